#!/usr/bin/env python3
"""Edits documents at random in `ibstack lsp`, as an editor sends it, and checks what the server finds.

usage: random-typing.py IBSTACK DIR [--documents N] [--edits N] [--fast N] [--seed N]

Takes the .storyboard and .xib files below DIR, each into a folder of its own. Edits come as lines, as characters, as several
changes at once, and as texts that are no XML meanwhile. Expects that:

- at the end, the diagnostics are what `ibstack lint` finds in the folder with that text in the file: rules, severities, lines;
- of edits that come as fast as they can be sent, no diagnostics are of a version that the server knows to be gone: once it has
  answered a request, it has seen all changes before that request;
- the last diagnostics are of the last version.
"""
import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from language_client import Client
from random_edits import Document, Unusable, documents, edit

SEVERITIES = {'error': 1, 'warning': 2, 'notice': 3}


def units(text):
    """The length of a text as the protocol counts it."""
    return len(text.encode('utf-16-le')) // 2


def position(text, offset):
    before = text[:offset].split('\n')
    return {'line': len(before) - 1, 'character': units(before[-1])}


def change(old, new, generator):
    """A change of the protocol that makes one text of another: no more than differs, or some more."""
    start, most = 0, min(len(old), len(new))
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    start = max(0, start - generator.choice([0, 0, 1, 40]))
    end = max(0, end - generator.choice([0, 0, 1, 40]))
    return {'range': {'start': position(old, start), 'end': position(old, len(old) - end)},
            'text': new[start:len(new) - end]}


class Typing:
    """A document that is edited, and what the server was sent of it."""

    def __init__(self, client, path, text, generator):
        self.client, self.uri, self.path, self.generator = client, path.as_uri(), path, generator
        self.text, self.version, self.answered = text, 1, 0
        self.stale = []
        self.last = self.found = None
        client.notice = self.take
        client.open(self.uri, text)

    def take(self, method, parameters):
        if method == 'textDocument/publishDiagnostics' and parameters['uri'] == self.uri:
            self.last, self.found = parameters['version'], parameters['diagnostics']
            if self.last < self.answered:
                self.stale.append((self.last, self.answered))

    def send(self, *texts):
        """Sends the steps to a text, in one notification."""
        changes = []
        for text in texts:
            changes.append(change(self.text, text, self.generator))
            self.text = text
        self.version += 1
        self.client.change(self.uri, self.version, changes)

    def edit(self):
        """Makes an edit; nothing where the document has no more."""
        try:
            made = edit(self.generator, Document(self.text.split('\n')))
        except (Unusable, IndexError):
            return False
        if not made:
            return False
        try:
            new = '\n'.join(made[0](self.text.split('\n')))
        except (Unusable, IndexError, TypeError):
            return False
        place = self.generator.randrange(len(self.text))
        broken = self.text[:place] + self.generator.choice(['<', '"', '&', '😀']) + self.text[place:]
        kind = self.generator.randrange(4)
        if kind == 0:
            self.send(broken, self.text, new)
        elif kind == 1:
            before = self.text
            self.send(broken)
            self.send(before)
            self.send(new)
        else:
            self.send(new)
        return True

    def ask(self):
        """Asks something, so that the server has seen all changes before."""
        version = self.version
        self.client.request('textDocument/foldingRange', {'textDocument': {'uri': self.uri}})
        self.answered = version

    def save(self):
        """Says that the file has the text.

        Returns what is found in it then.
        """
        document = {'uri': self.uri}
        self.client.notify('textDocument/didSave', {'textDocument': document})
        place = {'line': 0, 'character': 0}
        # It is answered when the diagnostics of the text have been sent.
        self.client.request('textDocument/codeAction', {
            'textDocument': document, 'range': {'start': place, 'end': place}, 'context': {'diagnostics': []}})
        return self.found


def found_by_lint(program, path):
    run = subprocess.run([program, 'lint', '.', '--format', 'json'], cwd=path.parent, capture_output=True, check=False)
    return [(each['rule'], SEVERITIES[each['severity']], each['line'] - 1)
            for document in json.loads(run.stdout)['documents'] for each in document['findings']]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('program', type=lambda path: str(Path(path).resolve()))
    parser.add_argument('folder')
    parser.add_argument('--documents', type=int, default=50)
    parser.add_argument('--edits', type=int, default=300)
    parser.add_argument('--fast', type=int, default=1000)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    source = documents(arguments.folder, generator)
    made = fast = wrong = stale = findings = 0
    for number in range(arguments.documents):
        original, lines, _ = next(source)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder).resolve() / original.name
            path.write_bytes('\n'.join(lines).encode())
            client = Client(arguments.program, path.parent)
            typing = Typing(client, path, '\n'.join(lines), generator)
            for count, wanted in [('slow', arguments.edits), ('fast', arguments.fast)]:
                share = wanted * (number + 1) // arguments.documents - wanted * number // arguments.documents
                for step in range(share):
                    if not typing.edit():
                        break
                    if count == 'fast':
                        fast += 1
                        if step % 5 == 4:
                            typing.ask()
                    else:
                        made += 1
                        client.diagnostics(typing.uri, typing.version)
            path.write_bytes(typing.text.encode())
            last = typing.save()
            expected = found_by_lint(arguments.program, path)
            own = [(each.get('code'), each['severity'], each['range']['start']['line']) for each in last]
            findings += len(own)
            if own != expected:
                wrong += 1
                print(f'{original}: {len(own)} diagnostics, {len(expected)} findings; '
                      f'{sorted(set(own) ^ set(expected), key=str)[:3]}', flush=True)
            if typing.stale or typing.last != typing.version:
                stale += len(typing.stale) or 1
                print(f'{original}: diagnostics of gone versions: {typing.stale[:3]}, at the end of {typing.last}, '
                      f'not {typing.version}', flush=True)
            if client.close() != 0:
                wrong += 1
                print(f'{original}: the server ended with {client.process.returncode}', flush=True)
    print(f'{arguments.documents} documents, {made} edits and {fast} fast ones, {findings} findings at the end: '
          f'{wrong} documents wrong, {stale} diagnostics of gone versions')
    sys.exit(wrong + stale > 0)


if __name__ == '__main__':
    main()
