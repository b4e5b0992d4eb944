#!/usr/bin/env python3
"""Edits documents at random with `ibstack edit`, and checks from outside what it promises.

usage: random-operations.py IBSTACK DIR [--trials N] [--seed N] [--largest BYTES]

Takes the .storyboard and .xib files below DIR. Each trial makes one operation. If it is refused, the document has to be as it
was, byte for byte. If it is made:

- a document that was in Xcode's form still is;
- `validate` finds nothing of a rule that it found less of before;
- views that wrap, unwrap and extract promise to leave where they are lie there, on the canvas, within a pixel;
- the inverse gives the layout of before: the old value, the removal of what was added, the move back, the unwrapping of what
  was wrapped, the wrapping of what was unwrapped, and for others the reverse of the difference.

Prints how many operations of each kind were made, and the causes of refusals.
"""
import json
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import random_trials
from random_edits import Document, Unusable

VALUES = {
    'text': lambda random: random.choice(['Hello', 'A longer text that takes more than a line of a phone', '']),
    'title': lambda random: random.choice(['OK', 'A longer title']),
    'alpha': lambda random: random.choice(['0.5', '1']),
    'hidden': lambda random: random.choice(['YES', 'NO']),
    'tag': lambda random: str(random.randrange(1, 100)),
    'userLabel': lambda random: f'Label {random.randrange(100)}',
    'spacing': lambda random: str(random.randrange(30)),
    'distribution': lambda random: random.choice(['fill', 'fillEqually', 'equalSpacing']),
    'axis': lambda random: random.choice(['vertical', 'horizontal']),
    'numberOfLines': lambda random: str(random.randrange(3)),
    'contentMode': lambda random: random.choice(['center', 'scaleToFill']),
    'constant': lambda random: str(random.randrange(40)),
    'fontDescription.pointSize': lambda random: str(random.randrange(8, 40)),
    'placeholder': lambda random: 'Name',
    'alpah': lambda random: '1',
}
NAMES = {
    'label': ('text', 'numberOfLines', 'fontDescription.pointSize'), 'textField': ('text', 'placeholder'),
    'stackView': ('spacing', 'distribution', 'axis'), 'constraint': ('constant',),
}
FRAGMENTS = (
    '<label text="Hello"/>', '<button title="OK"/>', '<view/>', '<imageView image="star.fill"/>',
    '<stackView axis="vertical" spacing="8"><label text="A"/><switch/></stackView>',
    '<label id="fresh" text="Hello"/><constraints>fresh.top = superview.top + 8; '
    'fresh.leading = superview.leading + 8</constraints>',
)
NEW = 'new.storyboard'
PIXEL = 0.51


