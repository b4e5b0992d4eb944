"""Writes pages as HTML: the frame around them, links between them, and the index of the search."""

import copy
import html
import json
import pathlib
import posixpath
import re
import shutil
from html.parser import HTMLParser

from sources import LONGEST_LIST, MARKDOWN, MENU, RULES, is_external, menu, resolved

HERE = pathlib.Path(__file__).parent
SEARCH = "search.json"
IMAGE = re.compile(r'(<img\s[^>]*?src=")([^"]*)')
FRAME = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{root}style.css">
<script src="{root}search.js" defer></script>
</head>
<body data-root="{root}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="home" href="{root}index.html">ibstack</a>
<search><input type="search" id="search" placeholder="Search" aria-label="Search titles and headings" autocomplete="off"
 role="combobox" aria-controls="found" aria-expanded="false"><ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
</header>
<div class="columns">
<nav class="menu" aria-label="Pages"><details><summary>Pages</summary>
{menu}</details></nav>
<main id="content">
{content}</main>
{contents}</div>
</body>
</html>
"""


class Site:
    def __init__(self, root, pages):
        self.root, self.pages = root, pages
        self.groups = menu(root)
        self.by_source = {}
        self.rules = {}
        for page in pages:
            self.by_source.setdefault(page.source, page)
            if page.source == RULES and page.path.startswith("rules/"):
                self.rules[page.title] = page
        # Files that pages show or lead to, and that are no pages.
        self.files = set()

    def write(self, folder):
        """Writes all pages into a folder, instead of a site that is in it; another folder has to be empty."""
        if folder.exists() and any(folder.iterdir()):
            if not (folder / SEARCH).is_file():
                raise FileExistsError(f"{folder} has files that are no site; name an empty folder")
            shutil.rmtree(folder)
        for page in self.pages:
            path = folder / page.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text(page), encoding="utf-8")
        for name in sorted(self.files):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / name, folder / name)
        for name in ("style.css", "search.js"):
            shutil.copyfile(HERE / name, folder / name)
        (folder / SEARCH).write_text(json.dumps(self.index(), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

    def text(self, page):
        root = "../" * page.path.count("/")
        title = "ibstack" if page.path == "index.html" else f"{page.title} · ibstack"
        return FRAME.format(
            title=html.escape(title), root=root, menu=self.menu(page), content=self.content(page),
            contents=self.contents(page))

    def menu(self, page):
        lines = []
        for title, entries in self.groups:
            lines.append(f"<h2>{html.escape(title)}</h2>\n<ul>")
            for name, link in entries:
                target = self.address(link, MENU, page)
                is_here = resolved(link, MENU)[0] == page.source
                lines.append(f'<li><a href="{target}"{" aria-current=page" if is_here else ""}>{html.escape(name)}</a></li>')
            lines.append("</ul>")
        return "\n".join(lines) + "\n"

    def content(self, page):
        tokens = copy.deepcopy(page.tokens)
        for token in tokens:
            for part in [token] + (token.children or []):
                if part.type in ("html_block", "html_inline"):
                    part.content = IMAGE.sub(
                        lambda found: found[1] + self.address(found[2], page.source, page), part.content)
                for name in ("href", "src"):
                    if part.attrGet(name):
                        part.attrSet(name, self.address(part.attrGet(name), page.source, page))
        text = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
        text = text.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")
        text = text.replace("<pre>", '<pre tabindex="0">')
        if page in self.rules.values():
            text = f'<p class="above"><a href="{self.address(RULES, "", page)}">Rules</a></p>\n{text}'
        # A heading is a link to itself.
        return re.sub(
            r'(<h[2-6] id="([^"]*)">)(.*?)(</h[2-6]>)',
            lambda found: f'{found[1]}{found[3]} <a class="anchor" href="#{found[2]}" aria-hidden="true" tabindex="-1">#</a>{found[4]}',
            text, flags=re.S)

    def contents(self, page):
        headings = [heading for heading in page.headings[1:] if heading.level in (2, 3)]
        if len(headings) > LONGEST_LIST:
            headings = [heading for heading in headings if heading.level == 2]
        if len(headings) < 3:
            return ""
        items = "".join(
            f'<li class="level{heading.level}"><a href="#{heading.anchor}">{html.escape(heading.text)}</a></li>\n'
            for heading in headings)
        return f'<nav class="contents" aria-label="On this page"><h2>On this page</h2>\n<ul>\n{items}</ul></nav>\n'

    def address(self, link, source, page):
        """A link of a file as a page has it."""
        if is_external(link):
            return link
        target, anchor = resolved(link, source)
        found = self.by_source.get(target)
        if target == RULES and anchor in self.rules:
            found, anchor = self.rules[anchor], ""
        if not found and (self.root / target).is_file():
            self.files.add(target)
        path = found.path if found else target
        address = posixpath.relpath(path, posixpath.dirname(page.path) or ".")
        return html.escape(address + (f"#{anchor}" if anchor else ""), quote=True)

    def index(self):
        """Titles and headings: the heading, the title of its page if that is another one, and the address."""
        entries = []
        for page in self.pages:
            for number, heading in enumerate(page.headings):
                address = page.path + (f"#{heading.anchor}" if number else "")
                entries.append([heading.text, page.title if number else "", address])
        return entries

    def broken_links(self, folder):
        """Links of the written pages that lead to no file, or to no anchor of it."""
        written = {page.path: Reader.read(folder / page.path) for page in self.pages}
        broken = []
        for path, reader in written.items():
            for link in reader.links:
                if is_external(link):
                    continue
                name, _, anchor = link.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) if name else path
                if not (folder / target).is_file():
                    broken.append(f"{path}: {link}: no such file")
                elif anchor and target in written and anchor not in written[target].anchors:
                    broken.append(f"{path}: {link}: no such heading")
        return broken


class Reader(HTMLParser):
    """What a written page leads to, and what leads into it."""

    def __init__(self):
        super().__init__()
        self.links, self.anchors = [], set()

    @classmethod
    def read(cls, path):
        reader = cls()
        reader.feed(path.read_text(encoding="utf-8"))
        return reader

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append(value)
            if name == "id":
                self.anchors.add(value)
