#!/usr/bin/env python3
"""Renames random things in projects by `ibstack rename`, there and back, and finishes renames that were left half done.

usage: random-renames.py IBSTACK DIR [--whole] [--renames N] [--halves N] [--seed N] [--diffs FOLDER]

Takes the .storyboard and .xib files below each folder of DIR as those of a project, and writes around them what documents
have of the rest: Swift and Objective-C classes with the outlets and actions that are connected, code that asks for cells,
segues, scenes, storyboards, images and colors, asset catalogs, strings files, and a project.pbxproj. With --whole, each folder
is a project with all of its files, as they are. Each trial renames one of these things, and expects that:

- `ibstack lint` finds the same in the renamed project, but for the name, which is as long as the old one;
- `--diff` changes no file, and says what git applies to the same end;
- renaming it back gives all files back byte for byte.

With --whole, twenty things get other names one after the other before lint is asked and they get their old names back.

A half-done rename has the sources of the renamed project and the documents of the other one, or the other way around. `ibstack
lint --fix --unsafe` has to write the documents that fit the sources.

Counts what was refused by the reason. --diffs writes what --diff prints, for people to read.
"""
import argparse
import collections
import functools
import itertools
import json
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

IDENTIFIER = re.compile(r'[A-Za-z_][A-Za-z0-9_]*\Z')
TEXT = re.compile(r'[A-Za-z0-9_ .-]+\Z')
LETTERS = 'abcdefghijklmnopqrstuvwxyz'
KINDS = ['outlet', 'action', 'class', 'id', 'storyboard', 'reuse-identifier', 'segue-identifier', 'storyboard-identifier',
         'restoration-identifier', 'image', 'color', 'strings-key']
SUPERCLASSES = {
    'viewController': 'UIViewController', 'tableViewController': 'UITableViewController', 'view': 'UIView',
    'collectionViewController': 'UICollectionViewController', 'navigationController': 'UINavigationController',
    'tabBarController': 'UITabBarController', 'tableViewCell': 'UITableViewCell', 'label': 'UILabel',
    'collectionViewCell': 'UICollectionViewCell', 'button': 'UIButton', 'imageView': 'UIImageView',
    'textField': 'UITextField', 'textView': 'UITextView', 'tableView': 'UITableView', 'stackView': 'UIStackView',
    'switch': 'UISwitch', 'slider': 'UISlider', 'scrollView': 'UIScrollView', 'collectionView': 'UICollectionView',
    'constraint': 'NSLayoutConstraint', 'segmentedControl': 'UISegmentedControl', 'placeholder': 'UIViewController',
    'collectionReusableView': 'UICollectionReusableView', 'activityIndicatorView': 'UIActivityIndicatorView',
}


