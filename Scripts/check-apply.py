#!/usr/bin/env python3
"""Applies diffs to the documents that they come from, and compares with the documents that they lead to.

usage: check-apply.py IBSTACK OLD NEW [OLD NEW …]
       check-apply.py IBSTACK --cases DIR

DIR has folders with old.xml and new.xml. For each pair, `ibstack apply` with the output of `ibstack diff --format json`
must turn OLD into a document that differs from NEW in nothing but what Interface Builder writes by itself, and the
reverse diff must lead back.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path


def run(tool, *arguments):
    return subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)


def problem(tool, old, new, folder):
    patch, target = folder / 'patch.json', folder / 'target.xib'
    made = run(tool, 'diff', '--format', 'json', old, new)
    if made.returncode:
        return None
    patch.write_text(made.stdout)
    target.write_bytes(old.read_bytes())
    applied = run(tool, 'apply', patch, target)
    if applied.returncode:
        return f'apply: {applied.stderr.splitlines()[:3]}'
    rest = json.loads(run(tool, 'diff', '--format', 'json', target, new).stdout)['documents']
    left = [c for d in rest for c in d.get('changes', []) if not c.get('noise')]
    return f'{len(left)} changes left: {json.dumps(left[0])[:200]}' if left else ''


def main():
    tool, *rest = sys.argv[1:]
    if rest[0] == '--cases':
        pairs = [(p / 'old.xml', p / 'new.xml') for p in sorted(Path(rest[1]).iterdir()) if (p / 'old.xml').exists()]
    else:
        pairs = [(Path(a), Path(b)) for a, b in zip(rest[::2], rest[1::2])]
    right = unreadable = 0
    with tempfile.TemporaryDirectory() as place:
        for old, new in pairs:
            for name, one, other in (('', old, new), (' reversed', new, old)):
                found = problem(tool, one, other, Path(place))
                if found is None:
                    unreadable += 1
                elif found:
                    print(f'{old}{name}: {found}')
                else:
                    right += 1
    print(f'{right} of {2 * len(pairs) - unreadable} right, {unreadable} unreadable')
    sys.exit(right + unreadable != 2 * len(pairs))


main()
