// What the page says, in both languages; the cards' own sentences come with the catalogue.
import { computed } from "@preact/signals";
import { lang } from "./settings.js";

/** @type {Record<string, [string, string]>} English, French */
const WORDS = {
  score: ["Score", "Compter"],
  table: ["Table", "Table"],
  ranking: ["Ranking", "Classement"],
  evening: ["Evening", "Soirée"],
  cards: ["Cards", "Cartes"],
  sheet: ["Sheet", "Feuille"],
  points: ["points", "points"],
  total: ["Total", "Total"],
  counted: ["{n} of {of} cards", "{n} cartes sur {of}"],
  pickFirst: ["Tap the cards of your hand, or type their names.", "Touchez les cartes de votre main, ou tapez leurs noms."],
  bestFound: ["best choices found", "meilleurs choix trouvés"],
  fixedCosts: ["your choices: {cost} points", "vos choix : {cost} points"],
  fixedFree: ["your choices, as good as the best", "vos choix, aussi bons que les meilleurs"],
  find: ["Card name", "Nom de carte"],
  findHint: ["Type a name, French or English", "Tapez un nom, français ou anglais"],
  nothingFound: ["No card is called so.", "Aucune carte ne s'appelle ainsi."],
  suits: ["Suits", "Familles"],
  inDiscard: ["in the discard area", "dans la défausse"],
  inOther: ["in the hand of {name}", "dans la main de {name}"],
  add: ["Add {card}", "Ajouter {card}"],
  remove: ["Remove {card}", "Retirer {card}"],
  removeIt: ["Remove from the hand", "Retirer de la main"],
  yourHand: ["The hand", "La main"],
  emptyHand: ["Empty hand", "Main vide"],
  clearHand: ["Empty the hand", "Vider la main"],
  undo: ["Undo", "Annuler"],
  card: ["Card", "Carte"],
  base: ["Base", "Base"],
  extra: ["Bonus/Penalty", "Bonus/Malus"],
  subtotal: ["Subtotal", "Sous-total"],
  details: ["About {card}", "Détails de {card}"],
  blanked: ["blanked", "masquée"],
  penalty: ["Penalty:", "Malus :"],
  strength: ["strength {n}", "force {n}"],
  choiceFor: ["Choice for {card}", "Choix pour {card}"],
  noChoice: ["leaves it alone", "ne choisit rien"],
  bestChoice: ["The best choice", "Le meilleur choix"],
  fixed: ["chosen by you", "choisi par vous"],
  asChoice: ["as {choice}", "en {choice}"],
  becomes: ["{card} becomes {suit}", "{card} devient {suit}"],
  onCard: ["on {card}", "sur {card}"],
  suitAlone: ["some {suit}", "une carte {suit}"],
  more: ["Show all {n}", "Tout montrer ({n})"],
  countUp: ["Count it up", "Compter pas à pas"],
  skip: ["Skip", "Passer"],
  swaps: ["Which swap would help most?", "Quel échange aiderait le plus ?"],
  swapsOf: ["Looking at {n} of {of} cards …", "Carte {n} sur {of} …"],
  swapFromDiscard: ["From the discard area", "De la défausse"],
  swapAny: ["Cards that may come", "Cartes qui peuvent venir"],
  swapLine: ["{out} for {into}", "{out} contre {into}"],
  swapNone: ["No swap makes the hand better.", "Aucun échange n'améliore la main."],
  players: ["Players at the table", "Joueurs à la table"],
  fewer: ["Fewer", "Moins"],
  moreOne: ["More", "Plus"],
  modules: ["What is in play", "Ce qui est en jeu"],
  options: ["Printing options", "Options de version"],
  discard: ["Discard area", "Défausse"],
  discardHint: ["Cards there count for Undead, and can be swapped in.", "Ses cartes comptent pour les Morts-vivants et peuvent être échangées."],
  addDiscard: ["Add to the discard area", "Ajouter à la défausse"],
  items: ["Cursed Items face down", "Objets Maudits face cachée"],
  itemsOf: ["of {name}", "de {name}"],
  addItem: ["Add an item", "Ajouter un objet"],
  nothingThere: ["Nothing there yet.", "Rien pour l'instant."],
  close: ["Close", "Fermer"],
  done: ["Done", "Fini"],
  hand: ["Hand {n}", "Main {n}"],
  addHand: ["Add a player", "Ajouter un joueur"],
  name: ["Name of the player", "Nom du joueur"],
  removeHand: ["Remove {name}", "Retirer {name}"],
  openHand: ["Open the hand of {name}", "Ouvrir la main de {name}"],
  place: ["{n}.", "{n}."],
  level: ["level: base {base}", "égalité : base {base}"],
  tieBreak: ["Of equal totals the lower sum of base strengths wins.", "À égalité, la plus petite somme des forces de base gagne."],
  needTwo: ["Add the hands of the other players to rank them.", "Ajoutez les mains des autres joueurs pour les classer."],
  saveRound: ["Write the round on the evening's pad", "Noter la manche sur le bloc de la soirée"],
  saved: ["Written on the pad.", "Noté sur le bloc."],
  newRound: ["New round", "Nouvelle manche"],
  round: ["Round {n}", "Manche {n}"],
  noRounds: ["No round yet. Rank the hands, then write the round on the pad.", "Aucune manche. Classez les mains, puis notez la manche sur le bloc."],
  bestHand: ["Best hand of the evening", "Meilleure main de la soirée"],
  exportText: ["Copy as text", "Copier en texte"],
  exportCsv: ["Save as CSV", "Enregistrer en CSV"],
  resetEvening: ["Start a new evening", "Commencer une nouvelle soirée"],
  resetSure: ["Erase all rounds of this evening?", "Effacer toutes les manches de cette soirée ?"],
  yesErase: ["Erase", "Effacer"],
  no: ["Keep", "Garder"],
  removeRound: ["Remove round {n}", "Retirer la manche {n}"],
  copied: ["Copied.", "Copié."],
  share: ["Share", "Partager"],
  shareHand: ["This hand", "Cette main"],
  shareRound: ["The whole round", "Toute la manche"],
  copyLink: ["Copy the link", "Copier le lien"],
  qr: ["QR code of the link", "Code QR du lien"],
  theme: ["Light or dark", "Clair ou sombre"],
  language: ["Français", "English"],
  offlineReady: ["Works without network", "Marche sans réseau"],
  loading: ["Getting ready for offline: {percent} %", "Préparation hors ligne : {percent} %"],
  retry: ["Try again", "Réessayer"],
  unofficial: [
    "royaume is independent of the publishers of Fantasy Realms.",
    "royaume est indépendant des éditeurs de Fantasy Realms.",
  ],
  mainNav: ["Parts of the page", "Parties de la page"],
  view: ["What is shown", "Ce qui est affiché"],
};

/** A sentence with its places filled.
 * @param {keyof typeof WORDS} code @param {Record<string, string | number>} [values] */
export function t(code, values = {}) {
  const said = WORDS[code][lang.value === "fr" ? 1 : 0];
  return said.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** A number with its sign, as on the pad. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

/** A number with a true minus. @param {number} n */
export const figure = (n) => (n < 0 ? `−${-n}` : `${n}`);

const BREAKS = /** @type {const} */ ([[/ (?=[:;!?»])/g, "\u00a0"], [/« /g, "«\u00a0"]]);

/** French does not break a line before these signs. @param {string} text */
export function typeset(text) {
  return isFrench.value ? BREAKS.reduce((said, [at, space]) => said.replace(at, space), text) : text;
}

const isFrench = computed(() => lang.value === "fr");