class Project:
    """What some documents connect and name."""

    def __init__(self, documents):
        self.classes = {}
        self.found = collections.defaultdict(set)
        self.storyboards = sorted({p.stem for p in documents if p.suffix == '.storyboard'})
        for path in documents:
            try:
                root = ET.parse(path).getroot()
            except ET.ParseError:
                continue
            if root.tag == 'document':
                self.read(root, path)

    def read(self, root, path):
        mac = '.Cocoa.' in root.get('type', '')
        parents = {child: parent for parent in root.iter() for child in parent}
        objects = {e.get('id'): e for e in root.iter() if e.get('id')}
        for e in root.iter():
            name = e.get('customClass')
            if name and IDENTIFIER.match(name) and not name.startswith(('UI', 'NS', 'MK', 'WK', 'AV', 'First')):
                kind = SUPERCLASSES.get(e.tag, 'NSObject' if e.tag in ('customObject', 'placeholder') else 'UIView')
                if mac:
                    kind = 'NSView' if e.tag == 'customView' else 'NSObject'
                self.classes.setdefault(name, (kind, {}, set()))
        for e in root.iter():
            if e.tag in ('outlet', 'outletCollection'):
                owner = parents[parents[e]]
                name, prop = owner.get('customClass'), e.get('property', '')
                if name in self.classes and IDENTIFIER.match(prop):
                    target = objects.get(e.get('destination'))
                    kind = SUPERCLASSES.get(target.tag if target is not None else '', 'AnyObject')
                    if target is not None and target.get('customClass') in self.classes:
                        kind = target.get('customClass')
                    self.classes[name][1].setdefault(prop, (kind, e.tag == 'outletCollection'))
            elif e.tag == 'action':
                target = objects.get(e.get('destination') or e.get('target'))
                name = target.get('customClass') if target is not None else None
                if name in self.classes and re.match(r'[A-Za-z_]\w*(:(\w*:)?)?\Z', e.get('selector', '')):
                    self.classes[name][2].add(e.get('selector'))
            for kind, attribute in (('reuse-identifier', 'reuseIdentifier'), ('storyboard-identifier', 'storyboardIdentifier'),
                                    ('restoration-identifier', 'restorationIdentifier')):
                self.note(kind, e.get(attribute))
            if e.tag == 'segue':
                self.note('segue-identifier', e.get('identifier'))
            if e.tag == 'image' and e.get('catalog') is None and parents[e].tag == 'resources':
                self.note('image', e.get('name'))
            if e.tag == 'namedColor':
                self.note('color', e.get('name'))
            if e.get('id') and parents.get(e) is not None and e.tag not in ('device', 'adaptation'):
                self.found['id'].add((e.get('id'), path))

    def note(self, kind, text):
        if text and TEXT.match(text) and text.strip() == text and text[0] != '.':
            self.found[kind].add(text)


def members(name, outlets, actions, mac):
    lines = []
    for prop, (kind, many) in sorted(outlets.items()):
        lines.append(f'  @IBOutlet private{"(set)"} var {prop}: ' + (f'[{kind}]!' if many else f'{kind}!'))
    for selector in sorted(actions):
        first, _, rest = selector.partition(':')
        if not selector.endswith(':'):
            lines.append(f'  @IBAction func {first}() {{ print("{first}") }}')
        elif rest:
            lines.append(f'  @IBAction func {first}(_ sender: Any, {rest.rstrip(":") or "_"} event: UIEvent) {{}}')
        else:
            lines.append(f'  @IBAction func {first}(_ sender: Any) {{ print(sender) }}')
    if outlets:
        lines.append('  func fill() {')
        for number, prop in enumerate(sorted(outlets)):
            lines.append([f'    {prop}.description.count // {prop}', f'    self.{prop}?.hash', f'    if let {prop} {{ print({prop}) }}',
                          f'    let text = "\\({prop}!) {prop}"', f'    [1].forEach {{ _ in print(self.{prop}!) }}'][number % 5])
        lines.append('  }')
    for selector in sorted(actions)[:1]:
        if selector.count(':') == 1 and selector.endswith(':'):
            lines.append(f'  func again() {{ {selector[:-1]}(self); _ = #selector({selector[:-1]}(_:)) }}')
    return lines


def swift(name, superclass, outlets, actions):
    kit = 'AppKit' if superclass.startswith('NSV') else 'UIKit'
    return '\n'.join([f'import {kit}', '', f'@objc({name}) final class {name}: {superclass} {{',
                      *members(name, outlets, actions, kit == 'AppKit'), '}', ''])


def objective_c(name, superclass, outlets, actions):
    def method(selector):
        first, _, rest = selector.partition(':')
        if not selector.endswith(':'):
            return f'- (IBAction){first}'
        return f'- (IBAction){first}:(id)sender' + (f' {rest.rstrip(":")}:(UIEvent *)event' if rest else '')
    head = [f'#import <UIKit/UIKit.h>', '', f'@interface {name} : {superclass}', '']
    for prop, (kind, many) in sorted(outlets.items()):
        kind = 'id' if kind == 'AnyObject' else kind + ' *'
        head.append(f'@property (strong, nonatomic) ' + (f'IBOutletCollection({kind}) NSArray *{prop};' if many else
                                                          f'IBOutlet {kind}{"" if kind.endswith("*") else " "}{prop};'))
    body = [f'#import "{name}.h"', '', f'@implementation {name}', '']
    for selector in sorted(actions):
        body += [method(selector) + ' {', f'  NSLog(@"{selector}");', '}', '']
    body += ['- (void)fill {']
    for prop in sorted(outlets):
        body += [f'  [self.{prop} description]; // {prop}', f'  [_{prop} hash];', f'  [self set{prop[0].upper()}{prop[1:]}:nil];']
    body += ['}', '', '@end', '']
    return '\n'.join(head + ['', '@end', '']), '\n'.join(body)


