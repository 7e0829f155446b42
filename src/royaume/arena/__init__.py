"""Where bots meet: tournaments on all cores, what share of games each wins, how strong they are."""

from royaume.arena.tournament import Standing, Tournament, Verdict, held

__all__ = ["Standing", "Tournament", "Verdict", "held"]
