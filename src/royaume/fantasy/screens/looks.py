"""How the board is laid out and looks, in Textual's style sheets."""

from __future__ import annotations

from typing import Final

BOARD: Final = """
Board { background: $background; color: $foreground; overflow: hidden; }
#head, #table, #hand, #asked, #detail { padding: 0 1; height: auto; }
#head { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
#table { text-wrap: nowrap; text-overflow: ellipsis; }
#middle { height: 1fr; min-height: 2; }
#story, #hands, #below { border-top: solid $faint; border-title-color: $faint; border-title-style: bold; }
#story { width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; height: 100%; }
#tale { padding-right: 1; }
#hands { width: 34; padding: 0 1; height: 100%; text-wrap: nowrap; text-overflow: ellipsis; }
#below { height: auto; }
#hand { max-height: 2; }
#asked { text-style: bold; max-height: 6; }
#detail { color: $faint; height: 2; }
Board.low #detail, Board.tiny #middle { display: none; }
Board.narrow #hands { width: 24; }
#choices { border: none; padding: 0 1; background: $background; height: auto; max-height: 9;
    text-wrap: nowrap; text-overflow: ellipsis; }
#choices:focus { border: none; background-tint: $background 0%; }
#choices > .option-list--option-highlighted, #choices:focus > .option-list--option-highlighted {
    background: $block-hover-background; color: $foreground; text-style: bold; }
#keys { height: 1; padding: 0 1; color: $faint; text-wrap: nowrap; text-overflow: ellipsis; }
#keys { link-color: $faint; link-style: none; link-background-hover: $accent; link-color-hover: $background; }
"""
