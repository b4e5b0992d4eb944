#!/usr/bin/env python3
"""Compares documents with random edits of them by `ibstack diff`, and makes the edits again with `ibstack apply`.

usage: random-diffs.py IBSTACK DIR [--trials N] [--seed N]

Takes the .storyboard and .xib files below DIR. Each trial makes one or two edits of a document, and expects that the diff
tells of the objects that were edited and of no other, that applying it gives the edited document byte for byte, and that
applying what --reverse prints to the edited document gives the document back.
"""
import json
import random
import subprocess
import sys
from collections import Counter

import random_trials
from random_edits import documents, edit, related

CHANGES = {'attribute': 'attribute', 'delete': 'removal', 'insert': 'insertion'}


def run(tool, folder, *arguments):
    return subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True)


def applied(tool, folder, patch, lines):
    """The document with the changes, or why they were refused."""
    (folder / 'patch.json').write_text(patch)
    (folder / 'result.xib').write_text('\n'.join(lines), newline='')
    done = run(tool, folder, 'apply', 'patch.json', 'result.xib')
    return (folder / 'result.xib').read_bytes().decode().split('\n') if done.returncode == 0 else done.stderr


def told(changes):
    """The kinds of changes that mean something, with their attributes."""
    return Counter((c['change'], c.get('attribute')) for c in changes if not c.get('noise'))


def trial(tool, lines, document, generator, folder):
    """Nil if no edit was found; otherwise what is wrong."""
    made = [one for one in [edit(generator, document) for _ in range(generator.choice((1, 2)))] if one]
    if not made:
        return None
    if len(made) == 2 and any(related(document, a, b) for a in made[0][1] for b in made[1][1]):
        return None
    new = lines
    for change, _, _ in made:
        new = change(new)
    expected = Counter((CHANGES[kind], name) for _, _, (kind, name) in made)
    for change, _, (kind, name) in made:
        if change(lines) == lines:
            expected[CHANGES[kind], name] -= 1
    (folder / 'old.xib').write_text('\n'.join(lines), newline='')
    (folder / 'new.xib').write_text('\n'.join(new), newline='')
    patch, back = (run(tool, folder, 'diff', 'old.xib', 'new.xib', '--format', 'json', *options)
                   for options in ((), ('--reverse',)))
    if patch.returncode or back.returncode:
        return patch.stderr + back.stderr
    found = told(json.loads(patch.stdout)['documents'][0]['changes'])
    edits = [(one[2], sorted(one[1])) for one in made]
    if found != +expected:
        return f'{edits}: tells {dict(found)}'
    result = applied(tool, folder, patch.stdout, lines)
    if result != new:
        return f'{edits}: {result if isinstance(result, str) else "applied differently"}'
    result = applied(tool, folder, back.stdout, new)
    if result != lines:
        return f'{edits} reversed: {result if isinstance(result, str) else "applied differently"}'
    return ''


def main():
    options = random_trials.parser(__doc__).parse_args()
    generator = random.Random(options.seed)
    sys.exit(random_trials.run(
        documents(options.folder, generator), options.trials,
        lambda folder, path, lines, document: trial(options.tool, lines, document, generator, folder)) > 0)


main()