def literal(kind, text):
    return {
        'reuse-identifier': f'table.dequeueReusableCell(withIdentifier: "{text}", for: path)',
        'segue-identifier': f'controller.performSegue(withIdentifier: "{text}", sender: nil)',
        'storyboard-identifier': f'board.instantiateViewController(withIdentifier: "{text}")',
        'restoration-identifier': f'controller.restorationIdentifier = "{text}"',
        'image': f'UIImage(named: "{text}")', 'color': f'UIColor(named: "{text}")',
        'storyboard': f'UIStoryboard(name: "{text}", bundle: nil)',
        'strings-key': f'NSLocalizedString("{text}", comment: "")',
    }[kind]


def write(project, folder, generator):
    """Writes the rest of a project around its documents."""
    code = folder / 'Code'
    code.mkdir()
    for name, (superclass, outlets, actions) in sorted(project.classes.items()):
        if generator.random() < 0.7:
            (code / f'{name}.swift').write_text(swift(name, superclass, outlets, actions))
        else:
            head, body = objective_c(name, superclass, outlets, actions)
            (code / f'{name}.h').write_text(head)
            (code / f'{name}.m').write_text(body)
    project.found['storyboard'] = {n for n in project.storyboards if TEXT.match(n) and '.' not in n}
    project.found['strings-key'] = {f'key.{number}' for number in range(5)}
    lines = ['import UIKit', '', 'final class Asking {', '  func ask() {']
    for kind in KINDS:
        if kind in ('outlet', 'action', 'class', 'id'):
            continue
        lines += ['    _ = ' + literal(kind, text) for text in sorted(project.found[kind])]
    (code / 'Asking.swift').write_text('\n'.join(lines + ['  }', '}', '']))
    catalog = folder / 'Assets.xcassets'
    info = '{\n  "info" : {\n    "author" : "xcode",\n    "version" : 1\n  }\n}\n'
    for kind, end in (('image', 'imageset'), ('color', 'colorset')):
        for text in project.found[kind]:
            (catalog / f'{text}.{end}').mkdir(parents=True, exist_ok=True)
            (catalog / f'{text}.{end}' / 'Contents.json').write_text(info)
    strings = folder / 'de.lproj'
    strings.mkdir(exist_ok=True)
    (strings / 'Localizable.strings').write_text(''.join(f'"key.{n}" = "Text {n}";\n' for n in range(5)))
    def quoted(text):
        return text if re.match(r'[A-Za-z0-9_./$]+\Z', text) else f'"{text}"'
    objects = []
    for number, path in enumerate(sorted(p for p in folder.rglob('*') if p.is_file() and p.suffix in ('.storyboard', '.xib', '.swift', '.m', '.h'))):
        place = str(path.relative_to(folder))
        objects.append(f'\t\tF{number:05} /* {path.name} */ = {{isa = PBXFileReference; path = {quoted(place)}; sourceTree = SOURCE_ROOT; }};\n'
                       f'\t\tB{number:05} /* {path.name} in Sources */ = {{isa = PBXBuildFile; fileRef = F{number:05} /* {path.name} */; }};')
    count = len(objects)
    objects.append('\t\tT1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };')
    objects.append('\t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C1); };')
    main = project.storyboards[0] if project.storyboards else 'Main'
    objects.append(f'\t\tC1 = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{INFOPLIST_KEY_UIMainStoryboardFile = {quoted(main)}; }}; }};')
    objects.append('\t\tS1 = {isa = PBXSourcesBuildPhase; files = (' + ', '.join(f'B{n:05}' for n in range(count)) + '); };')
    objects.append('\t\tG1 = {isa = PBXGroup; children = (' + ', '.join(f'F{n:05}' for n in range(count)) + '); sourceTree = "<group>"; };')
    objects.append('\t\tP1 = {isa = PBXProject; mainGroup = G1; targets = (T1); };')
    (folder / 'App.xcodeproj').mkdir()
    (folder / 'App.xcodeproj' / 'project.pbxproj').write_text(
        '// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; objects = {\n' + '\n'.join(objects) + '\n}; rootObject = P1; }\n')


