"""The page of `ibstack preview` in a real browser, while its files change.

IBSTACK_PREVIEW names a program that is built with the package trait Preview, CHROMIUM the browser. Without such a program
the tests are skipped.
"""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import fixtures

IBSTACK = os.environ.get("IBSTACK_PREVIEW")
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class Preview:
    """A preview of a folder with two documents."""

    def __init__(self, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.app = pathlib.Path(self.folder.name) / "App"
        self.app.mkdir()
        self.write("Main.storyboard", fixtures.small())
        self.write("Other.storyboard", fixtures.storyboard(fixtures.scene(3, "Other")))
        self.process = subprocess.Popen([IBSTACK, "preview", "App", *options], cwd=self.folder.name, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.url = self.process.stdout.readline().strip()

    def write(self, name, text):
        (self.app / name).write_text(text)

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        output = self.process.communicate()
        self.folder.cleanup()
        return self.process.returncode, output


@unittest.skipUnless(IBSTACK, "IBSTACK_PREVIEW names no program")
class PreviewPageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.preview = Preview()
        self.problems = []

    def tearDown(self):
        self.page.close()
        self.preview.end()
        self.assertEqual(self.problems, [])

    def open(self, hash=""):
        self.page = self.browser.new_page(viewport={"width": 1300, "height": 850})
        self.page.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: request.url.startswith(("blob:", "data:", self.preview.url))
                     or self.problems.append(request.url))
        self.page.goto(self.preview.url + hash)
        return self.page

    def test_edited_document_is_redrawn(self):
        page = self.open("#App/Main.storyboard/s001-aa-001")
        expect(page.get_by_role("treeitem", name="Hello")).to_be_visible()
        image = page.locator("figure img").first.get_attribute("src")
        self.preview.write("Main.storyboard", fixtures.small().replace("Hello", "Good evening"))
        expect(page.get_by_role("treeitem", name="Good evening")).to_be_visible()
        self.assertNotEqual(page.locator("figure img").first.get_attribute("src"), image)

    def test_scene_and_switches_stay_as_they_are(self):
        page = self.open("#App/Main.storyboard/s002-aa-001")
        page.get_by_label("Appearance of the picture").select_option("dark")
        page.get_by_label("Zoom").select_option("2")
        self.preview.write("Main.storyboard", fixtures.small().replace("Total", "Sum of all"))
        expect(page.get_by_role("treeitem", name="Sum of all")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Checkout")
        expect(page.get_by_label("Appearance of the picture")).to_have_value("dark")
        expect(page.get_by_label("Zoom")).to_have_value("2")

    def test_edits_elsewhere_leave_the_picture_alone(self):
        page = self.open("#App/Main.storyboard/s001-aa-001")
        expect(page.locator("figure img").first).to_have_attribute("src", re.compile("^blob:"))
        image = page.locator("figure img").first.get_attribute("src")
        text = fixtures.BROKEN_BUTTON.replace("{n}", "003")
        self.preview.write("Other.storyboard", fixtures.storyboard(fixtures.scene(3, "Other", "Hello", text)))
        expect(page.locator("#totals")).to_contain_text("2 warnings")
        self.assertEqual(page.locator("figure img").first.get_attribute("src"), image)

    def test_document_that_cannot_be_read_keeps_its_picture(self):
        page = self.open("#App/Main.storyboard/s001-aa-001")
        expect(page.locator("figure img").first).to_be_visible()
        whole = fixtures.small()
        self.preview.write("Main.storyboard", whole[:len(whole) // 2])
        alert = page.locator(".problem")
        expect(alert).to_contain_text("App/Main.storyboard:")
        expect(page.locator(".outdated figure img").first).to_be_visible()
        self.assertEqual([violation["id"] for violation in Axe().run(page).response["violations"]
                          if violation["impact"] in ("serious", "critical")], [])
        self.preview.write("Main.storyboard", whole.replace("Hello", "Whole again"))
        expect(page.get_by_role("treeitem", name="Whole again")).to_be_visible()
        expect(alert).to_have_count(0)

    def test_configuration_that_cannot_be_used_is_shown(self):
        page = self.open()
        expect(page.locator(".card")).to_have_count(3)
        self.preview.write(".ibstack.yml", "presets: everything\n")
        expect(page.locator("#live")).to_contain_text("presets")
        expect(page.locator(".card")).to_have_count(3)
        self.preview.write(".ibstack.yml", "preset: recommended\n")
        expect(page.locator("#live")).to_be_hidden()

    def test_documents_come_and_go(self):
        page = self.open()
        expect(page.locator(".card")).to_have_count(3)
        self.preview.write("More.storyboard", fixtures.storyboard(fixtures.scene(4, "More")))
        expect(page.locator(".card")).to_have_count(4)
        (self.preview.app / "More.storyboard").unlink()
        expect(page.locator(".card")).to_have_count(3)

    def test_end_of_the_preview_is_shown(self):
        page = self.open()
        expect(page.locator(".card")).to_have_count(3)
        self.preview.process.send_signal(signal.SIGTERM)
        expect(page.locator("#live")).to_contain_text("has ended")
        # The browser reports that the connection is gone.
        self.problems = [problem for problem in self.problems if "ERR_" not in problem]
        page.close()
        self.problems = []


@unittest.skipUnless(IBSTACK, "IBSTACK_PREVIEW names no program")
class PreviewServerTests(unittest.TestCase):
    def answer(self, url, **headers):
        request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.headers
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers

    def setUp(self):
        self.preview = Preview()

    def test_only_its_own_page_is_answered(self):
        url = self.preview.url
        own = url.rstrip("/")
        for path, headers, status in [
            ("", {}, 200), ("data/index", {}, 200), ("data/index", {"Origin": own}, 200),
            ("data/index", {"Sec_Fetch_Site": "same-origin"}, 200), ("", {"Sec_Fetch_Site": "cross-site"}, 200),
            ("", {"Host": "evil.example"}, 403), ("data/index", {"Host": "evil.example:80"}, 403),
            ("data/index", {"Origin": "http://evil.example"}, 403), ("data/index", {"Origin": "null"}, 403),
            ("data/index", {"Sec_Fetch_Site": "cross-site"}, 403), ("data/none", {}, 404), ("none", {}, 404),
        ]:
            self.assertEqual(self.answer(url + path, **headers)[0], status, (path, headers))
        headers = self.answer(url)[1]
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Cache-Control"], "no-store")
        self.preview.end()

    def test_a_signal_ends_it_well(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                preview = Preview()
                status, (_, complaints) = preview.end(number)
                self.assertEqual(status, 0)
                self.assertEqual(complaints, "showing 2 files; press Ctrl-C to stop\n")
        self.preview.end()

    def test_a_busy_port_is_named(self):
        port = self.preview.url.rstrip("/").rsplit(":", 1)[1]
        run = subprocess.run([IBSTACK, "preview", "App", "--port", port], cwd=self.preview.folder.name,
                             capture_output=True, text=True)
        self.assertEqual(run.returncode, 2)
        self.assertIn(f"another program listens on port {port}", run.stderr)
        self.preview.end()


if __name__ == "__main__":
    unittest.main()
