#!/usr/bin/env python3
"""Merges random edits of documents with `ibstack merge`, and compares with making the edits one after the other.

usage: random-merges.py IBSTACK DIR [--trials N] [--conflicts N] [--seed N] [--without-git]

Takes the .storyboard and .xib files below DIR. Each trial makes two edits of one document that have nothing to do with
each other, merges the two results in both orders, and expects what both edits after each other give, byte for byte.
With --conflicts, it also makes pairs of edits that contradict each other, and expects one conflict, about the element
that both edited. It also expects that merging a document with itself, with its base and with swapped sides changes nothing.
"""
import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

START = re.compile(r'^( *)<([A-Za-z0-9]+)((?: [\w:.-]+="[^"<]*")*)(/?)>')
ATTRIBUTE = re.compile(r' ([\w:.-]+)="([^"<]*)"')
TEXTS = ('text', 'title', 'placeholder', 'constant', 'tag', 'customClass', 'userLabel', 'contentMode', 'alpha')
# Elements whose ids are no object ids, or whose attributes Interface Builder settles.
OTHERS = ('document', 'device', 'adaptation', 'scene', 'plugIn', 'capability', 'deployment', 'rect', 'point', 'image')


class Unusable(Exception):
    """The document is not written as Interface Builder writes documents."""


class Document:
    """The lines of a document, one element a line, and where the elements with ids are."""

    def __init__(self, lines):
        self.lines = lines
        self.start, self.end, self.parent, self.name = {}, {}, {}, {}
        stack = []
        for number, line in enumerate(lines):
            text = line.strip()
            if text.startswith('</'):
                if not stack:
                    raise Unusable()
                identifier, name = stack.pop()
                if identifier:
                    self.end[identifier] = number
                continue
            found = START.match(line)
            if not found:
                if text.startswith('<') and not text.startswith(('<?', '<!--')):
                    raise Unusable()
                continue
            name, attributes = found[2], dict(ATTRIBUTE.findall(found[3]))
            identifier = attributes.get('id') if name not in OTHERS else None
            if identifier:
                if identifier in self.start:
                    raise Unusable()
                self.start[identifier] = self.end[identifier] = number
                self.parent[identifier] = [i for i, _ in stack if i]
                self.name[identifier] = name
            closed = found[4] or text.endswith('</' + name + '>')
            if not closed:
                stack.append((identifier, name))
        if stack:
            raise Unusable()

    def attributes(self, identifier):
        return dict(ATTRIBUTE.findall(START.match(self.lines[self.start[identifier]])[3]))

    def container(self, identifier):
        """The line of the list around an element."""
        indent = len(self.lines[self.start[identifier]]) - len(self.lines[self.start[identifier]].lstrip())
        for number in range(self.start[identifier] - 1, -1, -1):
            line = self.lines[number]
            if line.strip() and len(line) - len(line.lstrip()) < indent:
                return number
        raise Unusable()


def related(document, one, other):
    """Whether an element is, holds or is held by another one."""
    return one == other or one in document.parent[other] or other in document.parent[one]


# An edit is made by ids, so that it can be made before and after another one.

def set_attribute(random, document, identifier):
    names = [name for name in document.attributes(identifier) if name in TEXTS]
    if not names:
        return None
    name, value = random.choice(names), str(random.randrange(10000))

    def edit(lines):
        document = Document(lines)
        number = document.start[identifier]
        line = re.sub(f' {name}="[^"]*"', f' {name}="{value}"', lines[number], count=1)
        return lines[:number] + [line] + lines[number + 1:]
    return edit, {identifier}, ('attribute', name)


def add_attribute(random, document, identifier):
    if 'userLabel' in document.attributes(identifier):
        return None
    value = str(random.randrange(10000))

    def edit(lines):
        number = Document(lines).start[identifier]
        line = lines[number].replace(f' id="{identifier}"', f' id="{identifier}" userLabel="{value}"', 1)
        return lines[:number] + [line] + lines[number + 1:]
    return edit, {identifier}, ('attribute', 'userLabel')


def remove_attribute(random, document, identifier):
    names = [name for name in document.attributes(identifier) if name in TEXTS and name != 'customClass']
    if not names:
        return None
    name = random.choice(names)

    def edit(lines):
        number = Document(lines).start[identifier]
        line = re.sub(f' {name}="[^"]*"', '', lines[number], count=1)
        return lines[:number] + [line] + lines[number + 1:]
    return edit, {identifier}, ('attribute', name)


def delete(random, document, identifier):
    first, last = document.start[identifier], document.end[identifier]
    inner = {i for i in document.start if i == identifier or identifier in document.parent[i]}
    rest = '\n'.join(document.lines[:first] + document.lines[last + 1:])
    if any(f'"{i}"' in rest for i in inner) or last - first > 200:
        return None
    if 'key' in document.attributes(identifier):
        return None
    container = document.container(identifier)
    indent = len(document.lines[first]) - len(document.lines[first].lstrip())
    siblings = [l for l in document.lines[container + 1:] if l.strip() and len(l) - len(l.lstrip()) <= indent]
    # Interface Builder writes no empty list.
    if not siblings or (siblings[0] == document.lines[first] and siblings[1].lstrip().startswith('</')):
        return None

    def edit(lines):
        document = Document(lines)
        return lines[:document.start[identifier]] + lines[document.end[identifier] + 1:]
    return edit, inner | set(document.parent[identifier][-1:]), ('delete', None)