class Files:
    """The files of a project, whose states git names."""

    def __init__(self, folder):
        self.folder = folder
        self.git('init', '--quiet')
        # No filter of the project changes bytes.
        (folder / '.git/info/attributes').write_text('* -text -filter -ident -working-tree-encoding\n')

    def git(self, *arguments, text=None):
        done = subprocess.run(
            ['git', '-c', 'core.autocrlf=false', '-c', 'core.quotePath=false', *arguments], cwd=self.folder, input=text,
            capture_output=True, check=True)
        return done.stdout

    def state(self):
        self.git('add', '--all', '--force')
        return self.git('write-tree').decode().strip()

    def restore(self, state):
        if self.state() != state:
            self.git('read-tree', '--reset', '-u', state)

    def differing(self, one, other):
        return self.git('diff-tree', '-r', '-z', '--no-renames', '--name-only', one, other).decode().split('\0')[:-1]

    def take(self, state, paths):
        self.git('checkout', '--quiet', state, '--', *paths)

    def apply(self, patch):
        self.git('apply', '--whitespace=nowarn', text=patch)


def run(tool, folder, *arguments):
    return subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True, errors='replace')


def findings(tool, folder, names=()):
    """What lint finds. New names in it become old ones again, and places may differ: connections are sorted by their names."""
    done = run(tool, folder, 'lint', '--format', 'json', '--quiet', '.')

    def old(text):
        for new, name in names:
            text = re.sub(rf'(?<!\w){re.escape(new)}(?!\w)', lambda _: name, text)
        return text

    return collections.Counter(
        (old(document['path']), finding['rule'], finding['severity'], old(finding['message']))
        for document in json.loads(done.stdout)['documents'] for finding in document['findings'])


def other(generator, name):
    """Another name, as long as the old one. Rules ask about the prefix of classes, which stays."""
    head = re.match(r'[A-Z]{2,4}(?=[A-Z])', name)
    first = head.group() if head else generator.choice('QXZ') if name[0].isupper() else generator.choice('qxz')
    return first + ''.join(generator.choice(LETTERS) for _ in range(max(len(name), 8) - len(first)))


def choose(generator, project, kind, folder):
    """A name of a kind, its new one, and options; nil where the project has none."""
    if kind == 'class':
        name = generator.choice(sorted(project.classes) or [None])
        return name and (name, other(generator, name), [])
    if kind in ('outlet', 'action'):
        place = 1 if kind == 'outlet' else 2
        names = [(n, m) for n, c in sorted(project.classes.items()) for m in sorted(c[place])]
        if not names:
            return None
        name, member = generator.choice(names)
        first, colon, rest = member.partition(':')
        return f'{name}.{member}', other(generator, first) + colon + rest, []
    if kind == 'id':
        if not project.found['id']:
            return None
        name, path = generator.choice(sorted(project.found['id']))
        new = ''.join(c if c == '-' else generator.choice(LETTERS) for c in name)
        return name, new, ['--document', str(path.relative_to(folder))]
    names = sorted(project.found[kind])
    if not names:
        return None
    name = generator.choice(names)
    return name, other(generator, name), []


def reason(text):
    line = next((l for l in text.splitlines() if 'error: ' in l), text[:80]).split('error: ', 1)[-1]
    line = re.sub(r'"[^"]*"|[A-Za-z_][\w.-]*(/[\w.+ -]+)+|\b[\w-]*[A-Z_0-9][\w:.+-]*|\b\w+:(?=\s)', '…', line)
    return line[:90]


