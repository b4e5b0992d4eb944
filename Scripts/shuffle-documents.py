#!/usr/bin/env python3
"""Measures `ibstack format` on saved documents: as they are, and with one kind of disturbance.

Usage: shuffle-documents.py BINARY FOLDER [--count N] [--seed N] [--verbose]

A document that Xcode saved is to stay as it is. After its attributes, the children of its objects, its sorted lists or its
white space are disturbed, it is to come back byte for byte. Documents with white space that Xcode does not write are
left out, and counted. Formatting twice is to give what formatting once gives.
"""
import argparse
import collections
import importlib.util
import os
import random
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SPEC = importlib.util.spec_from_file_location('order', os.path.join(HERE, 'xcode-order.py'))


def load_order():
    """The module beside this one; its name has a hyphen."""
    import sys
    arguments, sys.argv = sys.argv, ['xcode-order.py', 'none']
    module = importlib.util.module_from_spec(SPEC)
    try:
        SPEC.loader.exec_module(module)
    except SystemExit:
        pass
    sys.argv = arguments
    return module


ORDER = load_order()
SORTED = {'constraints', 'connections', 'resources', 'dependencies'}
TAG = re.compile(r'<([A-Za-z][\w.:-]*)' + ORDER.ATTRIBUTES + r'(\s*/?>)')
ATTRIBUTE = re.compile(r'[\w.:-]+\s*=\s*(?:"[^"]*"|\'[^\']*\')')


def parse(text):
    """Nested lists: an element is [start tag, name, attributes, nodes, end tag]; all else is text."""
    root = ['', '', {}, [], '']
    stack, last = [root], 0
    for token in ORDER.TOKEN.finditer(text):
        stack[-1][3].append(text[last:token.start()])
        last = token.end()
        if token[0].startswith('</'):
            stack.pop()[4] = token[0]
        elif token[1]:
            attributes = {name: one or other for name, one, other in ORDER.ATTRIBUTE.findall(token[2])}
            element = [token[0], token[1], attributes, [], '']
            stack[-1][3].append(element)
            if not token[3]:
                stack.append(element)
        else:
            stack[-1][3].append(token[0])
    stack[-1][3].append(text[last:])
    return root


def write(node):
    return node if isinstance(node, str) else node[0] + ''.join(map(write, node[3])) + node[4]


def elements(node):
    for child in node[3]:
        if not isinstance(child, str):
            yield child
            yield from elements(child)


def permute(element, wanted):
    """Shuffles the children for which `wanted` holds, if only white space stands between them."""
    nodes = element[3]
    if any(isinstance(node, str) and node.strip() for node in nodes):
        return
    places = [place for place, node in enumerate(nodes) if not isinstance(node, str) and wanted(node)]
    shuffled = [nodes[place] for place in places]
    random.shuffle(shuffled)
    for place, node in zip(places, shuffled):
        nodes[place] = node


def attributes(text):
    def shuffled(tag):
        found = ATTRIBUTE.findall(tag[2])
        random.shuffle(found)
        return f'<{tag[1]}' + ''.join(' ' + one for one in found) + tag[3]
    return TAG.sub(shuffled, text)


def lists(text):
    root = parse(text)
    for element in elements(root):
        if element[1] in SORTED:
            keep = {'outletCollection', 'segue', 'binding', 'accessibilityConnection'}
            # Of those with one key, the order stays.
            keys = collections.Counter(sort_key(element[1], child) for child in element[3] if not isinstance(child, str))
            permute(element, lambda child: child[1] not in keep and keys[sort_key(element[1], child)] == 1)
    return write(root)


def sort_key(name, child):
    value = child[2].get
    if name == 'constraints':
        return value('id')
    if name == 'connections':
        return child[1], value('property') or value('selector')
    return child[1], value('name')


def children(text):
    root = parse(text)
    for element in elements(root):
        if element[1] not in SORTED and ('id' in element[2] or element[1] in ORDER.HOLDERS):
            names = collections.Counter(
                ORDER.signature(child[1], child[2]) for child in element[3] if not isinstance(child, str))
            permute(element, lambda child: names[ORDER.signature(child[1], child[2])] == 1)
    return write(root)


def white_space(text):
    def space(match):
        return '>' + random.choice(['\n', '\n\t', '\n\n  ', '\n' + match[1] + '  ', '\n' + match[1]]) + '<'
    text = re.sub(r'>\n( *)<', space, text)
    return re.sub(r'"/>', lambda match: random.choice(['"/>', '" />']), text)


def line_ends(text):
    return text.replace('\n', '\r\n')


def quotes(text):
    def single(tag):
        return re.sub(r'="([^"\']*)"', lambda value: f"='{value[1]}'" if random.random() < 0.5 else value[0], tag[0])
    return TAG.sub(single, text)


def last_line_feed(text):
    return text.rstrip('\n')


KINDS = [None, attributes, children, lists, white_space, line_ends, quotes, last_line_feed]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('binary')
    parser.add_argument('folder')
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    random.seed(options.seed)
    documents = list(ORDER.documents(options.folder))
    left_out = [path for path, text in documents if ORDER.is_edited(text)]
    documents = [(path, text) for path, text in documents if not ORDER.is_edited(text)]
    print(f'{len(documents)} documents, {len(left_out)} with other white space left out')
    for kind in KINDS:
        chosen = documents if kind is None else random.sample(documents, min(options.count, len(documents)))
        measure(kind, chosen, options)


def measure(kind, documents, options):
    with tempfile.TemporaryDirectory() as folder:
        names, disturbed = [], 0
        for number, (path, text) in enumerate(documents):
            name = os.path.join(folder, f'{number}{os.path.splitext(path)[1]}')
            content = kind(text) if kind else text
            disturbed += content != text
            with open(name, 'w', encoding='utf-8', errors='surrogateescape', newline='') as file:
                file.write(content)
            names.append(name)
        subprocess.run([options.binary, 'format', '--quiet', folder], stdout=subprocess.DEVNULL)
        same, failed = 0, []
        for (path, text), name in zip(documents, names):
            with open(name, encoding='utf-8', errors='replace', newline='') as file:
                restored = file.read() == text
            same += restored
            if not restored:
                failed.append(path)
        again = subprocess.run(
            [options.binary, 'format', '--quiet', '--check', folder], capture_output=True, text=True).stdout
        title = kind.__name__.replace('_', ' ') if kind else 'as saved'
        print(f'{title:15} {same} of {len(documents)} = {100 * same / len(documents):.2f} % '
              f'({disturbed} disturbed, {len(again.splitlines())} not stable)', flush=True)
        if options.verbose:
            for path in failed:
                print('   ', path)


main()
