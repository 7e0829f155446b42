"""How the scorer's tables and packed numbers are laid out. Constants only, shared by the kernel and by what compiles
the declarations for it.

A hand is packed, a slot a card: 7 bits a card or name (nine slots, 63 bits), 4 bits a suit. Sets of suits and counts
of suits have one nibble a suit: ``1`` in each for a set of *ones*, ``15`` for a *mask*; the nibble after the last
suit counts every card. Sets of slots have one bit a slot. Names that some card looks for have one bit each.
"""

SLOT_BITS = 7
SLOT = 127
SUIT_BITS = 4
SUIT = 15
MOST_SLOTS = 9

NAMELESS = 127
"""The name of a Wild that took a suit only: different from all others, and nobody looks for it."""

EVERY_CARD = 1 << 56
"""The nibble after the last suit counts every card."""
ANY_CARD = 15 << 56
ALL_SUITS = (1 << 56) - 1
ONES = 0x11111111111111
HEAP_LOW = 0x0F0F0F0F0F0F0F0F

# Regions of the flat table that have a number for each card (or name).
WIDTH = 128
STRENGTH = 0 * WIDTH
SUIT_OF = 1 * WIDTH
NAME_BIT = 2 * WIDTH
TRAITS = 3 * WIDTH
ALSO = 5 * WIDTH
CLEARS = 6 * WIDTH
TRIMS = 7 * WIDTH
PROTECTS = 8 * WIDTH
GAIN_FROM = 9 * WIDTH
LOSS_FROM = 11 * WIDTH
LOSS_TO = 12 * WIDTH
TARGET_FROM = 13 * WIDTH
TARGET_TO = 14 * WIDTH
WITH_SUITS = 15 * WIDTH
WITH_NAMES = 16 * WIDTH
UNLESS_SUITS = 17 * WIDTH
UNLESS_NAMES = 18 * WIDTH
SPARES_LONERS = 19 * WIDTH
OFFERS = 20 * WIDTH
LOOKS_NAMES = 21 * WIDTH
IN_PLAY = 22 * WIDTH
HOPED_SUITS = 23 * WIDTH
HOPED_NAMES = 24 * WIDTH
"""The suits and names of which the card may be glad to see one more card, even one without strength or text."""

# Single numbers and short lists.
WORD = 25 * WIDTH
SUITS_IN_PLAY = WORD + 1
NAMED_COUNT = WORD + 2
NAMED = WORD + 3
"""The cards whose name somebody looks for, by number."""
RUN_POINTS = NAMED + 64
SET_POINTS = RUN_POINTS + 12
ALIKE = SET_POINTS + 12
"""For each card and suit, 16 numbers a card, the suits that the card treats no differently."""
CLAUSES = ALIKE + 16 * 80

# What a card's penalty makes of it (TRAITS), which a copy takes along ...
HAS_PENALTY = 1
BLANKS = 2
BLANKED_WITH = 4
BLANKED_UNLESS = 8
BLANKS_LONERS = 16
CONDITIONAL = BLANKED_WITH | BLANKED_UNLESS
BLANKING = BLANKS | CONDITIONAL | BLANKS_LONERS
OF_PENALTY = 31

# ... and its bonus, which it does not.
STANDS_APART = 32
KEEPS_SUIT = 64
ALWAYS_COUNTS = 128
CANNOT_BE_BLANKED = 256
COUNTS_SUITS = 1024
"""Somebody counts how many cards share a suit, whichever it is."""
COPIES_HAND = 2048
COPIES_GAME = 4096
CHANGES_SUIT = 8192
CLEARS_ONE = 16384
PROTECTS_ONE = 32768
CHOOSES = COPIES_HAND | COPIES_GAME | CHANGES_SUIT | CLEARS_ONE | PROTECTS_ONE

# A clause of points: how much, times how often, if its needs are met. How often is a constant number of times, and
# once for each card of some suits; what is not said so simply is RARE.
CLAUSE = 16
POINTS = 0
TIMES = 1
SUITS = 2
OTHERS = 3
"""Ones of the suits of which the card does not count itself."""
NEED_SUITS = 4
NEED_NAMES = 7
"""Three needs; one that is none is met by any card."""
NEGATED = 10
"""1 if the clause counts when its needs are not met."""
OR_ELSE = 11
"""1 on an alternative to the clause before it: the better of them counts."""
RARE = 12
NAMES = 13
NUMBER = 14

EACH_NAMED = 1
IN_DISCARD = 2
FIRST = 3
FURTHER = 4
STRENGTHS = 5
BEST_STRENGTH = 6
ODD_OTHERS = 7
PENALISED = 8
OTHER_PLAYERS = 9
RUNS = 10
SETS = 11
IF_EXACTLY = 12
IF_ALL_ODD = 13
IF_ALL_DIFFERENT = 14

# A target of a blanker: suits, what is spared, and of which suits it does not mean itself.
TARGET = 4
HIT_SUITS = 0
BUT_SUITS = 1
BUT_NAMES = 2
HIT_OTHERS = 3

# A plan: every choice of a hand in one number, a field of 7 bits each, 0 for a choice declined.
COPY = 0
FIRST_WILD = 7
SECOND_WILD = 14
BOOK_CARD = 21
BOOK_SUIT = 28
CLEARED_CARD = 35
PROTECTED_CARD = 42
FREE = 127
"""A field the search may fill."""
ALL_FREE = (1 << 49) - 1
AS_SUIT = 80
"""A Wild's field is 1 + a card's number, or AS_SUIT + a suit's number for the suit alone; other fields are 1 + a
card's or a suit's number. The first Wild is the one with the lower number."""

LEGAL = 0
NOT_IN_HAND = 1
COPIES_ITSELF = 2
NOT_OFFERED = 3
NAME_NOT_IN_PLAY = 4
SUIT_NOT_IN_PLAY = 5
SUIT_IS_FIXED = 6
TARGET_OF_OTHER_SUIT = 7
TARGETS_ITSELF = 8
NOT_HELD = 9

NO_SLOT = -1
ILLEGAL = -1_000_000
"""Below every total: there is no score."""

# How far a clause gives way in a bound: by one card more of these suits (ones), and by any card blanked.
EXACT = -1
SOME_BLANKED = 0
ONE_SUIT = ONES