class Trial:
    """A rename that can be made and taken back."""

    def __init__(self, kind, old, new, options):
        self.kind, self.old, self.new, self.options = kind, old, new, options
        self.is_member = kind in ('outlet', 'action')

    @property
    def words(self):
        return [self.kind, self.old, self.new, *self.options]

    @property
    def back(self):
        owner, _, name = self.old.rpartition('.') if self.is_member else ('', '', self.old)
        return [self.kind, f'{owner}.{self.new}' if owner else self.new, name, *self.options]

    @property
    def names(self):
        """What lint says, and what it said before."""
        old = self.old.rsplit('.', 1)[-1] if self.is_member else self.old
        return (self.new.split(':')[0], old.split(':')[0]) if self.is_member else (self.new, old)

    @staticmethod
    def command(words, *options):
        """The words of the program: names may begin with a hyphen, as options do."""
        return ['rename', *words[3:], *options, '--project', '.', '--', *words[:3]]

    def make(self, tool, files, diffs):
        """What came of it, and why it was refused or is wrong."""
        before = files.state()
        proposed = subprocess.run(
            [tool, *self.command(self.words, '--diff')], cwd=files.folder, capture_output=True)
        if files.state() != before:
            return 'wrong', '--diff changed files'
        done = run(tool, files.folder, *self.command(self.words, '--quiet'))
        after = files.state()
        if done.returncode == 1:
            if diffs:
                diffs.write(self, 'refused', done.stderr.encode())
            return ('refused', reason(done.stderr)) if after == before else ('wrong', 'refused and changed files')
        if done.returncode != 0:
            return 'wrong', f'status {done.returncode}: {done.stderr[-300:]}'
        if proposed.returncode != 1 or after == before:
            return 'wrong', 'nothing proposed or nothing changed'
        if diffs:
            diffs.write(self, 'diff', proposed.stderr + proposed.stdout)
        files.restore(before)
        try:
            files.apply(proposed.stdout)
        except subprocess.CalledProcessError as error:
            return 'wrong', f'git does not apply --diff: {error.stderr.decode()[:200]}'
        return ('renamed', self.kind) if files.state() == after else ('wrong', '--diff says something else')

    def take_back(self, tool, files, before):
        """What is wrong afterwards; nothing where all is well."""
        reverse = run(tool, files.folder, *self.command(self.back, '--quiet'))
        if reverse.returncode != 0:
            return f'not renamed back: {self.back}: {reason(reverse.stderr)}'
        differing = files.differing(before, files.state())
        return f'other bytes after {self.words} and back: {differing[:3]}' if differing else ''


class Diffs:
    """The diffs of renames, in a folder."""

    def __init__(self, folder):
        self.folder, self.count = folder, 0
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, trial, kind, text):
        self.count += 1
        (self.folder / f'{self.count:04}-{trial.kind}.{kind}').write_bytes(' '.join(trial.words).encode() + b'\n' + text)


def chain(tool, project, files, known, generator, options, count):
    """What came of renames that are made one after the other, and taken back in reverse."""
    results, made, names = [], [], set()
    start, known = files.state(), known()
    for _ in range(count):
        chosen = None
        for _ in range(20):
            kind = generator.choice(options.kinds)
            chosen = choose(generator, project, kind, files.folder)
            if chosen and (kind, chosen[0]) not in names and len(chosen[0]) >= 2 and not any(
                    t.kind == 'storyboard' and t.old in str(chosen) for t, _ in made):
                break
            chosen = None
        if not chosen:
            continue
        names.add((kind, chosen[0]))
        trial, before = Trial(kind, *chosen), files.state()
        result = trial.make(tool, files, options.diffs)
        results.append((result, trial))
        if result[0] == 'renamed':
            made.append((trial, before))
        else:
            files.restore(before)
    found = findings(tool, files.folder, [t.names for t, _ in reversed(made)]) if made else known
    if found != known:
        lost, new = list((known - found).elements()), list((found - known).elements())
        results.append((('wrong', f'lint differs: {lost[:2]} {new[:2]}'), made[0][0] if len(made) == 1 else None))
    for trial, before in reversed(made):
        problem = trial.take_back(tool, files, before)
        if problem:
            results.append((('wrong', problem), trial))
            files.restore(before)
    files.restore(start)
    return results


