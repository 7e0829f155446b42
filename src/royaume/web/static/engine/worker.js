// Answers questions about hands in the page itself: Python (Pyodide) with the package's own files. A worker, so that
// the page never waits for it. It has a Content-Security-Policy of its own, the only one that lets WebAssembly run.

/**
 * @typedef {{ pyodide: string, weight: number }} Start
 * @typedef {{ id: number, question: string, asked: string }} Question
 * @typedef {{ progress: number } | { ready: true } | { failed: string } | { id: number, answer: string } |
 *   { id: number, wrong: string }} Report
 */

const ENGINE = new URL("engine.zip", import.meta.url);
const FOLDER = "/home/pyodide/engine";
const SETTING_UP = `
import json
import sys

sys.path.insert(0, "${FOLDER}")

from royaume.realms.answers import answer

def ask(question, asked):
    return json.dumps(answer(question, json.loads(asked)), ensure_ascii=False)

ask("sheet", '{"hand": []}')
ask
`;

/** @type {((question: string, asked: string) => string) | undefined} */
let python;

/** @param {Report} said */
function report(said) {
  postMessage(said);
}

/**
 * `fetch` that says how much of the whole has come. What is loaded reads its own copy.
 * @param {number} weight
 */
function countedFetch(weight) {
  const plain = fetch;
  let come = 0;
  return async (/** @type {Parameters<typeof fetch>} */ ...asked) => {
    const response = await plain(...asked);
    const reader = response.clone().body?.getReader();
    void (async () => {
      for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
        come += piece.value.length;
        report({ progress: Math.min(1, come / weight) });
      }
    })().catch(() => {}); // the loader meets the same fault, and says so
    return response;
  };
}

/** @param {Start} start */
async function begin({ pyodide, weight }) {
  globalThis.fetch = countedFetch(weight);
  const [engine, { loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    fetch(ENGINE),
    import(`${pyodide}pyodide.js`),
    import(`${pyodide}pyodide.asm.js`),
  ]);
  if (!engine.ok) {
    throw new Error(`${engine.status} for ${ENGINE}`);
  }
  const machine = await loadPyodide({ indexURL: pyodide, createPyodideModule });
  machine.unpackArchive(await engine.arrayBuffer(), "zip", { extractDir: FOLDER });
  python = machine.runPython(SETTING_UP);
}

/** @param {MessageEvent<Start | Question>} message */
onmessage = async ({ data }) => {
  if ("pyodide" in data) {
    await begin(data).then(
      () => report({ ready: true }),
      (fault) => report({ failed: String(fault) }),
    );
    return;
  }
  try {
    if (!python) {
      throw new Error("asked before it was ready");
    }
    report({ id: data.id, answer: python(data.question, data.asked) });
  } catch (fault) {
    report({ id: data.id, wrong: String(fault) });
  }
};
