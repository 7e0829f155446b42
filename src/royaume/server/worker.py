"""A process that answers questions, one at a time: a question comes in as a frame on standard input, its answer goes
out as one on standard output. It knows the game and no network, and ends when its server does."""

from __future__ import annotations

import json
import os
import struct
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
"""Stands before a frame and says how long it is."""
READY: Final = b"R"
ANSWER: Final = b"A"
REFUSAL: Final = b"E"
FAILURE: Final = b"F"
"""The first byte of a frame that goes out; behind it is JSON, of a failure the trace."""
_POLITE: Final = 5
"""How far a question stands back for the process that talks to clients."""


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def main() -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed by accident is no answer
    os.nice(_POLITE)
    from royaume.realms.answers import answer  # noqa: F401  # the long part of starting

    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    try:
        _say(answers, READY)
        while True:
            _say(answers, _answered(asked.get()))
    except BrokenPipeError:  # nobody is there any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())


def _listen(questions: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hears the next question, and the end: then nobody waits for the one that is being answered."""
    while head := questions.read(LENGTH.size):
        asked.put(questions.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _say(answers: BinaryIO, content: bytes) -> None:
    answers.write(frame(content))
    answers.flush()


def _answered(asked: bytes) -> bytes:
    """The answer to a question, whatever it is: this process goes on."""
    from royaume.realms.answers import answer

    try:
        found = answer(*json.loads(asked))
        kind = REFUSAL if "error" in found else ANSWER
        return kind + json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
    except Exception:
        return FAILURE + traceback.format_exc().encode(errors="replace")


if __name__ == "__main__":
    main()
