"""Questions about hands and their answers as JSON: what the page asks in the browser, the server over HTTP, and
programs through the batch command. Standard library only, so that it runs in a browser too."""

from royaume.realms.answers.answer import QUESTIONS, answer
from royaume.realms.answers.catalogue import catalogue

__all__ = ["QUESTIONS", "answer", "catalogue"]
