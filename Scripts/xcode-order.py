#!/usr/bin/env python3
"""Finds the order in which Xcode writes the attributes of each element, from saved documents.

Usage: xcode-order.py learn FOLDER > table.txt
       xcode-order.py check table.txt FOLDER

`learn` counts, for every element, which of two attributes stands before the other, and writes one line per element:
its name, its attributes in an order that agrees with the majority of pairs, and as `one|other` the pairs that saved
documents write both ways (more than one in fifty) or never together, which say nothing about an order. `check` tells how many documents
already have their attributes, constraints and white space in that order. Learn and check on different folders.
"""
import collections
import os
import re
import sys

TAG = re.compile(r'<([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|\'[^\']*\'))*)\s*(/?)>')
ATTRIBUTE = re.compile(r'([\w.:-]+)\s*=\s*(?:"[^"]*"|\'[^\']*\')')
CONSTRAINTS = re.compile(r'<constraints>(.*?)</constraints>', re.S)
CONSTRAINT_ID = re.compile(r'<constraint [^>]*\bid="([^"]*)"')
OTHERS = re.compile(r'<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>', re.S)


def documents(folder):
    for place, folders, names in os.walk(folder, followlinks=True):
        folders.sort()
        for name in sorted(names):
            if name.endswith(('.storyboard', '.xib', '.xml')):
                with open(os.path.join(place, name), encoding='utf-8', errors='replace', newline='') as file:
                    text = file.read()
                if '<document ' in text[:2000]:
                    yield os.path.join(place, name), text


def lists(text):
    for tag in TAG.finditer(OTHERS.sub('', text)):
        names = ATTRIBUTE.findall(tag[2])
        if len(names) > 1:
            yield tag[1], tuple(names)


def learn(folder):
    seen = collections.defaultdict(collections.Counter)
    for _, text in documents(folder):
        for element, names in lists(text):
            seen[element][names] += 1
    everywhere = collections.Counter()  # decides for pairs that an element never shows
    for element in seen:
        for names, count in seen[element].items():
            for index, first in enumerate(names):
                for second in names[index + 1:]:
                    everywhere[first, second] += count
    for element in sorted(seen):
        before = collections.Counter()
        for names, count in seen[element].items():
            for index, first in enumerate(names):
                for second in names[index + 1:]:
                    before[first, second] += count
        rest = sorted({name for names in seen[element] for name in names})
        order = []
        def against(name):  # how much speaks for another remaining attribute to stand before this one
            own = others = 0
            for other in rest:
                if other == name:
                    continue
                if before[other, name] or before[name, other]:
                    own += max(0, before[other, name] - before[name, other])
                else:
                    others += everywhere[other, name] > everywhere[name, other]
            return own, others, name

        while rest:
            best = min(rest, key=against)
            order.append(best)
            rest.remove(best)
        free = []
        for index, first in enumerate(order):
            for second in order[index + 1:]:
                for one, other, counts in [(first, second, before), (first, second, everywhere)]:
                    if counts[one, other] or counts[other, one]:
                        if counts[other, one] * 50 > counts[one, other]:
                            free.append(f'{first}|{second}')
                        break
                else:
                    free.append(f'{first}|{second}')
        print(element, *order, *free)


def check(table, folder):
    with open(table) as file:
        words = [line.split() for line in file]
    order = {line[0]: {n: i for i, n in enumerate(w for w in line[1:] if '|' not in w)} for line in words}
    free = {line[0]: {tuple(w.split('|')) for w in line[1:] if '|' in w} for line in words}
    total = 0
    failures = collections.Counter()
    against = collections.Counter()
    for path, text in documents(folder):
        total += 1
        faults = set()
        for element, names in lists(text):
            ranks = order.get(element, {})
            known = [n for n in names if n in ranks]
            if any(ranks[second] < ranks[first] and (second, first) not in free[element]
                   for index, first in enumerate(known) for second in known[index + 1:]):
                faults.add('attributes')
                against[element, names] += 1
        for match in CONSTRAINTS.finditer(text):
            ids = CONSTRAINT_ID.findall(match[1])
            if ids != sorted(ids):
                faults.add('constraints')
        if '\r' in text:
            faults.add('line ends')
        if not text.endswith('</document>\n'):
            faults.add('last newline')
        if re.search(r'\s/>|\t<', text):
            faults.add('white space')
        for fault in faults:
            failures[fault] += 1
        failures['any'] += bool(faults)
    print(f'{total} documents')
    for fault, count in failures.most_common():
        print(f'{fault:14} {count:5} = {100 * count / max(total, 1):.2f} %')
    for (element, names), count in against.most_common(12):
        print(count, element, *names)


if len(sys.argv) == 3 and sys.argv[1] == 'learn':
    learn(sys.argv[2])
elif len(sys.argv) == 4 and sys.argv[1] == 'check':
    check(sys.argv[2], sys.argv[3])
else:
    sys.exit(__doc__)
