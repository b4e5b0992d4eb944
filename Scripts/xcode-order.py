#!/usr/bin/env python3
"""Learns the order in which Xcode writes attributes and children, from saved documents.

Usage: xcode-order.py learn FOLDER > Sources/DocumentChanges/Editing/Order/xcode-order.txt
       xcode-order.py check FILE FOLDER

A pair of attributes of an element, or of children of an object, has an order if all saved documents of a platform agree
on it, or twenty for each counterexample. Documents with white space that Xcode does not write are left out. A pair whose order depends on the version of Xcode is
split at the toolsVersion that explains it. Other pairs have no order; they stay as they are. `learn` writes what follows
from the pairs as few chains: each line is a kind, a platform, an element, perhaps a bound for toolsVersion, and names of
which each stands before the next one. `check` tells how many documents are in that order. To see how well an order fits
documents that it was not learned from, learn and check on different folders.
"""
import collections
import os
import re
import sys

ATTRIBUTES = r'((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|\'[^\']*\'))*)'
TOKEN = re.compile(r'<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|</[^>]*>|<([A-Za-z][\w.:-]*)' + ATTRIBUTES + r'\s*(/?)>', re.S)
ATTRIBUTE = re.compile(r'([\w.:-]+)\s*=\s*(?:"([^"]*)"|\'([^\']*)\')')
# Elements without an id whose children have an order all the same.
HOLDERS = {'document', 'scene', 'state', 'variation', 'accessibility', 'buttonConfiguration'}


def documents(folder):
    for place, folders, names in os.walk(folder, followlinks=True):
        folders.sort()
        for name in sorted(names):
            if name.endswith(('.storyboard', '.xib', '.xml')):
                with open(os.path.join(place, name), encoding='utf-8', errors='replace', newline='') as file:
                    text = file.read()
                if '<document ' in text[:2000]:
                    yield os.path.join(place, name), text


def is_edited(text):
    """Whether white space shows that somebody edited a document with something else than Xcode."""
    return re.search(r'>\r?\n[ ]*\t|>\r?\n\s*\n\s*<[A-Za-z]|>\r\n', text) is not None


def platform(text):
    found = re.search(r'targetRuntime="([^"]*)"', text[:2000])
    runtime = found[1] if found else ''
    return 'mac' if runtime.startswith('MacOSX') else 'watch' if runtime.startswith('watch') else 'touch'


def version(text):
    found = re.search(r'toolsVersion="(\d+)', text[:2000])
    return int(found[1]) if found else 0


def signature(name, attributes):
    key = attributes.get('key')
    return name if key is None or name == 'variation' else f'{name}:{key}'


def lists(text):
    """Each list of names that has an order: its kind, its element, its names."""
    found = set()
    open_elements = []
    for token in TOKEN.finditer(text):
        if token[0].startswith('</'):
            if open_elements:
                name, ordered, children = open_elements.pop()
                if ordered and len(children) > 1:
                    found.add(('children', name, tuple(children)))
        elif token[1]:
            pairs = ATTRIBUTE.findall(token[2])
            attributes = {name: one or other for name, one, other in pairs}
            if len(pairs) > 1:
                found.add(('attributes', token[1], tuple(name for name, _, _ in pairs)))
            if open_elements:
                open_elements[-1][2].append(signature(token[1], attributes))
            if not token[3]:
                open_elements.append((token[1], 'id' in attributes or token[1] in HOLDERS, []))
    return found


def pairs(names):
    """The pairs of which one stands wholly before the other."""
    first, last = {}, {}
    for place, name in enumerate(names):
        first.setdefault(name, place)
        last[name] = place
    for one in first:
        for other in first:
            if one != other and first[one] < last[other]:
                yield one, other


def learn(folder):
    seen = collections.defaultdict(lambda: collections.defaultdict(list))
    for _, text in documents(folder):
        if is_edited(text):
            continue
        where, tools = platform(text), version(text)
        of_document = collections.defaultdict(set)
        for kind, element, names in lists(text):
            of_document[kind, where, element].update(pairs(names))
        for key, found in of_document.items():
            for pair in found:
                seen[key][pair].append(tools)
    moved = {group: moves([seen[key] for key in seen if key[:2] == group]) for group in {key[:2] for key in seen}}
    for key in sorted(seen):
        found = list(chains(seen[key], moved[key[:2]]))
        if found:
            print(*key)
        for bound, chain in found:
            print('', *([bound] if bound else []), *chain)


def is_clear(agreeing, against):
    return agreeing >= 1 and agreeing >= 20 * against


def edges(seen, moved):
    """The pairs in their order, by the bound for toolsVersion: '', '<N' or '>N-1'."""
    found = collections.defaultdict(set)
    for (one, other), versions in seen.items():
        against = seen.get((other, one), [])
        bounds = {moved[name] for name in (one, other) if name in moved}
        if not bounds:
            if is_clear(len(versions), len(against)):
                found[''].add((one, other))
        elif len(bounds) == 1:
            bound = bounds.pop()
            for sign, holds in [(f'<{bound}', lambda v: v < bound), (f'>{bound - 1}', lambda v: v >= bound)]:
                if is_clear(sum(map(holds, versions)), sum(map(holds, against))):
                    found[sign].add((one, other))
    return found


