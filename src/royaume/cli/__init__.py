"""The ``royaume`` command."""
