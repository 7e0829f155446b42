// Made from royaume/realms/answers/shapes.py by `make docs`: change that, not this.

export type ChoiceJson = string | Array<string> | null;

/** A hand with its context. Of `choices` those named are fixed; the best are found for the others, or, with `search` false, they are left alone. */
export interface HandAsk {
  hand: Array<string>;
  choices?: Record<string, ChoiceJson>;
  discard?: Array<string>;
  items?: Array<string>;
  players?: number;
  modules?: Array<string>;
  options?: Array<string>;
  search?: boolean;
  lang?: "en" | "fr";
}

/** Several hands of one table. */
export interface RankAsk {
  hands: Array<HandAsk>;
  lang?: "en" | "fr";
}

/** All that may be chosen for one card of the hand. */
export interface AlternativesAsk {
  hand: Array<string>;
  choices?: Record<string, ChoiceJson>;
  discard?: Array<string>;
  items?: Array<string>;
  players?: number;
  modules?: Array<string>;
  options?: Array<string>;
  search?: boolean;
  lang?: "en" | "fr";
  card: string;
}

/** What the hand would be worth with another card in place of one. */
export interface SwapsAsk {
  hand: Array<string>;
  choices?: Record<string, ChoiceJson>;
  discard?: Array<string>;
  items?: Array<string>;
  players?: number;
  modules?: Array<string>;
  options?: Array<string>;
  search?: boolean;
  lang?: "en" | "fr";
  out: string;
}

/** Why: a sentence, the points it gives, and the cards that did it or were counted. */
export interface ReasonJson {
  kind: string;
  text: string;
  points: number;
  by: Array<string>;
}

/** A card on the sheet. `suit` is the one it has after all choices. */
export interface LineJson {
  card: string;
  base: number;
  bonus: number;
  penalty: number;
  subtotal: number;
  blanked: boolean;
  cleared: boolean;
  suit: string;
  choice: ChoiceJson;
  reasons: Array<ReasonJson>;
}

export interface ItemLineJson {
  item: string;
  points: number;
}

/** A hand's score. `best` is the total with no choice fixed; `usual` how many cards such a hand may have. */
export interface SheetJson {
  total: number;
  base_total: number;
  best: number;
  lines: Array<LineJson>;
  items: Array<ItemLineJson>;
  choices: Record<string, ChoiceJson>;
  warnings: Array<string>;
  usual: Array<number>;
  text: string;
}

/** A hand's place; `number` is where it stood in the question, from 0. */
export interface PlaceJson {
  place: number;
  number: number;
  sheet: SheetJson;
}

export interface RankJson {
  places: Array<PlaceJson>;
}

export interface AlternativeJson {
  choice: ChoiceJson;
  total: number;
}

/** The best first; of suits and names that come to the same the first is kept. */
export interface AlternativesJson {
  card: string;
  alternatives: Array<AlternativeJson>;
}

export interface SwapJson {
  card: string;
  total: number;
  discarded: boolean;
}

/** The best cards to have instead: `discarded` ones lie in the discard area, the others may be anywhere. */
export interface SwapsJson {
  out: string;
  swaps: Array<SwapJson>;
}

/** What was wrong with a question: for programs a kind, for people a sentence. */
export interface ErrorJson {
  kind: string;
  case: string;
  sentence: string;
}

export interface FailureJson {
  error: ErrorJson;
}

/** The sentences of a card, marked up. */
export interface TextJson {
  bonus: Array<string>;
  penalty: Array<string>;
}

/** How a card reads when a module or an option is on. */
export interface PrintingJson {
  bonus: Array<string>;
  penalty: Array<string>;
  when: string;
}

/** What a card lets its holder choose, and among which suits. */
export interface ChoosesJson {
  kind: "copy-hand" | "copy-game" | "change-suit" | "clear-one" | "protect-one";
  suits: Array<string>;
}

/** A card of the catalogue. `module` brings it in, `removed` takes it out. */
export interface CardJson {
  bonus: Array<string>;
  penalty: Array<string>;
  id: string;
  number: number;
  english: string;
  french: string;
  suit: string;
  strength: number;
  module: string;
  removed: string;
  chooses: ChoosesJson | null;
  printings: Array<PrintingJson>;
}

export interface ItemJson {
  id: string;
  english: string;
  french: string;
  value: number;
  use: string;
  worth: string;
}

export interface SuitJson {
  word: string;
  name: string;
  many: string;
  module: string;
}

export interface SwitchJson {
  word: string;
  name: string;
  text: string;
  hand: number;
  refuses: Array<string>;
}

/** All there is, in one language. */
export interface CatalogueJson {
  lang: "en" | "fr";
  suits: Array<SuitJson>;
  cards: Array<CardJson>;
  items: Array<ItemJson>;
  modules: Array<SwitchJson>;
  options: Array<SwitchJson>;
}
