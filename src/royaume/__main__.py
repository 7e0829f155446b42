"""``python -m royaume`` is the ``royaume`` command."""

import sys

from royaume.cli.main import main

sys.exit(main())
