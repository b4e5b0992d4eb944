"""Random edits of documents as Interface Builder writes them, one element a line. An edit is made by ids, so that it can be
made before and after another one."""
import re
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
