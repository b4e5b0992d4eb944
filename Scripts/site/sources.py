"""The pages of the documentation, read from Markdown: their headings, their links, and where they stand in the menu."""

import dataclasses
import pathlib
import posixpath
import re

from markdown_it import MarkdownIt

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
START = "README.md"
MENU = "Documentation/README.md"
RULES = "Documentation/Rules.md"
FOLDER = "Documentation/"
# A page that is as long as a book has no list of its headings beside it.
LONGEST_LIST = 80


@dataclasses.dataclass
class Heading:
    level: int
    text: str
    anchor: str


@dataclasses.dataclass
class Page:
    """A page of the site, made of a file of the repository or of a part of it."""

    source: str  # the path of the file, which links in it start from
    path: str  # the path in the site
    tokens: list
    headings: list

    @property
    def title(self):
        return self.headings[0].text if self.headings else self.path


def slug(title):
    """The anchor that code hosts give to a heading."""
    return "".join(c for c in title.lower() if c.isalnum() or c in " -_").replace(" ", "-")


def plain_text(token):
    return "".join(child.content for child in token.children or [] if child.type in ("text", "code_inline"))


def headings_of(tokens):
    """The headings; each of their tokens gets its anchor. A title that comes again gets a number, as on code hosts."""
    found, counts = [], {}
    for token, inline in zip(tokens, tokens[1:]):
        if token.type != "heading_open":
            continue
        anchor = slug(plain_text(inline))
        count = counts[anchor] = counts.get(anchor, -1) + 1
        heading = Heading(int(token.tag[1]), plain_text(inline), f"{anchor}-{count}" if count else anchor)
        token.attrSet("id", heading.anchor)
        found.append(heading)
    return found


def make_page(source, path, tokens):
    return Page(source, path, tokens, headings_of(tokens))


def site_path(source):
    """Where the page of a file is: Documentation/Evidence/Results.md is evidence/results.html; those of other folders are in
    one of their own, since the documentation has pages of the same names."""
    if source == START:
        return "index.html"
    name = source.removeprefix(FOLDER) if source.startswith(FOLDER) else "project/" + source
    folder, file = posixpath.split(name.removesuffix(".md").lower())
    return posixpath.join(folder, "overview" if file == "readme" else file) + ".html"


def sections(tokens):
    """The tokens before the second level of headings, and those below each of its headings."""
    parts = [[]]
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            parts.append([])
        parts[-1].append(token)
    return parts[0], parts[1:]


def rule_pages(tokens):
    """The page of the tables, and one for each rule. Its heading, which a rule shares with no other page, goes up a level."""
    head, parts = sections(tokens)
    pages = []
    for part in parts:
        name = plain_text(part[1])
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", name):
            head += part
            continue
        for token in part:
            if token.type in ("heading_open", "heading_close"):
                token.tag = f"h{int(token.tag[1]) - 1}"
        pages.append(make_page(RULES, f"rules/{name}.html", part))
    return [make_page(RULES, site_path(RULES), head)] + pages


def read_pages(root):
    """All pages that README.md leads to, in the order in which links find them."""
    waiting, pages, seen = [START, MENU], [], set()
    while waiting:
        source = waiting.pop(0)
        if source in seen:
            continue
        seen.add(source)
        tokens = MARKDOWN.parse((root / source).read_text(encoding="utf-8"))
        pages += rule_pages(tokens) if source == RULES else [make_page(source, site_path(source), tokens)]
        waiting += [target for target in map(lambda link: resolved(link, source)[0], links(tokens))
                    if target.endswith(".md") and (root / target).is_file()]
    return pages


def links(tokens):
    for token in tokens:
        for child in token.children or []:
            if child.type == "link_open":
                yield child.attrGet("href")


def is_external(link):
    return re.match(r"[a-z][a-z0-9+.-]*:", link) is not None


def resolved(link, source):
    """The file of the repository that a link of a file leads to, and the anchor in it; none outside of it."""
    if is_external(link):
        return "", ""
    path, _, anchor = link.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), path)) if path else source, anchor


def menu(root):
    """The groups of the menu: a title, and the names and links of its pages."""
    groups = []
    for token in MARKDOWN.parse((root / MENU).read_text(encoding="utf-8")):
        children = token.children or []
        if not any(child.type == "strong_open" for child in children):
            continue
        titles = [child.content for child in children if child.type == "text"]
        entries = []
        for index, child in enumerate(children):
            if child.type == "link_open":
                end = next(i for i in range(index, len(children)) if children[i].type == "link_close")
                name = "".join(c.content or " " for c in children[index + 1:end])
                entries.append((name[0].upper() + name[1:], child.attrGet("href")))
        groups.append((next(title for title in titles if title.strip()), entries))
    return groups