def moves(elements):
    """The names that a version of Xcode put to another place, in whatever element, and that version."""
    splits = collections.defaultdict(list)
    for seen in elements:
        for (one, other), versions in seen.items():
            against = seen.get((other, one), [])
            few, many = sorted([len(versions), len(against)])
            if one < other and few >= 2 and not is_clear(many, few):
                bound = split(versions, against)
                if bound:
                    splits[one, other].append((bound, versions, against))
    moved = {}
    while splits:
        counts = collections.Counter(name for pair in splits for name in pair for _ in splits[pair])
        name = max(sorted(counts), key=counts.get)
        cases = [case for pair in splits if name in pair for case in splits[pair]]

        def faults(bound):
            return sum(
                min(sum(v < bound for v in one) + sum(v >= bound for v in other),
                    sum(v >= bound for v in one) + sum(v < bound for v in other))
                for _, one, other in cases)

        moved[name] = min(sorted({bound for bound, _, _ in cases}), key=faults)
        splits = {pair: splits[pair] for pair in splits if name not in pair}
    return moved


def split(versions, against):
    """The version from which on the order is another one."""
    for one, other in [(versions, against), (against, versions)]:
        for bound in sorted(set(other)):
            old = (sum(v < bound for v in one), sum(v < bound for v in other))
            new = (len(one) - old[0], len(other) - old[1])
            if is_clear(*old) and is_clear(new[1], new[0]):
                # Between the last version with the old order and the first with the new one.
                previous = max(v for v in one if v < bound)
                rounded = bound // 1000 * 1000
                return rounded if rounded > previous else bound
    return None


def chains(seen, moved):
    found = edges(seen, moved)
    for bound in sorted(found):
        rest = reduced(found[bound] if bound else acyclic(found[bound]))
        following = collections.defaultdict(list)
        for one, other in sorted(rest):
            following[one].append(other)
        entries = collections.Counter(other for _, other in rest)
        starts = sorted(following, key=lambda name: (entries[name], name))
        for start in starts:
            while following[start]:
                chain = [start]
                while following[chain[-1]]:
                    chain.append(following[chain[-1]].pop(0))
                yield bound, chain


def reach(pairs_):
    following = collections.defaultdict(set)
    for one, other in pairs_:
        following[one].add(other)
    reached = {}
    for start in list(following):
        pending, seen = [start], set()
        while pending:
            for name in following[pending.pop()] - seen:
                seen.add(name)
                pending.append(name)
        reached[start] = seen
    return reached


def acyclic(pairs_):
    reached = reach(pairs_)
    return {(one, other) for one, other in pairs_ if one not in reached.get(other, ())}


def reduced(pairs_):
    """The pairs that do not follow from others."""
    reached = reach(pairs_)
    following = collections.defaultdict(set)
    for one, other in pairs_:
        following[one].add(other)
    return {
        (one, other) for one, other in pairs_
        if not any(other in reached.get(between, ()) for between in following[one] if between != other)}


def check(table, folder):
    order = collections.defaultdict(lambda: collections.defaultdict(set))
    with open(table) as file:
        for line in file:
            chain = line.split()
            if not line.startswith(' '):
                key = tuple(chain)
                continue
            bound = chain.pop(0) if chain[0][0] in '<>' else ''
            order[key][bound].update(zip(chain, chain[1:]))
    cache = {}

    def reached(key, tools):
        holding = tuple(
            bound for bound in order.get(key, ())
            if not bound or (tools < int(bound[1:]) if bound[0] == '<' else tools > int(bound[1:])))
        if (key, holding) not in cache:
            cache[key, holding] = reach({pair for bound in holding for pair in order[key][bound]})
        return cache[key, holding]

    total = 0
    failures, against, known = collections.Counter(), collections.Counter(), collections.Counter()
    for path, text in documents(folder):
        total += 1
        faults, unknown = set(), set()
        for kind, element, names in lists(text):
            after = reached((kind, platform(text), element), version(text))
            for one, other in pairs(names):
                if one in after.get(other, ()):
                    faults.add(kind)
                    against[kind, platform(text), element, one, other] += 1
                elif other not in after.get(one, ()):
                    unknown.add(kind)
        for fault in faults:
            failures[fault] += 1
        failures['any'] += bool(faults)
        for kind in ('attributes', 'children'):
            known[kind] += kind not in unknown
    print(f'{total} documents')
    for fault, count in failures.most_common():
        print(f'not in order: {fault:10} {count:5} = {100 * count / max(total, 1):.2f} %')
    for kind, count in known.items():
        print(f'all pairs have an order: {kind:10} {count:5} = {100 * count / max(total, 1):.2f} %')
    for key, count in against.most_common(12):
        print(count, *key)


if len(sys.argv) == 3 and sys.argv[1] == 'learn':
    learn(sys.argv[2])
elif len(sys.argv) == 4 and sys.argv[1] == 'check':
    check(sys.argv[2], sys.argv[3])
else:
    sys.exit(__doc__)