# The rules that report half-done renames, by what was renamed.
HALF_RULES = {
    'outlet': ['unknown-outlet'], 'action': ['unknown-action'], 'class': ['unknown-custom-class'],
    'storyboard-identifier': ['unknown-storyboard-identifier', 'unused-identifier'],
    'reuse-identifier': ['unknown-reuse-identifier', 'unused-reuse-identifier'],
    'segue-identifier': ['unknown-segue-identifier', 'unused-identifier'], 'image': ['missing-image'], 'color': ['missing-color'],
    'strings-key': ['missing-translation', 'stale-translation'],
}


def half_name(generator, old, unlike):
    """Another name, near the old one or not, and which way it is another one."""
    place = generator.randrange(2, len(old))
    ways = {
        'letter': old[:place] + generator.choice(LETTERS) + old[place:],
        'word': old + generator.choice(['View', 'Item', 'Two']),
        'other': unlike,
    }
    way = generator.choice(sorted(ways))
    return way, ways[way]


def fixed(tool, files, state, kind, documents):
    """The state of the files after fixes of some documents."""
    files.restore(state)
    run(tool, files.folder, 'lint', '--fix', '--unsafe', '--quiet', '--select', ','.join(HALF_RULES[kind]), *documents)
    return files.state()


def half(tool, project, files, generator, options):
    """What came of finishing a rename that was made in the sources alone, or in the documents alone."""
    kind = generator.choice(options.half_kinds)
    chosen = choose(generator, project, kind, files.folder)
    if not chosen:
        return 'none', ''
    old, new, _ = chosen
    name = old.rsplit('.', 1)[-1] if kind in ('outlet', 'action') else old
    first, colon, rest = name.partition(':')
    if len(first) < 4:
        return 'none', ''
    way, new = half_name(generator, first, new.split(':')[0])
    new += colon + rest
    before = files.state()
    done = run(tool, files.folder, *Trial.command([kind, old, new], '--quiet'))
    if done.returncode != 0:
        return 'refused', f'{kind}: {reason(done.stderr)}'
    renamed = files.state()
    ends = ('.strings', '.xcstrings') if kind == 'strings-key' else ('.storyboard', '.xib')
    changed = files.differing(before, renamed)
    documents = [p for p in changed if p.endswith(ends)]
    others = [p for p in changed if p not in documents]
    if not documents or not others:
        files.restore(before)
        return 'none', ''
    side = generator.choice(['code', 'documents'])
    # What is wrong in any case is fixed before.
    states = [fixed(tool, files, state, kind, documents) for state in (before, renamed)]
    wanted, other = reversed(states) if side == 'code' else states
    files.restore(wanted)
    known = findings(tool, files.folder)
    files.take(other, documents)
    planted, found = files.state(), findings(tool, files.folder)
    result = fixed(tool, files, planted, kind, documents)
    files.restore(before)
    detail = f'{kind}, {way}, {side}'
    added = [finding[-1] for finding in (found - known).elements()]
    if result == wanted:
        return 'finished', detail
    near = [n if kind != 'action' else n.split(':')[0] for n in (name, new)]
    if any(all(re.search(rf'(?<!\w){re.escape(n)}(?!\w)', message) for n in near) for message in added):
        said = 'named'
    else:
        said = 'reported without the other name' if any(n in message for message in added for n in near) else 'silent'
    if result == planted:
        return said, detail
    done_right = [p for p in files.differing(planted, result) if p in documents]
    if done_right and not set(files.differing(result, wanted)) & set(files.differing(planted, result)):
        return 'partly', detail
    return 'wrong', f'{kind} {old} {new} in {side}: {files.differing(result, wanted)[:2]}'


