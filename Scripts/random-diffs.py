#!/usr/bin/env python3
"""Makes random edits of documents, and looks whether `ibstack diff` tells them and nothing else.

usage: random-diffs.py IBSTACK DIR [--trials N] [--seed N]

Takes the .storyboard and .xib files below DIR. Each trial makes one edit. The diff must have exactly the change that was made:
its kind, its object and its attribute. Applying the diff to the old document must give one without a difference to the new
one, and the reverse diff must lead back.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from random_edits import documents, edit

KINDS = {'attribute': 'attribute', 'delete': 'removed', 'insert': 'inserted'}


def changes(tool, folder, old, new):
    run = subprocess.run([tool, 'diff', '--format', 'json', old, new], cwd=folder, capture_output=True, text=True)
    found = [change for document in json.loads(run.stdout)['documents'] for change in document['changes']]
    return run.stdout, [change for change in found if not change.get('noise')]


def trial(tool, lines, document, generator, folder):
    made = edit(generator, document)
    if not made:
        return None
    edited, touched, (kind, name) = made[0](lines), made[1], made[2]
    if edited == lines:
        return None
    (folder / 'old.xib').write_text('\n'.join(lines), newline='')
    (folder / 'new.xib').write_text('\n'.join(edited), newline='')
    patch, told = changes(tool, folder, 'old.xib', 'new.xib')
    if len(told) != 1 or told[0]['change'] != KINDS[kind]:
        return f'{kind} of {sorted(touched)}: {told}'
    if kind == 'attribute' and told[0]['attribute'] != name:
        return f'{name} of {sorted(touched)}: {told}'
    if kind != 'insert' and told[0]['path'][1:] not in touched:
        return f'{kind} of {sorted(touched)}: {told}'
    for old, new in (('old.xib', 'new.xib'), ('new.xib', 'old.xib')):
        patch, _ = changes(tool, folder, old, new)
        (folder / 'p.json').write_text(patch)
        (folder / 'target.xib').write_bytes((folder / old).read_bytes())
        run = subprocess.run([tool, 'apply', 'p.json', 'target.xib'], cwd=folder, capture_output=True, text=True)
        left = changes(tool, folder, 'target.xib', new)[1]
        if run.returncode or left:
            return f'apply of {told}: {run.stderr} {left}'
    return ''


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('tool')
    parser.add_argument('folder')
    parser.add_argument('--trials', type=int, default=100)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    generator, counts = random.Random(arguments.seed), Counter()
    source = documents(arguments.folder, generator)
    with tempfile.TemporaryDirectory() as place:
        while counts['right'] + counts['wrong'] < arguments.trials:
            path, lines, document = next(source)
            problem = trial(os.path.abspath(arguments.tool), lines, document, generator, Path(place))
            if problem is None:
                continue
            counts['wrong' if problem else 'right'] += 1
            if problem:
                print(f'{path}: {problem[:300]}')
    print(f'{counts["right"]} of {arguments.trials} right')
    sys.exit(counts['wrong'] > 0)


main()
