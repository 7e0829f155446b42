"""The errors and warnings of Fantasy Realms in both languages. What stands before the dot is the error's kind."""

from __future__ import annotations

from royaume.core.language import Catalogue

MESSAGES = Catalogue(
    {
        "option.module": {
            "en": "there is no module “{given}”; there are {expected}",
            "fr": "il n'y a pas de module « {given} » ; il y a {expected}",
        },
        "option.option": {
            "en": "there is no option “{given}”; there are {expected}",
            "fr": "il n'y a pas d'option « {given} » ; il y a {expected}",
        },
        "option.together": {
            "en": "{given} is not played with {with_}",
            "fr": "{given} ne se joue pas avec {with_}",
        },
        "option.players": {
            "en": "{given} is not a number of players; expected a whole number from 1 to 12",
            "fr": "{given} n'est pas un nombre de joueurs ; il faut un nombre entier de 1 à 12",
        },
        "unknown-name.none": {
            "en": "no card is called “{given}”",
            "fr": "aucune carte ne s'appelle « {given} »",
        },
        "unknown-name.near": {
            "en": "no card is called “{given}”; did you mean {near}?",
            "fr": "aucune carte ne s'appelle « {given} » ; vouliez-vous dire {near} ?",
        },
        "unknown-name.empty": {
            "en": "a name is missing: there is nothing between two commas",
            "fr": "il manque un nom : il n'y a rien entre deux virgules",
        },
        "unknown-name.suit": {
            "en": "there is no suit “{given}”; expected {expected}",
            "fr": "il n'y a pas de famille « {given} » ; il faut {expected}",
        },
        "ambiguous-name.cards": {
            "en": "“{given}” begins several names: {near}",
            "fr": "« {given} » commence plusieurs noms : {near}",
        },
        "not-in-play.module": {
            "en": "{card} is only in play with {module}; add it with “{word}”",
            "fr": "{card} n'est en jeu qu'avec {module} ; ajoutez « {word} »",
        },
        "not-in-play.removed": {
            "en": "{card} ({id}) is not in play with Extra Suits; there it is the Building {other}",
            "fr": "{card} ({id}) n'est pas en jeu avec les nouvelles familles ; c'y est le Bâtiment {other}",
        },
        "not-in-play.printing": {
            "en": "{id} is another printing of {card}; choose it with the option “{option}”",
            "fr": "{id} est une autre version de {card} ; choisissez-la par l'option « {option} »",
        },
        "not-in-play.items": {
            "en": "{item} is only in play with Cursed Items; add them with “items”",
            "fr": "{item} n'est en jeu qu'avec les Objets Maudits ; ajoutez « items »",
        },
        "duplicate-card.hand": {
            "en": "{card} is there twice; every card exists once",
            "fr": "{card} est là deux fois ; chaque carte est unique",
        },
        "duplicate-card.discard": {
            "en": "{card} is in the hand and in the discard area; it can only be in one",
            "fr": "{card} est dans la main et dans la défausse ; elle ne peut être que dans l'une",
        },
        "duplicate-card.across": {
            "en": "{card} is in two of the hands; every card exists once",
            "fr": "{card} est dans deux des mains ; chaque carte est unique",
        },
        "hand-size.large": {
            "en": "a hand of {given} cards cannot be scored; expected at most {most}",
            "fr": "une main de {given} cartes ne peut être comptée ; il en faut au plus {most}",
        },
        "hand-size.owed": {
            "en": "{given} cards cannot be discarded from a hand of {cards}",
            "fr": "on ne peut défausser {given} cartes d'une main de {cards}",
        },
        "hand-size.unusual": {
            "en": "a hand of {given} is unusual here; expected {expected}",
            "fr": "une main de {given} est inhabituelle ici ; on attend {expected}",
        },
        "choice.not-a-choice": {
            "en": "{card} lets you choose nothing; the cards that do are {expected}",
            "fr": "{card} ne laisse rien à choisir ; les cartes qui le font sont {expected}",
        },
        "choice.not-held": {
            "en": "{card} is not in the hand, so nothing can be chosen for it",
            "fr": "{card} n'est pas dans la main : il n'y a rien à choisir pour elle",
        },
        "choice.not-in-hand": {
            "en": "{card} needs another card of the hand; {given} is not in it",
            "fr": "{card} demande une autre carte de la main ; {given} n'y est pas",
        },
        "choice.itself": {
            "en": "{card} needs another card, not itself",
            "fr": "{card} demande une autre carte qu'elle-même",
        },
        "choice.not-offered": {
            "en": "{card} cannot become {given}, a card of the suit {suit}; it may take {expected}",
            "fr": "{card} ne peut devenir {given}, de la famille {suit} ; elle peut prendre {expected}",
        },
        "choice.suit-not-offered": {
            "en": "{card} cannot take the suit {suit}; it may take {expected}",
            "fr": "{card} ne peut prendre la famille {suit} ; elle peut prendre {expected}",
        },
        "choice.suit-not-in-play": {
            "en": "{card} cannot give the suit {suit}; expected one of {expected}",
            "fr": "{card} ne peut donner la famille {suit} ; il faut {expected}",
        },
        "choice.suit-is-fixed": {
            "en": "{card} cannot change the suit of {given}",
            "fr": "{card} ne peut changer la famille de {given}",
        },
        "choice.other-suit": {
            "en": "{card} may clear {expected}; {given} is neither",
            "fr": "{card} peut effacer {expected} ; {given} n'en est pas",
        },
        "choice.needs-pair": {
            "en": "{card} needs a card and a suit, as in “{card}=King:wizard”; given “{given}”",
            "fr": "{card} demande une carte et une famille, comme « {card}=Roi:sorcier » ; reçu « {given} »",
        },
        "choice.needs-one": {
            "en": "{card} needs one name; given “{given}”",
            "fr": "{card} demande un seul nom ; reçu « {given} »",
        },
        "choice.twice": {
            "en": "two choices are given for {card}",
            "fr": "deux choix sont donnés pour {card}",
        },
        "choice.none-fits": {
            "en": "no way to choose the rest goes with the choices given",
            "fr": "aucune façon de choisir le reste ne va avec les choix donnés",
        },
        "choice.discarded": {
            "en": "{card} would be discarded, so nothing can be chosen for it",
            "fr": "{card} serait défaussée : il n'y a rien à choisir pour elle",
        },
        "notation.section": {
            "en": "“{given}” is no part of a hand; expected {expected}",
            "fr": "« {given} » n'est pas une partie d'une main ; il faut {expected}",
        },
        "notation.section-twice": {
            "en": "the part “{given}” is there twice",
            "fr": "la partie « {given} » est là deux fois",
        },
        "notation.number": {
            "en": "“{given}” is not a whole number",
            "fr": "« {given} » n'est pas un nombre entier",
        },
        "notation.choice": {
            "en": "“{given}” is not a choice; expected “card=choice”, as in “Mirage=Rainstorm”",
            "fr": "« {given} » n'est pas un choix ; il faut « carte=choix », comme « Mirage=Orage »",
        },
        "notation.no-choice-here": {
            "en": "“{given}” makes a choice where only names are expected",
            "fr": "« {given} » fait un choix là où il ne faut que des noms",
        },
        "bad-line.encoding": {
            "en": "the line is not UTF-8 (byte {place})",
            "fr": "la ligne n'est pas en UTF-8 (octet {place})",
        },
        "bad-line.json": {
            "en": "the line is not JSON: {reason}",
            "fr": "la ligne n'est pas du JSON : {reason}",
        },
        "bad-line.object": {
            "en": "expected an object with “{needed}”; given {given}",
            "fr": "il faut un objet avec « {needed} » ; reçu {given}",
        },
        "bad-line.long": {
            "en": "“{field}” has {given} entries; expected at most {most}",
            "fr": "« {field} » a {given} éléments ; il en faut au plus {most}",
        },
        "bad-line.question": {
            "en": "there is no question “{given}”; expected {expected}",
            "fr": "il n'y a pas de question « {given} » ; il faut {expected}",
        },
        "bad-line.field": {
            "en": "“{field}” must be {expected}; given {given}",
            "fr": "« {field} » doit être {expected} ; reçu {given}",
        },
        "bad-line.unknown-field": {
            "en": "there is no field “{given}”; expected {expected}",
            "fr": "il n'y a pas de champ « {given} » ; il faut {expected}",
        },
        "bad-picture.ending": {
            "en": "“{given}” is no picture file; its name must end in {expected}",
            "fr": "« {given} » n'est pas un fichier d'image ; son nom doit finir en {expected}",
        },
        "bad-picture.width": {
            "en": "“{given}” is no width; expected {least} to {most} pixels",
            "fr": "« {given} » n'est pas une largeur ; il faut de {least} à {most} pixels",
        },
        "bad-picture.file": {
            "en": "“{given}” cannot be written: {reason}",
            "fr": "« {given} » ne peut être écrit : {reason}",
        },
        "bad-array.hands": {
            "en": "expected one row of at most 9 card numbers for each hand; given an array of shape {given}",
            "fr": "il faut une ligne d'au plus 9 numéros de carte par main ; reçu un tableau de forme {given}",
        },
        "bad-array.plans": {
            "en": "expected one plan for all hands or one for each; given an array of shape {given}",
            "fr": "il faut un plan pour toutes les mains ou un par main ; reçu un tableau de forme {given}",
        },
        "bad-array.discards": {
            "en": "expected one row of card numbers for each hand's discard area; given an array of shape {given}",
            "fr": "il faut une ligne de numéros de carte pour chaque défausse ; reçu un tableau de forme {given}",
        },
        "bad-array.discard": {
            "en": "row {row}: the discard area {given} holds a card twice, one of the hand, or one not in play",
            "fr": "ligne {row} : la défausse {given} a une carte en double, de la main ou hors jeu",
        },
        "bad-array.type": {
            "en": "expected whole numbers; given {given}",
            "fr": "il faut des nombres entiers ; reçu {given}",
        },
        "bad-array.row": {
            "en": "row {row} is no hand: {given} holds a card twice, too many cards, or one that is not in play",
            "fr": "la ligne {row} n'est pas une main : {given} a une carte en double ou hors jeu, ou trop de cartes",
        },
        "bad-array.choices": {
            "en": "row {row}: the choices {given} are not legal for this hand",
            "fr": "ligne {row} : les choix {given} ne sont pas permis pour cette main",
        },
        "bad-array.workers": {
            "en": "{given} is not a number of workers; expected 1 or more",
            "fr": "{given} n'est pas un nombre de tâches ; il en faut 1 ou plus",
        },
    }
)
