"""Prints the commands of a pipeline's template, a script for sh: what its keys `script` and `run` say.

    python3 Integrations/template-scripts.py FILE
"""

import sys

from ruamel.yaml import YAML


def scripts(node):
    if isinstance(node, dict):
        for key, value in node.items():
            if key in ("script", "run") and not isinstance(value, dict):
                yield from [value] if isinstance(value, str) else value
            else:
                yield from scripts(value)
    elif isinstance(node, list):
        for each in node:
            yield from scripts(each)


with open(sys.argv[1], encoding="utf-8") as file:
    print("\n".join(scripts(YAML(typ="safe").load(file))))
