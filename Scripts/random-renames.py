#!/usr/bin/env python3
"""Renames random things in projects by `ibstack rename`, there and back, and finishes renames that were left half done.

usage: random-renames.py IBSTACK DIR [--renames N] [--halves N] [--seed N]

Takes the .storyboard and .xib files below each folder of DIR as those of a project, and writes around them what documents
have of the rest: Swift and Objective-C classes with the outlets and actions that are connected, code that asks for cells,
segues, scenes, storyboards, images and colors, asset catalogs, strings files, and a project.pbxproj. Each trial renames one of
these things, and expects that:

- `ibstack lint` finds the same in the renamed project, but for the name, which is as long as the old one;
- `--diff` changes no file, and says what git applies to the same end;
- renaming it back gives all files back byte for byte.

A half-done rename has the sources of the renamed project and the documents of the other one. `ibstack lint --fix --unsafe`
has to write the documents of the renamed one.

Counts what was refused by the reason.
"""
import argparse
import collections
import json
import random
import re
import shutil
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
    project.found['storyboard'] = set(n for n in project.storyboards if TEXT.match(n) and '.' not in n)
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


def contents(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob('*')) if p.is_file() and '.git/' not in str(p)}


def restore(folder, files):
    for path, content in contents(folder).items():
        if files.get(path) != content:
            (folder / path).unlink()
    for path, content in files.items():
        if not (folder / path).exists():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
    for place in sorted((p for p in folder.rglob('*') if p.is_dir() and '.git' not in p.parts), reverse=True):
        if not any(place.iterdir()):
            place.rmdir()


def run(tool, folder, *arguments):
    return subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True, errors='replace')


def findings(tool, folder, names=('', '')):
    done = run(tool, folder, 'lint', '--format', 'json', '--quiet', '.')
    new, old = names
    text = done.stdout.replace(new, old) if new else done.stdout
    found = []
    for document in json.loads(text)['documents']:
        for finding in document['findings']:
            found.append((document['path'], finding.get('rule'), finding.get('severity'), finding.get('line'), finding.get('column'),
                          finding.get('message')))
    return sorted(found, key=str)


def other(generator, name):
    """Another name, as long as the old one. Rules ask about the prefix of classes, which stays."""
    head = re.match(r'[A-Z]{2,4}(?=[A-Z])', name)
    first = head.group() if head else generator.choice('QXZ') if name[0].isupper() else generator.choice('qxz')
    return first + ''.join(generator.choice(LETTERS) for _ in range(max(len(name), 5) - len(first)))


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


def trial(tool, project, folder, before, known, generator, kind):
    """What came of a rename: its kind, or why it was refused, or what is wrong."""
    chosen = choose(generator, project, kind, folder)
    if not chosen or len(chosen[0]) < 2:
        return 'none', ''
    old, new, options = chosen
    back_old = old.rsplit('.', 1)[0] + '.' + new if kind in ('outlet', 'action') else new
    back_new = old.rsplit('.', 1)[-1] if kind in ('outlet', 'action') else old
    proposed = run(tool, folder, 'rename', kind, old, new, '--diff', '--quiet', '--project', '.', *options)
    if contents(folder) != before:
        return 'wrong', '--diff changed files'
    done = run(tool, folder, 'rename', kind, old, new, '--quiet', '--project', '.', *options)
    if done.returncode == 1:
        if contents(folder) != before:
            return 'wrong', 'refused and changed files'
        return 'refused', reason(done.stderr)
    if done.returncode != 0:
        return 'wrong', f'status {done.returncode}: {done.stderr[-300:]}'
    after = contents(folder)
    if proposed.returncode != 1 or after == before:
        return 'wrong', 'nothing proposed or nothing changed'
    names = (new.split(':')[0], old.rsplit('.', 1)[-1].split(':')[0]) if kind in ('outlet', 'action') else (new, old)
    if len(names[0]) == len(names[1]):
        found = findings(tool, folder, names)
        if found != known:
            a, b = [f for f in known if f not in found][:2], [f for f in found if f not in known][:2]
            restore(folder, before)
            return 'wrong', f'lint differs after {kind} {old} {new}: {a} {b}'
    if kind == 'storyboard' and options:
        options = []
    reverse = run(tool, folder, 'rename', kind, back_old, back_new, '--quiet', '--project', '.', *options)
    if reverse.returncode != 0:
        restore(folder, before)
        return 'wrong', f'not renamed back: {kind} {back_old} {back_new}: {reason(reverse.stderr)}'
    if contents(folder) != before:
        differing = [p for p, c in contents(folder).items() if before.get(p) != c]
        restore(folder, before)
        return 'wrong', f'other bytes after {kind} {old} {new} and back: {differing[:3]}'
    return 'renamed', kind


