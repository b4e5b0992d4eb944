"""Tests of the site: its pages, its links, its index, and that it needs nothing from elsewhere."""

import json
import pathlib
import re
import tempfile
import unittest

from sources import MARKDOWN, headings_of, menu, read_pages, rule_pages, site_path, slug
from writing import Site

ROOT = pathlib.Path(__file__).resolve().parents[2]


class PageTests(unittest.TestCase):
    def test_anchors_are_those_of_code_hosts(self):
        self.assertEqual(slug("What a repository may reach"), "what-a-repository-may-reach")
        self.assertEqual(slug("`--changed-since`: new, or not?"), "--changed-since-new-or-not")

    def test_title_that_comes_again_gets_a_number(self):
        tokens = MARKDOWN.parse("# Notes\n\n## Limits\n\n## Limits\n")
        self.assertEqual([heading.anchor for heading in headings_of(tokens)], ["notes", "limits", "limits-1"])

    def test_pages_of_the_same_name_stay_apart(self):
        paths = ["README.md", "Documentation/README.md", "SECURITY.md", "Documentation/Security.md", "Benchmarks/README.md"]
        expected = ["index.html", "overview.html", "project/security.html", "security.html", "project/benchmarks/overview.html"]
        self.assertEqual([site_path(path) for path in paths], expected)

    def test_each_rule_has_a_page(self):
        text = "# Rules\n\n## Layout\n\n[`two-words`](#two-words)\n\n## two-words\n\nWhy.\n\n### More\n"
        table, rule = rule_pages(MARKDOWN.parse(text))
        self.assertEqual(([heading.text for heading in table.headings], table.path), (["Rules", "Layout"], "rules.html"))
        self.assertEqual([(heading.level, heading.text) for heading in rule.headings], [(1, "two-words"), (2, "More")])
        self.assertEqual(rule.path, "rules/two-words.html")


class SiteTests(unittest.TestCase):
    """Makes sites of a few files."""

    def site(self, files):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        folder = pathlib.Path(temporary.name)
        texts = {"Documentation/README.md": "# All\n\n**Start**: [first](A.md)\n", **files}
        for name, text in texts.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        site = Site(folder, read_pages(folder))
        site.write(folder / "site")
        return site, folder / "site"


class LinkTests(SiteTests):
    def test_links_lead_to_pages_rules_and_copied_files(self):
        rules = "# Rules\n\n## one-rule\n\nWhy.\n"
        site, folder = self.site({
            "README.md": "# P\n\n[a](Documentation/A.md#two) ![b](Documentation/b.svg)\n",
            "Documentation/A.md": "# A\n\n## Two\n\n[rule](Rules.md#one-rule) [all](Rules.md)\n", "Documentation/Rules.md": rules,
            "Documentation/b.svg": "<svg/>",
        })
        self.assertEqual(site.broken_links(folder), [])
        self.assertIn('href="a.html#two"', (folder / "index.html").read_text())
        self.assertIn('src="Documentation/b.svg"', (folder / "index.html").read_text())
        self.assertIn('href="rules/one-rule.html"', (folder / "a.html").read_text())
        self.assertIn('href="../a.html"', (folder / "rules/one-rule.html").read_text())
        self.assertTrue((folder / "Documentation/b.svg").is_file())

    def test_broken_links_are_named(self):
        site, folder = self.site({
            "README.md": "# P\n\n[a](Documentation/A.md#three) [none](none.txt)\n", "Documentation/A.md": "# A\n\n## Two\n",
        })
        self.assertEqual(
            site.broken_links(folder), ["index.html: a.html#three: no such heading", "index.html: none.txt: no such file"])

    def test_text_is_no_markup(self):
        _, folder = self.site({"README.md": "# A `<b>` & c\n\n`</main><script>`\n", "Documentation/A.md": "# A\n"})
        text = (folder / "index.html").read_text()
        self.assertIn("<code>&lt;/main&gt;&lt;script&gt;</code>", text)
        self.assertIn("<code>&lt;b&gt;</code> &amp; c", text)


class FolderTests(SiteTests):
    def test_other_files_are_kept(self):
        site, folder = self.site({"README.md": "# P\n", "Documentation/A.md": "# A\n"})
        site.write(folder)
        (folder / "search.json").unlink()
        with self.assertRaises(FileExistsError):
            site.write(folder)
        self.assertTrue((folder / "index.html").is_file())


class DocumentationTests(unittest.TestCase):
    """The site of this repository."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name) / "site"
        cls.site = Site(ROOT, read_pages(ROOT))
        cls.site.write(cls.folder)

    def test_links_lead_somewhere(self):
        self.assertEqual(self.site.broken_links(self.folder), [])

    def test_menu_has_all_pages_of_the_documentation(self):
        links = {link for _, entries in menu(ROOT) for _, link in entries}
        names = {str(path.relative_to(ROOT / "Documentation")) for path in (ROOT / "Documentation").rglob("*.md")}
        self.assertEqual(names - links, {"README.md"})

    def test_each_rule_of_the_table_has_a_page(self):
        text = (ROOT / "Documentation/Rules.md").read_text()
        rules = set(re.findall(r"^\| \[`([a-z0-9-]+)`\]", text, flags=re.M))
        self.assertGreater(len(rules), 100)
        self.assertEqual(rules, {path.stem for path in (self.folder / "rules").glob("*.html")})

    def test_index_has_titles_and_headings(self):
        index = json.loads((self.folder / "search.json").read_text())
        self.assertIn(["unknown-outlet", "", "rules/unknown-outlet.html"], index)
        self.assertIn(["Limits", "Linting", "linting.html#limits"], index)

    def test_nothing_comes_from_elsewhere(self):
        loaded = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href|srcset)="(?:https?:)?//')
        for path in self.folder.rglob("*.html"):
            self.assertNotRegex(path.read_text(), loaded, path)
        for name in ("style.css", "search.js"):
            self.assertNotRegex((self.folder / name).read_text(), r"https?://|@import|url\(", name)


if __name__ == "__main__":
    unittest.main()
