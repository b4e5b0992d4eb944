#!/usr/bin/env python3
"""Drives `ibstack mcp` with the client of PyPI's `mcp` package, in each version of the protocol that it has.

usage: Scripts/run-python.sh .build-mcp mcp -- Scripts/mcp-client.py IBSTACK DIR [--documents N] [--seed N]

Copies documents of DIR into a folder, asks all tools about each, edits each, and tries to leave the folder by paths and by
links. Prints how long the answers of each tool are, in tokens: a token is taken for four bytes.
"""
import argparse
import asyncio
import random
import re
import shutil
import statistics
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import mcp.client.session
from mcp import Client, StdioServerParameters
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

TOOLS = ['outline', 'picture', 'lint', 'explain', 'edit']


def size(result):
    return sum(len(getattr(part, 'text', None) or getattr(part, 'data', '')) if not getattr(part, 'text', None)
               else len(part.text.encode()) for part in result.content)


async def drive(tool, folder, names, version, sizes, counts, generator):
    is_stateless = version in MODERN_PROTOCOL_VERSIONS
    if not is_stateless:
        mcp.client.session.LATEST_HANDSHAKE_VERSION = version
    server = StdioServerParameters(command=tool, args=['mcp'], cwd=folder)
    async with Client(server, mode='auto' if is_stateless else 'legacy', read_timeout_seconds=120) as client:
        if client.protocol_version != version:
            counts['wrong', f'{version}: agreed on {client.protocol_version}'] += 1
        found = await client.list_tools()
        if [t.name for t in found.tools] != TOOLS:
            counts['wrong', f'{version}: tools {[t.name for t in found.tools]}'] += 1
        sizes['tools/list'].append(len(found.model_dump_json(exclude_none=True)))
        for name in names:
            text = (folder / name).read_text(errors='replace')
            views = re.findall(r'<(?:label|button|view|imageView|stackView)\b[^>]* id="([^"]+)"', text)
            view = generator.choice(views) if views else 'none'
            calls = [('outline', {}), ('picture', {}), ('lint', {}), ('explain', {'view': view}),
                     ('edit', {'operation': ['set', view, f'userLabel=Label {len(text)}']}),
                     ('edit', {'operation': ['remove', view], 'diff': True})]
            for tool_name, arguments in calls:
                result = await client.call_tool(tool_name, {'path': name, **arguments})
                counts[tool_name, 'refused' if result.is_error else 'answered'] += 1
                sizes[tool_name].append(size(result))
        before = (folder.parent / 'outside.xib').read_bytes()
        for path in ('../outside.xib', str(folder.parent / 'outside.xib'), 'link.xib', 'links/outside.xib', '/etc/passwd'):
            for tool_name in TOOLS:
                result = await client.call_tool(
                    tool_name, {'path': path, 'view': 'x', 'operation': ['set', 'x', 'userLabel=y']})
                counts['outside', 'refused' if result.is_error else 'REACHED'] += 1
        if before != (folder.parent / 'outside.xib').read_bytes():
            counts['outside', 'WRITTEN'] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('tool')
    parser.add_argument('folder')
    parser.add_argument('--documents', type=int, default=200)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    generator, sizes, counts = random.Random(arguments.seed), defaultdict(list), Counter()
    paths = sorted(p for p in Path(arguments.folder).rglob('*') if p.suffix in ('.storyboard', '.xib') and p.is_file())
    versions = [*HANDSHAKE_PROTOCOL_VERSIONS, *MODERN_PROTOCOL_VERSIONS]
    chosen = generator.sample(paths, min(arguments.documents, len(paths)))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / 'root'
        folder.mkdir()
        shutil.copy(chosen[0], Path(place) / 'outside.xib')
        (folder / 'link.xib').symlink_to(Path(place) / 'outside.xib')
        (folder / 'links').symlink_to(place)
        names = []
        for number, path in enumerate(chosen):
            names.append(f'd{number}{path.suffix}')
            shutil.copy(path, folder / names[-1])
        for number, version in enumerate(versions):
            part = names[number::len(versions)]
            asyncio.run(drive(str(Path(arguments.tool).resolve()), folder, part, version, sizes, counts, generator))
            print(f'{version}: {len(part)} documents')
    for tool, found in sizes.items():
        tokens = sorted(n / 4 for n in found)
        print(f'{tool:11} {len(found):4} answers: median {statistics.median(tokens):.0f} tokens, '
              f'95th percentile {tokens[int(len(tokens) * 0.95)]:.0f}, most {tokens[-1]:.0f}')
    for key, count in sorted(counts.items()):
        print(f'{count:5} {" ".join(key)}')
    sys.exit(any(key[0] == 'wrong' or key[1] in ('REACHED', 'WRITTEN') for key in counts))


if __name__ == '__main__':
    main()