class Tool:
    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def run(self, *arguments):
        return subprocess.run([self.path, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=120)

    def edit(self, name, words):
        """Words that begin with a hyphen, such as ids of placeholders, are no options."""
        first = next((i for i, word in enumerate(words) if word in ('--in', '--at', '--to')), len(words))
        return self.run('edit', name, *words[first:], '--', *words[:first])

    def is_formatted(self, name):
        return self.run('format', '--check', name).returncode == 0

    def findings(self, name):
        found = json.loads(self.run('validate', '--format', 'json', name).stdout)['documents']
        return Counter(finding['rule'] for document in found for finding in document['findings'])

    def frames(self, name):
        """The frames of views in the coordinates of their roots. A view in one without an id has none."""
        found = json.loads(self.run('layout', '--format', 'json', name).stdout or '{"documents": []}')['documents']
        places, frames = {}, {}
        for view in found[0]['views'] if found else []:
            x, y, width, height = view['frame']
            is_root = '/' not in view['path']
            if not is_root:
                if view['parent'] not in places:
                    continue
                left, top = places[view['parent']]
                x, y = x + left, y + top
            if view['id']:
                places[view['id']] = (0, 0) if is_root else (x, y)
                frames[view['id']] = (x, y, width, height)
        return frames


def moved(before, after):
    """The views that both have and that lie elsewhere."""
    return [i for i, frame in before.items()
            if i in after and any(abs(a - b) > PIXEL for a, b in zip(frame, after[i]))]


class Views:
    """The subviews of a document, by what holds them."""

    def __init__(self, document):
        self.document, self.children = document, {}
        for identifier in document.start:
            if self.list_of(identifier) == 'subviews':
                self.children.setdefault(document.parent[identifier][-1], []).append(identifier)
        self.all = [i for children in self.children.values() for i in children]
        self.stacks = [i for i in self.all if document.name[i] == 'stackView']

    def list_of(self, identifier):
        if not self.document.parent[identifier]:
            return None
        found = re.match(r' *<([A-Za-z]+)', self.document.lines[self.document.container(identifier)])
        return found and found[1]


def operation(generator, document, views):
    """The words of an operation, and a function that gives those of its inverse; nil if there is none to make."""
    kind = generator.choice(('set', 'remove', 'add', 'move', 'wrap', 'wrap', 'unwrap', 'extract'))
    if not views.all:
        return None
    if kind == 'set':
        identifier = generator.choice(list(document.start))
        common = ('alpha', 'hidden', 'tag', 'userLabel', 'contentMode', 'alpah') if identifier in views.all else ()
        name = generator.choice(NAMES.get(document.name[identifier], ()) + common or list(VALUES))
        old = document.attributes(identifier).get(name)
        value = VALUES[name](generator)
        if '.' in name:
            return kind, ['set', identifier, f'{name}={value}'], None
        back = ['unset', identifier, name] if old is None else ['set', identifier, f'{name}={old}']
        return kind, ['set', identifier, f'{name}={value}'], back if '&' not in (old or '') else None
    if kind == 'remove':
        return kind, ['remove', generator.choice(views.all)], None
    if kind == 'add':
        holder = generator.choice(views.all + list(views.children))
        words = ['add', generator.choice(FRAGMENTS), '--in', holder]
        return kind, words + (['--at', '0'] if generator.random() < 0.5 else []), None
    if kind == 'move':
        identifier = generator.choice(views.all)
        old = document.parent[identifier][-1]
        place = views.children[old].index(identifier)
        if generator.random() < 0.5:
            holder, index = old, generator.randrange(len(views.children[old]))
        else:
            holder, index = generator.choice(list(views.children)), 0
        words = ['move', identifier, '--in', holder, '--at', str(index)]
        return kind, words, ['move', identifier, '--in', old, '--at', str(place)] if holder == old else None
    if kind == 'wrap':
        siblings = generator.choice(list(views.children.values()))
        first = generator.randrange(len(siblings))
        return kind, ['wrap', *siblings[first:first + generator.randrange(1, 4)]], None
    if kind == 'extract':
        controllers = [i for i in document.start if document.attributes(i).get('sceneMemberID') == 'viewController']
        return (kind, ['extract', generator.choice(controllers), '--to', NEW], None) if controllers else None
    if not views.stacks:
        return None
    return kind, ['unwrap', generator.choice(views.stacks)], None


def inverse(kind, words, back, old, new):
    """The words of the inverse of an operation; nil for the reverse of the difference."""
    if kind in ('add', 'wrap'):
        added = [i for i in new.start if i not in old.start and all(p in old.start for p in new.parent[i])]
        added = [i for i in added if new.name[i] != 'constraint']
        return (['remove', *added] if kind == 'add' else ['unwrap', added[0]]) if added else None
    if kind == 'unwrap':
        views = [i for i in old.start if old.parent[i] and old.parent[i][-1] == words[1] and i in Views(old).all]
        return ['wrap', *views] if views else None
    return back


def trial(tool, path, generator, counts):
    name = 'd' + path.suffix
    content = path.read_bytes()
    try:
        text = content.decode()
        document = Document(text.split('\n'))
        views = Views(document)
        made = operation(generator, document, views)
    except (Unusable, UnicodeDecodeError):
        return None
    if not made:
        return None
    kind, words, back = made
    target = tool.folder / name
    target.write_bytes(content)
    run = tool.edit(name, words)
    edited = target.read_bytes()
    counts[kind, 'tried'] += 1
    if run.returncode != 0:
        if run.returncode != 1:
            return f'{words}: status {run.returncode}: {run.stderr[-300:]}'
        reason = re.sub(r'"[^"]*"|\([^)]*\)|\d+|<[^>]*>', '…', run.stderr.split('error: ', 1)[-1])[:100].strip()
        counts[kind, 'refused'] += 1
        counts['why', kind, ' '.join(reason.split()[:9])] += 1
        return '' if edited == content else f'{words}: refused, but the document changed'
    counts[kind, 'made'] += 1
    if edited == content:
        return ''
    (tool.folder / ('old' + path.suffix)).write_bytes(content)
    old_name = 'old' + path.suffix
    if tool.is_formatted(old_name) and not tool.is_formatted(name):
        return f'{words}: not in form any more'
    added = tool.findings(name) - tool.findings(old_name)
    if added:
        return f'{words}: validate finds {dict(added)}'
    before, after = tool.frames(old_name), tool.frames(name)
    if kind == 'extract':
        if tool.findings(NEW) - tool.findings(old_name):
            return f'{words}: validate finds {dict(tool.findings(NEW))}'
        if tool.is_formatted(old_name) and not tool.is_formatted(NEW):
            return f'{words}: the new storyboard is not in form'
        after = {**after, **tool.frames(NEW)}
        if before.keys() - after.keys():
            return f'{words}: {before.keys() - after.keys()} are gone'
    if kind in ('wrap', 'unwrap', 'extract'):
        counts['layout', 'promised'] += 1
        others = moved(before, after)
        if others:
            return f'{words}: {others[:3]} lie elsewhere'
    return check_inverse(tool, name, old_name, kind, words, back, (document, before), counts)


def check_inverse(tool, name, old_name, kind, words, back, old, counts):
    document, before = old
    new = Document((tool.folder / name).read_bytes().decode().split('\n'))
    words_back = inverse(kind, words, back, document, new)
    counts['inverse', 'tried'] += 1
    if words_back is None:
        patch = tool.run('diff', '--reverse', '--format', 'json', old_name, name)
        (tool.folder / 'patch.json').write_text(patch.stdout)
        run = tool.run('apply', 'patch.json', name)
    else:
        run = tool.edit(name, words_back)
        if run.returncode == 1:
            counts['inverse', f'refused: {kind}'] += 1
            reason = re.sub(r'"[^"]*"|\([^)]*\)|\d+|<[^>]*>', '…', run.stderr.split('error: ', 1)[-1])[:100].strip()
            counts['why', f'inverse of {kind}', ' '.join(reason.split()[:9])] += 1
            return ''
    if run.returncode != 0:
        return f'{words}: inverse {words_back}: {run.stderr[-300:]}'
    others = moved(before, tool.frames(name))
    if others or before.keys() - tool.frames(name).keys() - {words[1]}:
        return f'{words}: after the inverse {words_back}, {others[:3]} lie elsewhere'
    counts['inverse', 'right'] += 1
    return ''


def main():
    parser = random_trials.parser(__doc__)
    parser.add_argument('--largest', type=int, default=60_000)
    options = parser.parse_args()
    generator, counts = random.Random(options.seed), Counter()
    paths = sorted(p for p in Path(options.folder).rglob('*')
                   if p.suffix in ('.storyboard', '.xib') and p.is_file() and p.stat().st_size <= options.largest)
    wrong = random_trials.run(
        iter(lambda: (generator.choice(paths),), None), options.trials,
        lambda folder, path: trial(Tool(options.tool, folder), path, generator, counts))
    for key, count in sorted(counts.items(), key=lambda item: (item[0][:1], -item[1])):
        print(f'{count:6} {" ".join(key)}')
    sys.exit(wrong > 0)


if __name__ == '__main__':
    main()
