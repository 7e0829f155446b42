"""royaume: two card games in software, Fantasy Realms and Fantasy. Each game is a package of its own
(``royaume.realms``); what they share lives in ``royaume.core``. Nothing is imported here, so that a part costs
only itself."""

__version__ = "0.1.0"