def copied(source, folder, options, generator):
    """A copy of a project: of all its files, or of some of its documents."""
    if options.whole:
        shutil.copytree(source, folder, symlinks=True, ignore=shutil.ignore_patterns('.git'))
        return Files(folder), sorted(p for p in folder.rglob('*') if p.suffix in ('.storyboard', '.xib') and p.is_file())
    documents = sorted(p for p in source.rglob('*') if p.suffix in ('.storyboard', '.xib') and p.is_file()
                       and p.stat().st_size < 400_000)
    copies = []
    for path in generator.sample(documents, min(len(documents), options.documents)):
        copies.append(folder / path.relative_to(source))
        copies[-1].parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copies[-1])
    return Files(folder) if copies else None, copies


def note_files(project, folder):
    """Notes what stands in other files than documents."""
    project.found['storyboard'] = {n for n in project.storyboards if TEXT.match(n) and '.' not in n}
    for path in folder.rglob('*.strings'):
        if path.is_file() and (path.stem in ('Localizable', 'InfoPlist') or path.parent.suffix != '.lproj'):
            text = path.read_bytes().decode('utf-8', 'replace')
            project.found['strings-key'] |= set(re.findall(r'^"([A-Za-z0-9_. -]{3,})" *=', text, re.MULTILINE))
    for kind, end in (('image', 'imageset'), ('color', 'colorset')):
        names = {p.stem for p in folder.rglob(f'*.{end}')}
        project.found[kind] = {n for n in project.found[kind] | names if TEXT.match(n)}


def run_all(folders, tool, generator, options, done, note):
    """Makes renames in one project after the other, until there are enough."""
    for source in itertools.cycle(folders):
        if done['renames'] >= options.renames and done['halves'] >= options.halves:
            break
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve() / 'project'
            files, documents = copied(source, folder, options, generator)
            if not documents:
                continue
            project = Project(documents)
            if options.whole:
                note_files(project, folder)
            else:
                write(project, folder, generator)
            files.state()
            known = functools.cache(lambda: findings(tool, folder))
            for _ in range(1 if options.whole else 25):
                count = 20 if options.whole else 1
                for (result, detail), trial in chain(tool, project, files, known, generator, options,
                                                     min(count, options.renames - done['renames'])):
                    words = trial.kind if trial and result == 'refused' else ' '.join(trial.words) if trial else ''
                    note('renames', source, result, detail, words)
                for _ in range(count // 2 if options.whole else generator.random() < 0.5):
                    if done['halves'] < options.halves:
                        note('halves', source, *half(tool, project, files, generator, options))
        print(source.name, done, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('ibstack')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--renames', type=int, default=200)
    parser.add_argument('--halves', type=int, default=50)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--whole', action='store_true', help='take the folders as projects, with all their files')
    parser.add_argument('--documents', type=int, default=12, help='how many documents a project has at most, if not whole')
    parser.add_argument('--kinds', nargs='+', default=KINDS, choices=KINDS)
    parser.add_argument('--half-kinds', nargs='+', default=sorted(HALF_RULES), choices=sorted(HALF_RULES))
    parser.add_argument('--only', default='', help='takes the folders that have a text in their names')
    parser.add_argument('--diffs', type=lambda p: Diffs(Path(p).resolve()), help='where the diffs are written')
    options = parser.parse_args()
    tool = str(Path(options.ibstack).resolve())
    generator = random.Random(options.seed)
    counts, wrong = collections.Counter(), []
    folders = sorted(p for p in options.folder.iterdir() if p.is_dir() and options.only in p.name)
    generator.shuffle(folders)
    done = {'renames': 0, 'halves': 0}

    def note(what, source, result, detail, words=''):
        done[what] += result != 'none' and (what, result) != ('halves', 'refused')
        if result == 'wrong':
            wrong.append(f'{source.name}: {words} {detail}')
            print('WRONG', wrong[-1], flush=True)
        elif result != 'none':
            counts[what, result, f'{words}: {detail}' if result == 'refused' else detail] += 1

    # A run that is ended says what it found.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        run_all(folders, tool, generator, options, done, note)
    finally:
        for key, count in sorted(counts.items()):
            print(f'{count:6}  {" ".join(key)}')
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
