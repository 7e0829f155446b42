// Before the first paint: the theme and the language that were chosen here, or that the browser asks for. Not a module,
// as those come later. Afterwards the colour of the browser's own bars follows `data-theme`.

(() => {
  const root = document.documentElement;

  /** @param {string} name */
  function kept(name) {
    try {
      return localStorage.getItem(name) ?? "";
    } catch {
      return ""; // a browser that keeps nothing
    }
  }

  function colourBars() {
    const theme = root.dataset.theme;
    for (const bar of document.querySelectorAll("meta[name=theme-color]")) {
      const own = bar.id.replace("bars-", "");
      bar.setAttribute("media", !theme ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all");
    }
  }

  const theme = kept("royaume.theme");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
  }
  const lang = kept("royaume.lang") || navigator.language;
  root.lang = lang.toLowerCase().startsWith("fr") ? "fr" : "en";
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ["data-theme"] });
})();
