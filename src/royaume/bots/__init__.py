"""Players of the house. A bot sees a view, as a person does, and nothing else; games name their bots where they
register themselves, and never import one."""

from royaume.bots.bot import Bot, Named, bot_of
from royaume.bots.errors import BotError

__all__ = ["Bot", "BotError", "Named", "bot_of"]