def insert(random, document, identifier):
    if document.name[identifier] not in ('label', 'button', 'view', 'imageView') or 'key' in document.attributes(identifier):
        return None
    new = ''.join(random.choices('abcdefghijk', k=3)) + '-zz-' + ''.join(random.choices('abcdefghijk', k=3))
    if new in document.start:
        return None

    def edit(lines):
        document = Document(lines)
        last = document.end[identifier]
        indent = re.match(' *', lines[document.start[identifier]])[0]
        line = f'{indent}<label opaque="NO" text="{new}" translatesAutoresizingMaskIntoConstraints="NO" id="{new}"/>'
        return lines[:last + 1] + [line] + lines[last + 1:]
    return edit, {identifier}, ('insert', None)


def insert_constraint(random, document, identifier):
    if document.name[identifier] != 'constraint':
        return None
    holder = document.parent[identifier][-1]
    new = ''.join(random.choices('abcdefghijk', k=3)) + '-zz-' + ''.join(random.choices('abcdefghijk', k=3))
    container = document.container(identifier)
    ids = sorted_ids(document.lines, container)
    if new in document.start or ids != sorted(ids):
        return None

    def edit(lines):
        container = Document(lines).container(identifier)
        indent = re.match(' *', lines[container])[0] + '    '
        number = container + 1
        while lines[number].startswith(indent + '<') and re.search(r' id="([^"]*)"', lines[number])[1] < new:
            number += 1
        line = f'{indent}<constraint firstAttribute="width" constant="{random.randrange(500)}" id="{new}"/>'
        return lines[:number] + [line] + lines[number:]
    state = random.getstate()

    def repeatable(lines):
        random.setstate(state)
        return edit(lines)
    return repeatable, {identifier, holder}, ('insert', None)


def sorted_ids(lines, container):
    indent, ids = re.match(' *', lines[container])[0] + '    ', []
    for line in lines[container + 1:]:
        if not line.startswith(indent + '<'):
            break
        ids.append(re.search(r' id="([^"]*)"', line)[1])
    return ids


EDITS = [set_attribute, set_attribute, add_attribute, remove_attribute, delete, insert, insert_constraint]


def merged(tool, base, ours, theirs, folder, environment):
    for name, lines in (('b', base), ('o', ours), ('t', theirs)):
        (folder / f'{name}.xib').write_text('\n'.join(lines), newline='')
    run = subprocess.run(
        [tool, 'merge', 'b.xib', 'o.xib', 't.xib'], cwd=folder, env=environment, capture_output=True, text=True)
    conflicts = folder / 'o.xib.ibstack-conflicts'
    found = json.loads(conflicts.read_text())['conflicts'] if conflicts.exists() else []
    return run.returncode, (folder / 'o.xib').read_bytes().decode().split('\n'), found


def documents(folder, generator):
    paths = sorted(p for p in Path(folder).rglob('*') if p.suffix in ('.storyboard', '.xib') and p.stat().st_size < 400_000)
    while True:
        path = generator.choice(paths)
        try:
            lines = path.read_bytes().decode().split('\n')
            document = Document(lines)
        except (Unusable, UnicodeDecodeError):
            continue
        if len(document.start) > 8 and '\r' not in lines[0]:
            yield path, lines, document


def edit(generator, document):
    for _ in range(50):
        made = generator.choice(EDITS)(generator, document, generator.choice(list(document.start)))
        if made:
            return made
    return None


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('tool')
    parser.add_argument('folder')
    parser.add_argument('--trials', type=int, default=100)
    parser.add_argument('--conflicts', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--without-git', action='store_true', help='merge by objects only, never by lines')
    arguments = parser.parse_args()
    environment = dict(os.environ)
    if arguments.without_git:
        environment['PATH'] = '/nonexistent'
    generator, counts = random.Random(arguments.seed), Counter()
    source = documents(arguments.folder, generator)
    kinds = (('merge', trial, arguments.trials), ('conflict', contradiction, arguments.conflicts),
             ('identity', identities, arguments.trials // 10))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for kind, run, wanted in kinds:
            while counts[kind, 'right'] + counts[kind, 'wrong'] < wanted:
                path, lines, document = next(source)
                for file in folder.iterdir():
                    file.unlink()
                problem = run(os.path.abspath(arguments.tool), lines, document, generator, folder, environment)
                if problem is None:
                    continue
                counts[kind, 'wrong' if problem else 'right'] += 1
                if problem:
                    print(f'{kind}: {path}: {problem}')
            print(f'{kind}: {counts[kind, "right"]} of {wanted} right')
    sys.exit(any(counts[kind, 'wrong'] for kind, _, _ in kinds))


if __name__ == "__main__":
    main()
