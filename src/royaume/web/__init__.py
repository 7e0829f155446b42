"""The pages: what is in ``static``, and how a site is built of it (``site``). It knows no server."""
