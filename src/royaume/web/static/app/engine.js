// Asks questions about hands: the engine in the page once it is there, a server until then, whoever answers first in
// between. Who asks need not know which.

import { signal } from "@preact/signals";

import { keepEngine, keepPage } from "./offline.js";
import { site } from "./site.js";

/**
 * @typedef {"sheet" | "rank" | "alternatives" | "swaps"} Question
 * @typedef {import("../engine/worker.js").Report} Report
 * @typedef {object} Waiting
 * @property {Question} question
 * @property {object} asked
 * @property {AbortSignal} wanted
 * @property {(answer: any) => void} answered
 * @property {(reason: unknown) => void} failed
 */

/** @type {import("@preact/signals").Signal<"server" | "loading" | "local" | "off">} Who answers: a server, nobody yet,
 * the page, or nobody. */
export const state = signal(site.api ? "server" : "loading");

/** From 0 to 1, how much of the engine has come. */
export const progress = signal(0);

const PATIENCE = 20_000;

const WORDS = {
  off: {
    en: "nothing can answer: there is no network, and the page cannot count by itself yet",
    fr: "rien ne peut répondre : il n'y a pas de réseau, et la page ne sait pas encore compter seule",
  },
  broken: {
    en: "this cannot be counted: royaume is at fault here",
    fr: "ceci ne peut être compté : la faute en est à royaume",
  },
};

/** The engine met a question that it broke at. */
class Broken extends Error {}

/** @type {Worker | undefined} */
let worker;
/** @type {Promise<void> | undefined} There while the engine is, or is on its way. */
let started;
/** @type {Waiting[]} The first one is being answered. */
const line = [];
let begun = false;

/**
 * The answer, or `{error}` with a sentence. With a `signal` a question can be called off.
 * @param {Question} question
 * @param {object} asked
 * @param {{ signal?: AbortSignal }} [calling]
 * @returns {Promise<any>}
 */
export async function ask(question, asked, { signal } = {}) {
  signal?.throwIfAborted();
  const enough = new AbortController();
  const wanted = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal;
  try {
    return await Promise.any(ways(question, asked, wanted));
  } catch (faults) {
    signal?.throwIfAborted();
    return failure(/** @type {AggregateError} */ (faults).errors);
  } finally {
    enough.abort(); // one answer will do
  }
}

/**
 * @param {Question} question
 * @param {object} asked
 * @param {AbortSignal} wanted
 */
function ways(question, asked, wanted) {
  const here = () => fromPage(question, asked, wanted);
  if (!site.api) {
    return [startLocal().then(here)];
  }
  if (state.value === "local") {
    return [
      here().catch((fault) =>
        fromServer(question, asked, wanted).catch(() => {
          throw fault;
        }),
      ),
    ];
  }
  const served = fromServer(question, asked, wanted);
  const page = started ?? served.then(() => new Promise(() => {}), startLocal); // answered: the page is not asked
  return [served, page.then(here)];
}

/** @param {unknown[]} faults */
function failure(faults) {
  const broken = faults.find((fault) => fault instanceof Broken);
  if (broken) {
    console.error(broken);
  }
  const which = broken ? "broken" : "off";
  const lang = document.documentElement.lang === "fr" ? "fr" : "en";
  return { error: { kind: "engine", case: `engine.${which}`, sentence: WORDS[which][lang] } };
}

// --- the server ---

/**
 * @param {Question} question
 * @param {object} asked
 * @param {AbortSignal} wanted
 */
async function fromServer(question, asked, wanted) {
  try {
    const response = await fetch(`api/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
      signal: AbortSignal.any([wanted, AbortSignal.timeout(PATIENCE)]),
    });
    if (response.status === 429 || response.status >= 500) {
      throw new Error(`the server says ${response.status}`);
    }
    const answer = await response.json();
    hear(true);
    return answer;
  } catch (fault) {
    if (!wanted.aborted) {
      hear(false);
    }
    throw fault;
  }
}

/** @param {boolean} answered */
function hear(answered) {
  if (state.value !== "local") {
    state.value = answered ? "server" : started ? "loading" : "off";
  }
}

// --- the page ---

/** Begins to fetch the engine and to keep the site on the device, if that is not done. Settles when the engine can
 * answer. */
export function startLocal() {
  if (!begun) {
    begun = true;
    void keepPage();
    addEventListener("online", () => void startLocal().catch(() => {}));
  }
  if (state.value === "off") {
    state.value = "loading";
  }
  started ??= brought().then(arrived, lost);
  return started;
}

/** @returns {Promise<Worker>} */
function brought() {
  return new Promise((come, gone) => {
    const made = new Worker(`${site.engine}worker.js`, { type: "module" });
    made.onerror = (fault) => gone(new Error(fault.message));
    made.onmessage = (/** @type {MessageEvent<Report>} */ { data }) => {
      if ("progress" in data) {
        progress.value = data.progress;
      } else if ("failed" in data) {
        made.terminate();
        gone(new Error(data.failed));
      } else if ("ready" in data) {
        come(made);
      } else {
        take(data);
      }
    };
    const pyodide = new URL(site.pyodide, document.baseURI).href;
    made.postMessage({ pyodide, weight: site.weight });
  });
}

/** @param {Worker} come */
function arrived(come) {
  worker = come;
  worker.onerror = (fault) => void lost(new Error(fault.message)).catch(() => {});
  progress.value = 1;
  state.value = "local";
  void keepEngine();
}

/**
 * The engine did not come, or is gone. Who waits for it is told; the next question or the next network tries again.
 * @param {unknown} fault
 */
async function lost(fault) {
  worker?.terminate();
  worker = started = undefined;
  progress.value = 0;
  state.value = site.api && state.value !== "loading" ? "server" : "off";
  for (const each of line.splice(0)) {
    each.failed(fault);
  }
  throw fault;
}

/**
 * @param {Question} question
 * @param {object} asked
 * @param {AbortSignal} wanted
 * @returns {Promise<any>}
 */
function fromPage(question, asked, wanted) {
  return new Promise((answered, failed) => {
    wanted.throwIfAborted();
    wanted.addEventListener("abort", () => failed(wanted.reason));
    if (!worker) {
      throw new Error("the engine is gone");
    }
    line.push({ question, asked, wanted, answered, failed });
    if (line.length === 1) {
      next();
    }
  });
}

let id = 0;

/** Puts the first question that is still wanted. */
function next() {
  while (line[0]?.wanted.aborted) {
    line.shift();
  }
  if (line[0]) {
    const { question, asked } = line[0];
    worker?.postMessage({ id: ++id, question, asked: JSON.stringify(asked) });
  }
}

/** @param {Extract<Report, { id: number }>} said */
function take(said) {
  const first = line.shift();
  if ("answer" in said) {
    first?.answered(JSON.parse(said.answer));
  } else {
    first?.failed(new Broken(said.wrong));
  }
  next();
}
