"""What the screen says around the table: titles, keys, names, and what each choice would do now."""

from __future__ import annotations

from typing import Final

from royaume.core.language import Catalogue, Language, plain, typeset

WORDS: Final = Catalogue(
    {
        # players
        "name": {"en": "Player {number}", "fr": "Joueur {number}"},
        "name.alone": {"en": "You", "fr": "Vous"},
        # the head and the table
        "deck": {"en": "deck {count}", "fr": "pioche {count}"},
        "turn": {"en": "turn: {player}", "fr": "tour : {player}"},
        "turn.yours": {"en": "your turn", "fr": "à vous de jouer"},
        "last-round": {"en": "last round", "fr": "dernier tour"},
        "over": {"en": "the game is over", "fr": "partie terminée"},
        "hand": {"en": "hand", "fr": "main"},
        "people": {"en": "all", "fr": "tot"},
        "table": {"en": "Peoples", "fr": "Peuples"},
        "story": {"en": "Story", "fr": "Récit"},
        "hands": {"en": "Hands, as you know them", "fr": "Les mains, ce que vous en savez"},
        "hands.closed": {"en": "Hands", "fr": "Mains"},
        "unknown": {"en": "{count} ?", "fr": "{count} ?"},
        "your-hand": {"en": "Your hand ({count})", "fr": "Votre main ({count})"},
        "empty": {"en": "empty", "fr": "vide"},
        # while one waits
        "thinks": {"en": "{player} thinks…", "fr": "{player} réfléchit…"},
        "curtain": {"en": "Pass the device to {player}.", "fr": "Passez l'appareil à {player}."},
        "curtain.how": {
            "en": "{player}: press Space, or click here, when nobody else can see the screen.",
            "fr": "{player} : appuyez sur Espace, ou cliquez ici, quand personne d'autre ne voit l'écran.",
        },
        "hidden": {"en": "The hands are hidden.", "fr": "Les mains sont cachées."},
        "news": {
            "en": "Take note of what you were shown, then hide your hand.",
            "fr": "Retenez ce que vous avez vu, puis cachez votre main.",
        },
        "do.hide": {"en": "Hide my hand", "fr": "Cacher ma main"},
        # a bot that cannot go on
        "stumbled": {
            "en": "{player} cannot go on ({problem}). The game is safe.",
            "fr": "{player} ne peut plus jouer ({problem}). La partie est intacte.",
        },
        "do.retry": {"en": "Ask it again", "fr": "Lui redemander"},
        "do.chance": {"en": "Let chance choose this time", "fr": "Laisser le hasard choisir cette fois"},
        # the end
        "end": {"en": "The game is over.", "fr": "La partie est finie."},
        "end.you": {"en": "You win.", "fr": "Vous gagnez."},
        "end.one": {"en": "{players} wins.", "fr": "{players} gagne."},
        "end.many": {"en": "{players} share the win.", "fr": "{players} gagnent ex æquo."},
        "end.row": {"en": "{place}. {player}: {total} cards", "fr": "{place}. {player} : {total} cartes"},
        "do.save": {"en": "Save the game", "fr": "Enregistrer la partie"},
        "do.again": {"en": "Play again", "fr": "Rejouer"},
        "do.quit": {"en": "Quit", "fr": "Quitter"},
        # keys
        "keys.choose": {"en": "1-9 ↑↓ Enter choose", "fr": "1-9 ↑↓ Entrée choisir"},
        "keys.powers": {"en": "? powers", "fr": "? pouvoirs"},
        "keys.lang": {"en": "l français", "fr": "l English"},
        "keys.theme": {"en": "t day/night", "fr": "t jour/nuit"},
        "keys.ask": {"en": "a Fairy: ask", "fr": "a Fée : demander"},
        "keys.ask.alone": {"en": "a Fairy: ask if I have one", "fr": "a Fée : demander si j'en ai"},
        "keys.ask.never": {"en": "a Fairy: never", "fr": "a Fée : jamais"},
        "keys.leave": {"en": "q quit", "fr": "q quitter"},
        # the powers, leaving
        "powers": {"en": "The races and their powers", "fr": "Les races et leurs pouvoirs"},
        "powers.turn": {
            "en": "On your turn draw a card, then lay one in front of you: its power applies at once. When the deck is "
            "gone and somebody has laid their last card, everybody else has one more turn. Most cards in front wins.",
            "fr": "À votre tour, piochez une carte, puis posez-en une devant vous : son pouvoir s'applique aussitôt. "
            "Une fois la pioche épuisée, quand quelqu'un a posé sa dernière carte, chaque autre joueur a encore un "
            "tour. Qui a le plus de cartes devant soi gagne.",
        },
        "powers.back": {"en": "Esc: back to the game", "fr": "Échap : retour à la partie"},
        "leave": {"en": "Leave the game?", "fr": "Quitter la partie ?"},
        "leave.yes": {"en": "Leave", "fr": "Quitter"},
        "leave.save": {"en": "Save the game and leave", "fr": "Enregistrer la partie et quitter"},
        "leave.no": {"en": "Go on playing", "fr": "Continuer à jouer"},
        "saved": {"en": "The game is in {file}.", "fr": "La partie est dans {file}."},
        "not-saved": {
            "en": "“{file}” cannot be written: {problem}.",
            "fr": "« {file} » ne peut être écrit : {problem}.",
        },
        # what a choice would do
        "now.nothing": {"en": "nothing would happen", "fr": "il ne se passerait rien"},
        "now.draw": {"en": "you draw {count} of the {deck} left", "fr": "vous piochez {count} des {deck} qui restent"},
        "now.take": {
            "en": "you take {count} of the {size} cards of {player}",
            "fr": "vous prenez {count} des {size} cartes de {player}",
        },
        "now.take.some": {
            "en": "you take up to {count} cards of a hand",
            "fr": "vous prenez jusqu'à {count} cartes d'une main",
        },
        "now.hands": {
            "en": "you swap your {mine} cards for the {theirs} of {player}",
            "fr": "vous échangez vos {mine} cartes contre les {theirs} de {player}",
        },
        "now.hands.some": {
            "en": "you swap your {mine} cards for another hand",
            "fr": "vous échangez vos {mine} cartes contre une main",
        },
        "now.peoples": {
            "en": "you swap your people of {mine} for the {theirs} of {player}",
            "fr": "vous échangez votre peuple de {mine} contre les {theirs} de {player}",
        },
        "now.peoples.some": {
            "en": "you swap your people of {mine} for another",
            "fr": "vous échangez votre peuple de {mine} contre un autre",
        },
        "now.steal": {
            "en": "you take one of the {theirs} in front of {player}",
            "fr": "vous prenez une des {theirs} devant {player}",
        },
        "now.steal.some": {
            "en": "you take a card of somebody's people",
            "fr": "vous prenez une carte d'un autre peuple",
        },
        "now.copy": {"en": "the power of {races}", "fr": "le pouvoir : {races}"},
        "now.copy.one": {"en": "as {race:a}, {what}", "fr": "comme {race:a}, {what}"},
        "now.fairy": {"en": "no power now; kept, it cancels one", "fr": "sans pouvoir ; gardée, elle en annule un"},
        "now.count": {"en": "{player} has {count}, you have {mine}", "fr": "{player} en a {count}, vous {mine}"},
        "now.works": {"en": "{power:the} works", "fr": "{power:the} agit"},
        "now.cancelled": {"en": "{power:the} is cancelled", "fr": "{power:the} ne fait rien"},
        "now.works.answer": {
            "en": "{power:the} works, unless that is answered",
            "fr": "{power:the} agit, sauf réponse",
        },
        "now.cancelled.answer": {
            "en": "{power:the} is cancelled, unless that is answered",
            "fr": "{power:the} ne fait rien, sauf réponse",
        },
    }
)


def say(code: str, lang: Language, **values: object) -> str:
    return typeset(plain(WORDS.say(code, lang, **values)), lang)
