// Where the parts of the site lie: what the page was built with.

/**
 * @typedef {object} Site
 * @property {string} pictures the folder of the cards' pictures
 * @property {string} catalogues the folder of the catalogues, one a language
 * @property {string} engine the folder of what scores in the page
 * @property {string} pyodide the folder of the Python that it runs on
 * @property {number} weight how many bytes those two are
 * @property {boolean} api whether a server answers
 * @property {string} version
 */

/** @type {Site} */
export const site = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("site")).textContent ?? "");

/** The picture of a card, an item or a back, by its id: `FR01`, `CH24`, `card-back`. @param {string} id
 * @param {string} theme */
export const pictureUrl = (id, theme) => `${site.pictures}${id}-${theme}.svg`;
