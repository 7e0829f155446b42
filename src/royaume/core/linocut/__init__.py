"""Pictures cut like linocut prints, drawn by code as SVG: a few inks, bold shapes, carved highlights. ``tools`` cuts
shapes, ``parts`` are things many pictures are composed of, ``inks`` are the colours, ``render`` makes PNG of it."""