def half(tool, project, folder, before, generator):
    """What came of finishing a rename of an outlet or an action that was made in the sources alone."""
    kind = generator.choice(['outlet', 'action'])
    chosen = choose(generator, project, kind, folder)
    if not chosen or len(chosen[0].rsplit('.', 1)[-1]) < 4:
        return 'none', ''
    old, new, _ = chosen
    name = old.rsplit('.', 1)[-1]
    first, colon, rest = name.partition(':')
    place = generator.randrange(2, len(first))
    ways = {
        'letter': first[:place] + generator.choice(LETTERS) + first[place:],
        'word': first + generator.choice(['View', 'Item', 'Two']),
        'other': new.split(':')[0],
    }
    way = generator.choice(sorted(ways))
    new = ways[way] + colon + rest
    done = run(tool, folder, 'rename', kind, old, new, '--quiet', '--project', '.')
    if done.returncode != 0:
        return 'refused', reason(done.stderr)
    wanted = contents(folder)
    changed = [p for p, c in wanted.items() if before.get(p) != c and p.endswith(('.storyboard', '.xib'))]
    for path in changed:
        (folder / path).write_bytes(before[path])
    run(tool, folder, 'lint', '--fix', '--unsafe', '--quiet', '--select', f'unknown-{kind}', '.')
    result = contents(folder)
    restore(folder, before)
    if result == wanted:
        return 'finished', f'{kind}, {way}'
    if all(result[p] == before[p] for p in changed):
        return 'left', f'{kind}, {way}'
    other = [p for p in result if result[p] != wanted[p]]
    if all(result[p] == before[p] for p in other):
        return 'partly', f'{kind}, {way}'
    return 'wrong', f'{kind} {old} {new}: {other[:2]}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('ibstack')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--renames', type=int, default=200)
    parser.add_argument('--halves', type=int, default=50)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--documents', type=int, default=12, help='how many documents a project has at most')
    options = parser.parse_args()
    tool = str(Path(options.ibstack).resolve())
    generator = random.Random(options.seed)
    counts, wrong = collections.Counter(), []
    folders = sorted(p for p in options.folder.iterdir() if p.is_dir())
    done = {'renames': 0, 'halves': 0}
    while done['renames'] < options.renames or done['halves'] < options.halves:
        source = generator.choice(folders)
        documents = sorted(p for p in source.rglob('*') if p.suffix in ('.storyboard', '.xib') and p.is_file() and p.stat().st_size < 400_000)
        if not documents:
            continue
        chosen = generator.sample(documents, min(len(documents), options.documents))
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve() / 'project'
            copies = []
            for path in chosen:
                copy = folder / path.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
                copies.append(copy)
            project = Project(copies)
            write(project, folder, generator)
            before = contents(folder)
            known = findings(tool, folder)
            for _ in range(25):
                if done['renames'] < options.renames:
                    kind = generator.choice(KINDS)
                    result, detail = trial(tool, project, folder, before, known, generator, kind)
                    if result != 'none':
                        done['renames'] += 1
                        counts['rename', result, f'{kind}: {detail}' if result == 'refused' else detail if result == 'renamed' else ''] += 1
                        if result == 'wrong':
                            wrong.append(f'{source.name}: {detail}')
                if done['halves'] < options.halves and generator.random() < 0.5:
                    result, detail = half(tool, project, folder, before, generator)
                    if result != 'none':
                        done['halves'] += result != 'refused'
                        counts['half', result, detail if result != 'wrong' else ''] += 1
                        if result == 'wrong':
                            wrong.append(f'{source.name}: {detail}')
                if contents(folder) != before:
                    restore(folder, before)
    for key, count in sorted(counts.items()):
        print(f'{count:6}  {" ".join(key)}')
    for line in wrong[:40]:
        print('WRONG', line)
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()
