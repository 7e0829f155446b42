"""A second, slow statement of Fantasy, written from RULES B1 and F1 to F4 with nothing of the product: cards are words,
hands and peoples lists of them. The game is told as one course of events that stops at each question. A question says
what each player who is asked may answer; it goes on when all have."""

from __future__ import annotations

from collections.abc import Generator

TABLE = ["gnome", "korrigan", "imp", "leprechaun", "dryad", "elf", "fairy"]
"""The races in the order of the rules' table."""

Question = dict[int, list[str]]
Answers = dict[int, str]
Steps = Generator[Question, Answers, None]


class Referee:
    """``deck`` is what lies there when all have their hands, the top card first; ``picks`` is what chance says when
    cards are taken at random: which of a hand that is held in the order of the rules' table."""

    def __init__(self, hands: list[list[str]], deck: list[str], first: int, *, fairy_any: bool) -> None:
        self.hands = [list(hand) for hand in hands]
        self.peoples: list[list[str]] = [[] for _ in hands]
        self.deck = list(deck)
        self.players = len(hands)
        self.fairy_any = fairy_any
        self.picks: list[int] = []
        self.laid_the_last_of_their_hand: list[int] = []
        self.game = self._game(first)
        self.given: Answers = {}
        self.question: Question = {}
        self._go_on(None)

    # --- for those who ask ---

    @property
    def over(self) -> bool:
        return not self.question

    def may(self, player: int) -> list[str]:
        """What a player may answer now."""
        return [] if player in self.given else self.question.get(player, [])

    def answer(self, player: int, words: str) -> None:
        assert words in self.may(player)
        self.given[player] = words
        if set(self.given) == set(self.question):
            self._go_on(self.given)

    @property
    def places(self) -> list[int]:
        """Most cards in front wins; ties share (F3)."""
        sizes = [len(people) for people in self.peoples]
        return [1 + len([other for other in sizes if other > size]) for size in sizes]

    def _go_on(self, answers: Answers | None) -> None:
        self.given = {}
        try:
            self.question = next(self.game) if answers is None else self.game.send(answers)
        except StopIteration:
            self.question = {}

    # --- the game ---

    def _game(self, first: int) -> Steps:
        """Turn by turn, clockwise. ``to_come`` are the turns left once a last card was laid."""
        turn = first
        to_come: list[int] | None = None
        while self.deck or any(self.hands):  # F2: if nobody holds a card the game ends
            self.laid_the_last_of_their_hand = []
            if self.deck:
                self.hands[turn].append(self.deck.pop(0))
            if self.hands[turn]:  # F2: a player with no card passes
                answers = yield {turn: [f"lay {race}" for race in TABLE if race in self.hands[turn]]}
                race = answers[turn].removeprefix("lay ")
                self._lay(turn, race)
                yield from self._power(turn, race)
            if to_come is None and not self.deck:
                for player in self.laid_the_last_of_their_hand:
                    if not self.hands[player]:
                        to_come = self._after(player)
                        break
            if to_come is None:
                turn = self._after(turn)[0]
            elif to_come:
                turn = to_come.pop(0)
            else:
                return

    def _after(self, player: int) -> list[int]:
        """The others in order of play; the last of them sits on the player's right."""
        return [(player + step) % self.players for step in range(1, self.players)]

    def _lay(self, player: int, race: str) -> None:
        self.hands[player].remove(race)
        self.peoples[player].append(race)
        if not self.hands[player]:
            self.laid_the_last_of_their_hand.append(player)

    # --- powers ---

    def _can_be_applied_to(self, player: int, race: str) -> list[int]:
        """Against which opponents a power does anything (F4)."""
        if race == "korrigan":
            return [other for other in range(self.players) if other != player and self.hands[other]]
        if race == "dryad":
            return [other for other in range(self.players) if other != player and self.peoples[other]]
        return [other for other in range(self.players) if other != player]

    def _can_be_applied(self, player: int, race: str) -> bool:
        if race == "gnome":
            return bool(self.deck)
        if race in ("fairy", "elf"):
            return False
        return bool(self._can_be_applied_to(player, race))

    def _power(self, user: int, race: str) -> Steps:
        if race == "elf":
            mine = [each for each in TABLE if each in self.peoples[user] and self._can_be_applied(user, each)]
            if not mine:
                return
            race = mine[0]
            if len(mine) > 1:
                race = (yield {user: [f"copy {each}" for each in mine]})[user].removeprefix("copy ")
        if not self._can_be_applied(user, race):
            return
        if race == "gnome":
            stopped = yield from self._fairies(user, None)
            if not stopped:
                self.hands[user] += self.deck[:2]
                del self.deck[:2]
            return
        targets = self._can_be_applied_to(user, race)
        target = targets[0]
        if len(targets) > 1:
            target = int((yield {user: [f"aim at {each}" for each in targets]})[user].removeprefix("aim at "))
        wanted = ""
        if race == "dryad":
            there = [each for each in TABLE if each in self.peoples[target]]
            wanted = there[0]
            if len(there) > 1:
                wanted = (yield {user: [f"take {each}" for each in there]})[user].removeprefix("take ")
        stopped = yield from self._fairies(user, target)
        if not stopped:
            self._apply(user, race, target, wanted)

    def _apply(self, user: int, race: str, target: int, wanted: str) -> None:
        if race == "korrigan":
            taken = []
            for _ in range(2):
                if self.hands[target]:
                    self.hands[target].sort(key=TABLE.index)
                    which = self.picks.pop(0) if len(self.hands[target]) > 1 else 0
                    taken.append(self.hands[target].pop(which))
            self.hands[user] += taken
        elif race == "imp":
            self.hands[user], self.hands[target] = self.hands[target], self.hands[user]
        elif race == "leprechaun":
            self.peoples[user], self.peoples[target] = self.peoples[target], self.peoples[user]
        else:
            assert race == "dryad"
            self.peoples[target].remove(wanted)
            self.peoples[user].append(wanted)

    # --- the Fairy's question (F1) ---

    def _fairies(self, user: int, target: int | None) -> Generator[Question, Answers, bool]:
        """Asks until nobody lays a Fairy; whether the power is stopped."""
        stopped = False
        laid_by = user
        while True:
            if self.fairy_any:
                asked = self._after(laid_by)
            elif target is None:
                asked = []
            else:
                asked = [user if laid_by == target else target]
            if not asked:
                return stopped
            answers = yield {
                player: ["decline", "fairy"] if "fairy" in self.hands[player] else ["decline"] for player in asked
            }
            willing = [player for player in asked if answers[player] == "fairy"]
            if not willing:
                return stopped
            laid_by = willing[0]
            self._lay(laid_by, "fairy")
            stopped = not stopped
