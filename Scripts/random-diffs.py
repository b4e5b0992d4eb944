#!/usr/bin/env python3
"""Compares documents with random edits of them by `ibstack diff`, and makes the edits again with `ibstack apply`.

usage: random-diffs.py IBSTACK DIR [--trials N] [--seed N]

Takes the .storyboard and .xib files below DIR. Each trial makes one or two edits of a document, and expects that the diff
tells of the objects that were edited and of no other, that applying it gives the edited document byte for byte, and that
applying what --reverse prints to the edited document gives the document back.
"""
import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

spec = importlib.util.spec_from_file_location('merges', Path(__file__).with_name('random-merges.py'))
merges = importlib.util.module_from_spec(spec)
spec.loader.exec_module(merges)

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
    made = [edit for edit in [merges.edit(generator, document) for _ in range(generator.choice((1, 2)))] if edit]
    if not made:
        return None
    if len(made) == 2 and any(merges.related(document, a, b) for a in made[0][1] for b in made[1][1]):
        return None
    new = lines
    for edit, _, _ in made:
        new = edit(new)
    expected = Counter((CHANGES[kind], name) for _, _, (kind, name) in made)
    for edit, _, (kind, name) in made:
        if edit(lines) == lines:
            expected[CHANGES[kind], name] -= 1
    (folder / 'old.xib').write_text('\n'.join(lines), newline='')
    (folder / 'new.xib').write_text('\n'.join(new), newline='')
    patch, back = (run(tool, folder, 'diff', 'old.xib', 'new.xib', '--format', 'json', *options)
                   for options in ((), ('--reverse',)))
    if patch.returncode or back.returncode:
        return patch.stderr + back.stderr
    found = told(json.loads(patch.stdout)['documents'][0]['changes'])
    edits = [(edit[2], sorted(edit[1])) for edit in made]
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('tool')
    parser.add_argument('folder')
    parser.add_argument('--trials', type=int, default=100)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    generator, counts = random.Random(arguments.seed), Counter()
    source = merges.documents(arguments.folder, generator)
    with tempfile.TemporaryDirectory() as place:
        while sum(counts.values()) < arguments.trials:
            path, lines, document = next(source)
            problem = trial(os.path.abspath(arguments.tool), lines, document, generator, Path(place))
            if problem is None:
                continue
            counts['wrong' if problem else 'right'] += 1
            if problem:
                print(f'{path}: {problem}')
    print(f'{counts["right"]} of {arguments.trials} right')
    sys.exit(counts['wrong'] > 0)


main()
