"""The pages and the answers over HTTP: ``royaume serve``, with the extra ``server``. Nothing is imported here, so that
a worker process costs only the questions it answers."""
