"""Pictures of the cards and the items: a frame and the emblem of the suit, the strength, a scene that shows the
thing."""
