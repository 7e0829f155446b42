"""What can be wrong when the site is made. The sentences are here: no game has a say in them."""

from __future__ import annotations

from royaume.core.errors import RoyaumeError
from royaume.core.language import Catalogue

_WORDS = Catalogue(
    {
        "web-files-missing.packages": {
            "en": "{given} is not in node_modules: run `npm ci`, or `make play`, which does it",
            "fr": "{given} n'est pas dans node_modules : lancez `npm ci`, ou `make play` qui s'en charge",
        },
        "web-files-missing.vendored": {
            "en": "the page's files are not there: run `make play`, which fetches them",
            "fr": "les fichiers de la page manquent : lancez `make play` qui va les chercher",
        },
        "web-files-missing.licence": {
            "en": "{given} comes under “{licence}”, which is not among the licences that we know to permit it",
            "fr": "{given} est sous « {licence} », qui n'est pas des licences dont nous savons qu'elles le permettent",
        },
        "site-folder.other": {
            "en": "{given} holds something else than a site of royaume; expected a folder that is new or empty",
            "fr": "{given} contient autre chose qu'un site de royaume ; il faut un dossier nouveau ou vide",
        },
        "site-folder.refused": {
            "en": "the site cannot be written to {given}: {reason}",
            "fr": "le site ne peut être écrit dans {given} : {reason}",
        },
    }
)


class WebFilesMissing(RoyaumeError):
    """What the page is made of, besides our own files, was not fetched yet."""

    words = _WORDS


class SiteFolderError(RoyaumeError):
    """A folder that no site can be written to."""

    words = _WORDS
