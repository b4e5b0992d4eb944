#!/usr/bin/env python3
"""Merges random edits of documents with `ibstack merge`, and compares with making the edits one after the other.

usage: random-merges.py IBSTACK DIR [--trials N] [--conflicts N] [--seed N] [--without-git]

Takes the .storyboard and .xib files below DIR. Each trial makes two edits of one document that have nothing to do with
each other, merges the two results in both orders, and expects what both edits after each other give, byte for byte.
With --conflicts, it also makes pairs of edits that contradict each other, and expects one conflict, about the element
that both edited. It also expects that merging a document with itself, with its base and with swapped sides changes nothing.
"""
import json
import os
import random
import subprocess
import sys

import random_trials
from random_edits import delete, documents, edit, related, set_attribute


def merged(tool, base, ours, theirs, folder, environment):
    for name, lines in (('b', base), ('o', ours), ('t', theirs)):
        (folder / f'{name}.xib').write_text('\n'.join(lines), newline='')
    run = subprocess.run(
        [tool, 'merge', 'b.xib', 'o.xib', 't.xib'], cwd=folder, env=environment, capture_output=True, text=True)
    conflicts = folder / 'o.xib.ibstack-conflicts'
    found = json.loads(conflicts.read_text())['conflicts'] if conflicts.exists() else []
    return run.returncode, (folder / 'o.xib').read_bytes().decode().split('\n'), found


def trial(tool, lines, document, generator, folder, environment):
    """Nil if no two edits were found; otherwise what is wrong."""
    for _ in range(50):
        one, other = edit(generator, document), edit(generator, document)
        if not one or not other:
            return None
        if any(related(document, a, b) for a in one[1] for b in other[1]):
            continue
        if one[2][0] != 'attribute' and other[2][0] != 'attribute':
            containers = [{document.container(i) for i in made[1]} for made in (one, other)]
            if containers[0] & containers[1]:
                continue
        break
    else:
        return None
    expected = other[0](one[0](lines))
    if one[0](other[0](lines)) != expected:
        return None
    ours, theirs = one[0](lines), other[0](lines)
    for sides in ((ours, theirs), (theirs, ours)):
        status, found, _ = merged(tool, lines, *sides, folder, environment)
        if status != 0 or found != expected:
            return f'{one[2]} {sorted(one[1])} and {other[2]} {sorted(other[1])}: status {status}'
    return ''


def contradiction(tool, lines, document, generator, folder, environment):
    for _ in range(50):
        identifier = generator.choice(list(document.start))
        one, other = set_attribute(generator, document, identifier), set_attribute(generator, document, identifier)
        if not one or one[2] != other[2]:
            continue
        if generator.random() < 0.4:
            other = delete(generator, document, identifier)
        if other and one[0](lines) != lines:
            break
    else:
        return None
    ours, theirs = one[0](lines), other[0](lines)
    if ours == theirs:
        return None
    for sides in ((ours, theirs), (theirs, ours)):
        status, found, conflicts = merged(tool, lines, *sides, folder, environment)
        if status != 1 or len(conflicts) != 1 or found != sides[0]:
            return f'{one[2]} and {other[2]} of {identifier}: status {status}, {len(conflicts)} conflicts'
    return ''


def identities(tool, lines, document, generator, folder, environment):
    made = edit(generator, document)
    if not made:
        return None
    edited = made[0](lines)
    for base, ours, theirs in ((lines, lines, lines), (lines, edited, lines), (lines, lines, edited), (lines, edited, edited)):
        status, found, _ = merged(tool, base, ours, theirs, folder, environment)
        if status != 0 or found != (lines if ours == theirs == base else edited):
            return f'{made[2]}: status {status}'
    return ''


def main():
    parser = random_trials.parser(__doc__)
    parser.add_argument('--conflicts', type=int, default=0)
    parser.add_argument('--without-git', action='store_true', help='merge by objects only, never by lines')
    options = parser.parse_args()
    environment = dict(os.environ)
    if options.without_git:
        environment['PATH'] = '/nonexistent'
    generator = random.Random(options.seed)
    source = documents(options.folder, generator)
    kinds = (('merge', trial, options.trials), ('conflict', contradiction, options.conflicts),
             ('identity', identities, options.trials // 10))
    wrong = sum(
        random_trials.run(
            source, wanted,
            lambda folder, path, lines, document, kind=run:
                kind(options.tool, lines, document, generator, folder, environment), f'{name}: ')
        for name, run, wanted in kinds)
    sys.exit(wrong > 0)


if __name__ == '__main__':
    main()
