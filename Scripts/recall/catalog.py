"""All kinds of faults, in the order of the table."""

# Importing a module registers its kinds, in this order.
import outlets  # noqa: F401
import actions  # noqa: F401
import bindings  # noqa: F401
import classes  # noqa: F401
import resources  # noqa: F401
import identifiers  # noqa: F401
import references  # noqa: F401
import values  # noqa: F401
import layouts  # noqa: F401
import texts  # noqa: F401
import translations  # noqa: F401
from kinds import ALL  # noqa: F401
