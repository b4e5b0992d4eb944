"""The page of `ibstack report` in a real browser.

    python3 -m unittest discover -s Tests/Browser        (or: make browser-test)

IBSTACK names the program (.build-quick/release/ibstack), CHROMIUM the browser (/usr/bin/chromium).
"""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import fixtures

ROOT = pathlib.Path(__file__).resolve().parents[2]
IBSTACK = os.environ.get("IBSTACK", str(ROOT / ".build-quick/release/ibstack"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class BrowserTestCase(unittest.TestCase):
    """A browser, and a page that may neither load anything nor report an error."""

    documents = {}
    before = {}
    options = []
    # Links, by their names, to what is not there, so that they cannot be read.
    broken = []

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(cls.folder.name)
        for folder, documents in [("App", cls.documents), ("Before", cls.before)]:
            for name, text in documents.items():
                path = root / folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        for name in cls.broken:
            (root / "App" / name).symlink_to("missing")
        run = subprocess.run(
            [IBSTACK, "report", "App", "--output", "report", "--quiet", "--exit-zero", *cls.options], cwd=root,
            stderr=subprocess.DEVNULL if cls.broken else None)
        assert run.returncode == (2 if cls.broken else 0), run.returncode
        cls.url = (root / "report" / "index.html").as_uri()
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.folder.cleanup()

    def setUp(self):
        self.problems = []

    def tearDown(self):
        self.assertEqual(self.problems, [])

    def open(self, hash="", width=1300, height=850, scheme="light"):
        context = self.browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", lambda request: request.url.startswith(("file:", "blob:", "data:"))
                or self.problems.append(request.url))
        page.goto(self.url + hash)
        page.wait_for_selector(".card, .scene, .finding, .rule-page, .map, .empty")
        return page

    def assert_accessible(self, page):
        found = Axe().run(page).response["violations"]
        serious = [f"{rule['id']}: {node['target']}" for rule in found if rule["impact"] in ("serious", "critical")
                   for node in rule["nodes"]]
        self.assertEqual(serious, [])


WELCOME = "#App/Main.storyboard/s001-aa-001"
CHECKOUT = "#App/Main.storyboard/s002-aa-001"


class GalleryTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.small(), "Other/Empty.storyboard": fixtures.storyboard()}

    def test_shows_every_screen_with_its_picture(self):
        page = self.open()
        self.assertEqual(page.locator(".card .name").all_inner_texts(), ["Welcome", "Checkout"])
        page.wait_for_function("() => [...document.querySelectorAll('.card img')].every(image => image.naturalWidth === 375)")

    def test_shows_documents_without_screens(self):
        self.assertIn("No screens to draw.", self.open().locator("main").inner_text())

    def test_counts_findings_of_a_screen(self):
        page = self.open()
        self.assertEqual(page.locator(".card", has_text="Welcome").locator(".count").count(), 0)
        self.assertGreater(page.locator(".card", has_text="Checkout").locator(".count").count(), 0)

    def test_filters_by_severity(self):
        page = self.open()
        page.get_by_role("button", name="Warnings").click()
        page.wait_for_function("() => document.querySelectorAll('.card').length === 1")
        self.assertEqual(page.locator(".card .name").inner_text(), "Checkout")
        page.get_by_role("button", name="Warnings").click()
        page.wait_for_function("() => document.querySelectorAll('.card').length === 2")

    def test_filters_by_rule(self):
        page = self.open()
        page.get_by_role("button", name="ambiguous-layout").click()
        page.wait_for_function("() => document.querySelectorAll('.card').length === 1")

    def test_filters_by_text_of_names_and_findings(self):
        page = self.open()
        for text, expected in [("welc", ["Welcome"]), ("checkout", ["Checkout"]), ("ambiguous", ["Checkout"])]:
            page.get_by_role("searchbox").fill(text)
            page.wait_for_function(
                "names => [...document.querySelectorAll('.card .name')].map(node => node.innerText).join() === names",
                arg=",".join(expected))
        page.get_by_role("searchbox").fill("nowhere")
        page.wait_for_selector("text=Nothing matches the filters.")

    def test_says_how_much_is_shown(self):
        page = self.open()
        page.get_by_label("Only screens with findings").check()
        page.wait_for_function("() => document.getElementById('status').textContent.startsWith('1 screen,')")

    def test_lists_findings_that_lead_to_their_view(self):
        page = self.open("#?findings")
        page.locator(".finding a").first.click()
        page.wait_for_selector(".scene")
        self.assertIn("Checkout", page.locator("h1").inner_text())

    def test_is_accessible(self):
        for scheme in ["light", "dark"]:
            for width in [1300, 390]:
                for place in ["", "#?findings", "#App/Main.storyboard"]:
                    with self.subTest(scheme=scheme, width=width, place=place):
                        self.assert_accessible(self.open(place, width=width, scheme=scheme))

    def test_fits_a_phone(self):
        for place in ["", "#?findings", CHECKOUT]:
            with self.subTest(place=place):
                page = self.open(place, width=360, height=700)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 360)

    def test_tells_of_links_to_what_is_not_there(self):
        page = self.open()
        page.evaluate("location.hash = '#Nowhere.xib'")
        page.wait_for_selector("text=Not in this report")


class WordsAsIDTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.storyboard(fixtures.scene(1, "Welcome", extra=fixtures.NAMED_AS_ITS_IMAGE), images=fixtures.BELL),
                 "Icons.xcassets/leaf.imageset/Contents.json": '{"images": [], "info": {"author": "xcode", "version": 1}}'}

    def test_an_image_is_not_taken_for_the_view_whose_id_is_its_name(self):
        page = self.open("#?findings")
        texts = [text for text in page.locator(".finding .text").all_inner_texts() if "image" in text]
        self.assertTrue(texts)
        self.assertFalse([text for text in texts if "Picture of a bell" in text], texts)

    def test_the_path_of_a_document_of_one_screen_is_read_whole(self):
        page = self.open()
        title = page.locator(".card .file")
        self.assertEqual(title.inner_text().replace("\n", ""), "App/Main.storyboard")
        self.assertTrue(title.evaluate("title => title.scrollWidth <= title.clientWidth"))


class SceneTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.small()}
    options = ["--devices", "retina4_0,retina6_9"]

    def chosen(self, page):
        """What the tree, the details and the address say is chosen."""
        row = page.locator('[role="treeitem"][aria-selected="true"]')
        return row.inner_text().replace("\n", " "), page.locator(".info h3").inner_text(), page.url.rsplit("/", 1)[1]

    def test_link_opens_a_view_everywhere(self):
        page = self.open(CHECKOUT + "/l002-aa-004")
        label, title, id = self.chosen(page)
        self.assertIn("“Total”", label)
        self.assertEqual((title, id), ("“Total”", "l002-aa-004"))
        self.assertEqual(page.locator(".frame dd").all_inner_texts(), ["20", "100", "335", "20.5"])
        self.assertIn('id="l002-aa-004"', page.locator(".source").inner_text())
        self.assertTrue(page.locator(".source .band.choice").is_visible())

    def test_click_in_the_picture_chooses_the_view_there(self):
        page = self.open(WELCOME)
        box = page.locator(".stage img").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 110 / 667)
        self.assertEqual(self.chosen(page)[2], "l001-aa-004")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 500 / 667)
        self.assertEqual(self.chosen(page)[2], "v001-aa-003")

    def test_click_in_the_source_chooses_the_view_written_there(self):
        page = self.open(WELCOME)
        page.locator(".source .block").first.wait_for()
        place = next(n for n, line in enumerate(fixtures.small().split("\n")) if 'id="l001-aa-004"' in line)
        page.evaluate(f"document.querySelector('.source .scroll').scrollTop = {place - 4} * 19")
        box = page.locator(".source .text").bounding_box()
        page.mouse.click(box["x"] + 200, box["y"] + (place + 1) * 19 + 5)
        self.assertEqual(self.chosen(page)[2], "l001-aa-004")

    def test_hovering_over_the_tree_shows_the_view_in_picture_and_source(self):
        page = self.open(WELCOME)
        page.get_by_role("treeitem").nth(1).hover()
        self.assertEqual(page.locator(".stage .hover").get_attribute("visibility"), "visible")
        self.assertTrue(page.locator(".source .band.hovered").is_visible())
        self.assertEqual(page.locator(".stage .hover").get_attribute("width"), "335")

    def test_arrow_keys_walk_the_tree(self):
        page = self.open(CHECKOUT)
        page.get_by_role("treeitem").first.focus()
        for key, id in [("ArrowDown", "l002-aa-004"), ("End", "b002-aa-009"), ("ArrowLeft", "v002-aa-003"),
                        ("ArrowRight", "l002-aa-004"), ("Home", "v002-aa-003")]:
            page.keyboard.press(key)
            self.assertEqual(self.chosen(page)[2], id, key)
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.get_by_role("treeitem").first.get_attribute("aria-expanded"), "false")
        self.assertFalse(page.get_by_role("treeitem", name="Total").is_visible())

    def test_arrow_keys_walk_the_picture(self):
        page = self.open(CHECKOUT)
        page.locator(".stage figure").focus()
        for key, id in [("ArrowDown", "v002-aa-003"), ("ArrowDown", "l002-aa-004"), ("ArrowRight", "b002-aa-009"),
                        ("ArrowUp", "v002-aa-003")]:
            page.keyboard.press(key)
            self.assertEqual(self.chosen(page)[2], id, key)
        page.keyboard.press("Escape")
        self.assertEqual(page.locator('[aria-selected="true"]').count(), 0)

    def test_keys_reach_every_part(self):
        page = self.open(CHECKOUT)
        reached = set()
        for _ in range(40):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("""() => {
              const node = document.activeElement;
              return (node.closest('.pane, .head, .top') || document.body).className.split(' ').pop();
            }"""))
        self.assertLessEqual({"top", "head", "stage", "tree", "info", "source"}, reached)

    def test_pin_leads_to_its_finding(self):
        page = self.open(CHECKOUT)
        page.locator(".pin").first.click()
        self.assertEqual(self.chosen(page)[2], "b002-aa-009")
        self.assertEqual(page.locator(".finding.chosen").count(), 1)

    def test_messages_name_a_view_instead_of_its_id(self):
        page = self.open(CHECKOUT)
        texts = page.locator(".finding .text").all_inner_texts()
        self.assertTrue(texts)
        self.assertFalse([text for text in texts if "b002-aa-009 " in text])

    def test_screens_without_findings_have_no_pins(self):
        self.assertEqual(self.open(WELCOME).locator(".pin").count(), 0)

    def test_explains_the_frame(self):
        page = self.open(WELCOME + "/l001-aa-004")
        self.assertIn("3 constraints", page.locator(".info").inner_text())
        page.locator(".info summary", has_text="width 335").click()
        self.assertGreater(page.locator(".info details[open] tr").count(), 1)

    def test_other_devices_change_picture_and_frame(self):
        page = self.open(WELCOME + "/l001-aa-004")
        page.get_by_label("Device, text size and language").select_option(label="retina4_0")
        page.wait_for_function("() => document.querySelector('.stage img').naturalWidth === 320")
        self.assertEqual(page.locator(".frame dd").nth(2).inner_text(), "280")

    def test_appearance_follows_the_reader_and_can_be_switched(self):
        def background(page):
            page.wait_for_function("() => document.querySelector('.stage img').naturalWidth > 0")
            return page.evaluate("""async () => {
              const image = document.querySelector('.stage img');
              const canvas = new OffscreenCanvas(375, 667), context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              return context.getImageData(180, 600, 1, 1).data[0];
            }""")
        light, dark = self.open(WELCOME), self.open(WELCOME, scheme="dark")
        self.assertEqual((background(light), background(dark)), (255, 0))
        old = light.locator(".stage img").get_attribute("src")
        light.locator("#theme").select_option("dark")
        light.wait_for_function("old => document.querySelector('.stage img').src !== old", arg=old)
        self.assertEqual(background(light), 0)
        old = light.locator(".stage img").get_attribute("src")
        light.get_by_label("Appearance of the picture").select_option("light")
        light.wait_for_function("old => document.querySelector('.stage img').src !== old", arg=old)
        self.assertEqual(background(light), 255)

    def test_layers_are_switched_on(self):
        def pixels(page):
            page.wait_for_function("() => document.querySelector('.stage img').naturalWidth > 0")
            return page.evaluate("""async () => {
              const image = document.querySelector('.stage img');
              const canvas = new OffscreenCanvas(375, 667), context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              return context.getImageData(0, 60, 375, 200).data.reduce((sum, byte) => sum + byte, 0);
            }""")
        page = self.open(WELCOME)
        plain = pixels(page)
        for layer in ["Frames", "Constraints", "Margins"]:
            with self.subTest(layer=layer):
                old = page.locator(".stage img").get_attribute("src")
                page.get_by_label(layer).check()
                page.wait_for_function("old => document.querySelector('.stage img').src !== old", arg=old)
                self.assertNotEqual(pixels(page), plain)
                old = page.locator(".stage img").get_attribute("src")
                page.get_by_label(layer).uncheck()
                page.wait_for_function("old => document.querySelector('.stage img').src !== old", arg=old)
                self.assertEqual(pixels(page), plain)

    def test_neighbors_can_be_opened(self):
        page = self.open(WELCOME)
        page.get_by_role("link", name="Next screen: Checkout").click()
        page.wait_for_selector("h1:has-text('Checkout')")

    def test_is_accessible(self):
        for scheme in ["light", "dark"]:
            for place in [CHECKOUT, CHECKOUT + "/b002-aa-009"]:
                with self.subTest(scheme=scheme, place=place):
                    self.assert_accessible(self.open(place, scheme=scheme))


class HostileTests(BrowserTestCase):
    documents = {"<img src=x onerror=owned=1>.storyboard": fixtures.hostile()}

    def test_names_do_not_run(self):
        page = self.open()
        for place in ["#?findings", page.locator(".card").first.get_attribute("href")]:
            page.goto(self.url + place)
            page.reload()
            page.wait_for_selector(".finding")
            self.assertEqual(page.evaluate("window.owned"), None)
            self.assertEqual(page.evaluate("document.querySelectorAll('img[onerror], script[src]').length"), 0)
        self.assertIn("onerror", page.locator("h1").inner_text())

    def test_policy_stops_what_would_run(self):
        page = self.open()
        page.evaluate("""() => {
          const script = document.createElement('script');
          script.textContent = 'window.owned = 1';
          document.body.append(script);
          document.body.insertAdjacentHTML('beforeend', '<img src="https://example.com/x.png" onerror="window.owned = 1">');
          document.body.lastElementChild.addEventListener('error', () => { window.failed = true; });
        }""")
        page.wait_for_function("() => window.failed")
        self.assertEqual(page.evaluate("window.owned"), None)
        self.assertGreater(len(self.problems), 1)
        self.problems.clear()


class ComparisonTests(BrowserTestCase):
    """The label of the first screen moved, the button of the second went, a screen came, and a document went."""

    before = {
        "Main.storyboard": fixtures.small(), "Same.storyboard": fixtures.small(),
        "Old.storyboard": fixtures.storyboard(fixtures.scene(1, "Forgotten")),
    }
    documents = {
        "Main.storyboard": fixtures.storyboard(
            fixtures.scene(1, "Welcome").replace('constant="100"', 'constant="180"').replace('y="100"', 'y="180"'),
            fixtures.scene(2, "Checkout", "Total"), fixtures.scene(3, "Extra")),
        "Same.storyboard": fixtures.small(),
    }
    options = ["--compare", "Before"]

    def test_shows_what_changed(self):
        page = self.open()
        # What is far below is made when somebody gets there.
        page.locator(".card", has_text="Extra").scroll_into_view_if_needed()
        page.wait_for_selector(".card:has-text('Forgotten')")
        cards = page.locator(".card").all()
        self.assertEqual(
            [(card.locator(".name").inner_text(), card.locator(".change").inner_text()) for card in cards],
            [("Welcome", "changed"), ("Checkout", "changed"), ("Extra", "added"), ("Forgotten", "removed")])
        for card in cards:
            card.scroll_into_view_if_needed()
            page.wait_for_function("card => [...card.querySelectorAll('img')].every(image => image.naturalWidth === 375)", arg=card.element_handle())
        self.assertIn("1 finding gone", page.locator("main").inner_text())

    def test_tells_in_words_what_changed(self):
        page = self.open()
        words = page.locator("details.words").first
        self.assertEqual(words.locator("h3").all_inner_texts(), ["Welcome", "Document", "Checkout"])
        self.assertIn("constant 100 → 180", words.locator("li").first.inner_text())
        self.assertIn("added scene Extra", words.inner_text())

    def test_cards_show_before_and_after_with_what_changed(self):
        page = self.open()
        sides = page.locator(".card", has_text="Welcome").locator(".side")
        self.assertEqual([side.get_attribute("data-name") for side in sides.all()], ["Before", "After"])
        self.assertEqual(sides.first.locator(".diff.was").get_attribute("y"), "100")
        self.assertEqual(sides.last.locator(".diff.moved").get_attribute("y"), "180")
        self.assertIn("moved down by 80 points because: constant 100 → 180", page.locator(".largest").first.inner_text())

    def test_outlines_where_a_view_was_and_is(self):
        page = self.open(WELCOME)
        self.assertEqual(page.locator(".former .diff.was").get_attribute("y"), "100")
        self.assertEqual(page.locator(".diff.moved").get_attribute("y"), "180")
        page.locator(".changes .line", has_text="view").first.click()
        self.assertTrue(page.url.endswith("/l001-aa-004"))

    def test_outlines_can_be_hidden(self):
        page = self.open(WELCOME)
        page.get_by_label("Outlines").uncheck()
        self.assertEqual(page.locator(".stage .diff").count(), 0)
        page.keyboard.press("Escape")
        page.locator("h1").click()
        page.keyboard.press("o")
        self.assertEqual(page.locator(".stage .diff").count(), 2)

    def test_outlines_what_is_gone(self):
        page = self.open(CHECKOUT)
        self.assertEqual(page.locator(".stage .diff.removed").count(), 1)
        self.assertIn("Without place", page.locator(".info").inner_text())

    def test_pictures_stand_side_by_side_at_first(self):
        page = self.open(WELCOME)
        page.wait_for_function("() => [...document.querySelectorAll('.stage img')].every(image => image.naturalWidth === 375)")
        before, after = [page.locator(place).bounding_box() for place in [".former img.before", ".stage figure:not(.former) img"]]
        self.assertLess(before["x"] + before["width"], after["x"])
        self.assertEqual(before["y"], after["y"])
        self.assertAlmostEqual(before["width"], after["width"], delta=1)

    def test_slider_uncovers_the_picture_of_before(self):
        page = self.open(WELCOME)
        before = page.locator(".stage img.before")
        page.get_by_label("Before and after").select_option("slider")
        page.wait_for_function("() => document.querySelector('.stage img.before').naturalWidth === 375")
        self.assertIn("50%", before.evaluate("node => node.style.clipPath"))
        page.get_by_role("slider").focus()
        page.keyboard.press("Home")
        self.assertIn("100%", before.evaluate("node => node.style.clipPath"))

    def test_onion_skin_blends_the_pictures(self):
        page = self.open(WELCOME)
        page.locator("h1").click()
        page.keyboard.press("3")
        self.assertEqual(page.locator(".stage img.before").evaluate("node => node.style.opacity"), "0.5")

    def test_difference_marks_the_pixels_that_differ(self):
        page = self.open(WELCOME)
        page.get_by_label("Before and after").select_option("difference")
        page.wait_for_function("() => document.querySelector('canvas.difference').width > 300")
        rows = page.wait_for_function("""() => {
          const canvas = document.querySelector("canvas.difference");
          const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          const rows = new Set();
          for (let at = 3; at < data.length; at += 4) if (data[at]) rows.add(Math.floor(at / 4 / canvas.width / canvas.height * 667));
          return rows.size > 0 && [...rows];
        }""").json_value()
        self.assertTrue(all(99 <= row <= 122 or 179 <= row <= 202 for row in rows), rows)

    def test_keys_step_through_the_changes(self):
        page = self.open(WELCOME)
        page.locator("h1").click()
        page.keyboard.press("j")
        self.assertIn("Change 1 of 1", page.locator("#status").inner_text())
        self.assertEqual(page.locator(".changes .open[aria-pressed=true]").count(), 1)
        page.keyboard.press("j")
        self.assertEqual(page.locator(".changes .open[aria-pressed=true]").count(), 0)

    def test_screens_that_are_gone_can_be_opened(self):
        page = self.open("#App/Old.storyboard/s001-aa-001")
        page.wait_for_function("() => document.querySelector('.stage img').naturalWidth === 375")
        self.assertEqual(page.get_by_label("Before and after").count(), 0)

    def test_is_accessible(self):
        for place in ["", WELCOME, CHECKOUT]:
            for scheme in ["light", "dark"]:
                with self.subTest(place=place, scheme=scheme):
                    self.assert_accessible(self.open(place, scheme=scheme))


class UnreadTests(BrowserTestCase):
    documents = {"Good.storyboard": fixtures.storyboard(fixtures.scene(1, "Welcome"))}
    broken = ["Gone.storyboard"]

    def test_files_that_were_not_read_are_counted(self):
        page = self.open()
        self.assertIn("1 file not read", page.locator("#totals").inner_text())


class CrowdedTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.storyboard(fixtures.scene(1, "Crowded", extra="".join(
        fixtures.label(
            f"m{place:03d}-aa-001", place, f'x="{300 + place}" y="{200 + 5 * place}" width="60" height="20"',
            children=f'<constraints><constraint firstAttribute="width" constant="60" id="w{place:03d}-aa-001"/>'
                     f'<constraint firstAttribute="width" constant="70" id="x{place:03d}-aa-001"/></constraints>')
        for place in range(12))))}

    def test_pins_do_not_cover_each_other(self):
        for width in [1300, 390]:
            page = self.open("#App/Main.storyboard/s001-aa-001", width=width)
            page.wait_for_selector(".pin")
            pins = [pin.bounding_box() for pin in page.locator(".pin").all()]
            self.assertGreaterEqual(len(pins), 12)
            for place, pin in enumerate(pins):
                for other in pins[:place]:
                    self.assertTrue(abs(pin["x"] - other["x"]) >= 23 or abs(pin["y"] - other["y"]) >= 23, (pin, other))
            # The views stand at the right edge, and so do their pins.
            picture = page.locator(".stage img").first.bounding_box()
            self.assertGreater(min(pin["x"] for pin in pins), picture["x"] + picture["width"] / 2)

    def test_a_printed_picture_leaves_room_for_its_findings(self):
        page = self.open("#App/Main.storyboard/s001-aa-001", width=718)
        page.emulate_media(media="print")
        box = page.locator(".stage figure").bounding_box()
        self.assertLess(box["height"], 600)
        self.assertAlmostEqual(box["width"] / box["height"], 375 / 667, delta=.01)
        image = page.locator(".stage img").first.bounding_box()
        self.assertAlmostEqual(image["height"], box["height"], delta=2)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        pins = [pin.bounding_box() for pin in page.locator(".pin").all()]
        for place, pin in enumerate(pins):
            for other in pins[:place]:
                self.assertTrue(abs(pin["x"] - other["x"]) >= 23 or abs(pin["y"] - other["y"]) >= 23, (pin, other))

    def test_indentation_is_narrow_and_is_copied_as_written(self):
        page = self.open("#App/Main.storyboard/s001-aa-001")
        line = page.locator(".source .indentation").nth(8)
        text = line.text_content()
        self.assertGreater(len(text), 3)
        self.assertEqual(text.strip(), "")
        letter = page.evaluate("""() => {
            const node = document.createElement("span");
            node.textContent = "0".repeat(20);
            document.querySelector(".source .block").append(node);
            return node.getBoundingClientRect().width / 20;
        }""")
        self.assertLess(line.bounding_box()["width"], letter * len(text) * .6)


class ManyScreensTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.storyboard(*(
        fixtures.scene(number, f"Screen {number}", extra=f'<view {fixtures.VIEW} id="n033-aa-001"><rect key="frame" x="7" y="11" '
                       'width="13" height="17"/></view>' if number == 33 else "")
        for number in range(1, 51)))}

    def test_pictures_are_read_a_few_at_a_time(self):
        page = self.open()
        self.assertEqual(page.locator("script[id^='p0.0.']").count(), 3)
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.wait_for_selector(".card:has-text('Screen 50')")
        page.wait_for_function("() => [...document.querySelectorAll('.card img')].at(-1).naturalWidth === 375")

    def test_a_screen_in_a_later_block_has_its_own_views(self):
        page = self.open("#App/Main.storyboard/s033-aa-001/n033-aa-001")
        page.wait_for_function("() => document.querySelector('.stage img').naturalWidth === 375")
        rect = page.locator(".stage rect.choice")
        self.assertEqual([rect.get_attribute(name) for name in ["x", "y", "width", "height"]], ["7", "11", "13", "17"])


class PrintedGalleryTests(BrowserTestCase):
    """Six documents, each of which would leave a third of a sheet empty if it were kept together."""

    documents = {f"Part{number}.storyboard": fixtures.large(8) for number in range(1, 7)}

    def test_documents_share_sheets_of_paper(self):
        page = self.open()
        page.wait_for_selector(".card")
        pdf = page.pdf(format="A4", margin=dict.fromkeys(["top", "bottom", "left", "right"], "15mm"))
        self.assertLessEqual(len(re.findall(rb"/Type\s*/Page\b", pdf)), 4)

    def test_a_row_of_printed_screens_fills_its_line(self):
        page = self.open(width=680)
        page.emulate_media(media="print")
        boxes = [card.bounding_box() for card in page.locator(".document").first.locator(".card").all()]
        self.assertEqual(sum(box["y"] == boxes[0]["y"] for box in boxes), 5)
        self.assertTrue(all(box["x"] + box["width"] <= 680 for box in boxes))

    def test_screens_and_names_of_documents_are_not_cut_from_what_they_belong_to(self):
        page = self.open()
        page.emulate_media(media="print")
        self.assertEqual(page.locator(".card").first.evaluate("card => getComputedStyle(card).breakInside"), "avoid")
        header = page.locator(".document > header").first
        self.assertEqual(header.evaluate("header => getComputedStyle(header).breakAfter"), "avoid")


class LargeTests(BrowserTestCase):
    documents = {f"Part{number}.storyboard": fixtures.large(200) for number in range(1, 6)}

    def test_opens_with_few_pictures(self):
        page = self.open()
        page.wait_for_function("() => document.querySelector('.card img').naturalWidth > 0")
        self.assertLess(page.evaluate("document.querySelectorAll('.card img[src]').length"), 100)

    def test_only_what_is_near_the_window_is_in_the_document(self):
        page = self.open()
        for part in [0, 1, 2, 3, 4, 5, 2]:
            page.evaluate("part => scrollTo(0, document.body.scrollHeight * part / 5)", part)
            page.wait_for_function("""() => {
              const seen = [...document.querySelectorAll(".card")].filter(card => {
                const { top, bottom } = card.getBoundingClientRect();
                return bottom > 0 && top < innerHeight;
              });
              return seen.length > 3 && seen.every(card => card.querySelector("img[src]"));
            }""")
            self.assertLess(page.locator(".card").count(), 400)
        self.assertIn("1,000 screens", page.locator("#status").inner_text())

    def test_returns_to_the_screen_that_was_opened(self):
        page = self.open()
        page.evaluate("scrollTo(0, document.body.scrollHeight * .6)")
        page.wait_for_function("() => [...document.querySelectorAll('.card')].some(card => card.getBoundingClientRect().top > 300 && card.getBoundingClientRect().top < 500)")
        opened, place = page.evaluate("""() => {
          const card = [...document.querySelectorAll(".card")].find(card => card.getBoundingClientRect().top > 300);
          const place = [card.getAttribute("href"), scrollY];
          card.click();
          return place;
        }""")
        page.wait_for_selector(".scene")
        page.locator("h1").click()
        page.keyboard.press("g")
        page.wait_for_function("href => document.activeElement.getAttribute('href') === href", arg=opened)
        self.assertAlmostEqual(page.evaluate("scrollY"), place, delta=60)
        top = page.evaluate("document.activeElement.getBoundingClientRect().top")
        self.assertTrue(0 < top < 850, top)

    def test_steps_go_through_all_screens(self):
        page = self.open()
        names = []
        for _ in range(120):
            page.keyboard.press("j")
            names.append(page.evaluate("document.activeElement.querySelector('.name').textContent"))
        self.assertEqual(names, [f"Screen {number}" for number in range(1, 121)])
        page.keyboard.press("k")
        self.assertEqual(page.evaluate("document.activeElement.querySelector('.name').textContent"), "Screen 119")


class FolderTests(BrowserTestCase):
    documents = {
        "Views/Cells/LongNamedTableViewCell.xib": fixtures.xib(), "Views/Other.xib": fixtures.xib(),
        "Main.storyboard": fixtures.small(),
    }

    def test_cards_are_named_by_their_files_if_nothing_else_names_them(self):
        names = self.open().locator(".card .name").all_inner_texts()
        self.assertEqual(sorted(names), ["Checkout", "LongNamedTableViewCell", "Other", "Welcome"])

    def test_names_break_where_words_end(self):
        name = self.open().locator(".card .name", has_text="LongNamed").first
        self.assertEqual(name.inner_html(), "Long<wbr>Named<wbr>Table<wbr>View<wbr>Cell")

    def test_folders_are_a_filter(self):
        page = self.open()
        page.get_by_role("button", name="Views", exact=False).filter(has_text="Views").last.click()
        page.wait_for_function("() => document.querySelectorAll('.card').length === 2")
        page.get_by_role("button", name="Folders in Views").click()
        page.get_by_role("button", name="Cells").click()
        page.wait_for_function("() => document.querySelectorAll('.card').length === 1")

    def test_keys_search_and_are_listed(self):
        page = self.open()
        page.keyboard.press("/")
        page.keyboard.type("other")
        page.wait_for_function("() => document.querySelectorAll('.card').length === 1")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        self.assertTrue(page.locator("dialog.help").is_visible())
        self.assert_accessible(page)

    def test_size_of_pictures_can_be_chosen(self):
        page = self.open()
        width = lambda: page.locator(".card img").first.bounding_box()["width"]
        old = width()
        page.get_by_label("Size").fill("600")
        self.assertGreater(width(), old * 1.2)

    def test_keyboard_leads_from_the_gallery_to_the_cure_of_a_finding(self):
        page = self.open("#?findings")
        page.keyboard.press("j")
        page.keyboard.press("Enter")
        page.wait_for_selector(".scene")
        rule = page.locator(".info a.rule").first
        rule.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".rule-page")
        self.assertIn("Not reported", page.locator("main").inner_text())
        self.assert_accessible(page)


class MapTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.storyboard(
        fixtures.scene(1, "Welcome", extra=f'<button fixedFrame="YES" {fixtures.BUTTON} id="b001-aa-009">'
                       '<rect key="frame" x="40" y="300" width="120" height="40"/><connections><segue destination="c002-aa-002" '
                       'kind="show" id="e001-aa-009"/></connections></button>'), fixtures.scene(2, "Checkout"))}

    def test_map_shows_scenes_and_segues(self):
        page = self.open()
        page.get_by_role("link", name="Map").click()
        page.wait_for_selector(".map li")
        self.assertEqual(page.locator(".map li").count(), 2)
        self.assertEqual(page.locator(".map .segue").count(), 1)
        self.assert_accessible(page)
        page.locator(".map a").last.click()
        page.wait_for_selector("h1:has-text('Checkout')")


class VariantTests(BrowserTestCase):
    """A label leaves narrow screens to the right."""

    documents = {"Main.storyboard": fixtures.storyboard(fixtures.scene(1, "Welcome", extra=(
        fixtures.label("m001-aa-004", "Right", 'x="300" y="200" width="70" height="20"', 'fixedFrame="YES"',
                       '<autoresizingMask key="autoresizingMask"/>'))))}
    options = ["--devices", "retina4_0,retina4_7,retina6_9"]

    def test_worst_layout_stands_first(self):
        page = self.open(WELCOME)
        page.get_by_role("link", name="All").click()
        page.wait_for_selector("text=1 of 4 are worse")
        names = page.locator(".card .name").all_inner_texts()
        self.assertEqual(names[:2], ["As designed", "retina4_0"])
        self.assertIn("1 view outside", page.locator(".card").nth(1).inner_text())
        self.assert_accessible(page)
        page.locator(".card").nth(1).click()
        page.wait_for_function("() => document.querySelector('.stage img')?.naturalWidth === 320")


class ChosenViewTests(BrowserTestCase):
    documents = {"Main.storyboard": fixtures.small()}

    def test_shows_distances_to_neighbors(self):
        page = self.open(WELCOME + "/l001-aa-004")
        self.assertEqual(page.locator(".numbers .distance").all_inner_texts(), ["20", "20", "100", "546.5"])

    def test_draws_the_constraints_behind_a_number(self):
        page = self.open(WELCOME + "/l001-aa-004")
        page.locator("details[name=number] summary", has_text="y 100").click()
        page.wait_for_selector(".numbers .chain")
        self.assertEqual(page.locator(".numbers .chain").all_inner_texts(), ["100"])
        self.assertEqual(page.locator(".numbers .distance").count(), 0)

    def test_pins_stand_beside_the_picture(self):
        page = self.open(CHECKOUT)
        pin, picture = page.locator(".pin").first.bounding_box(), page.locator(".stage img").first.bounding_box()
        self.assertLessEqual(pin["x"] + pin["width"], picture["x"])


class WidthTests(BrowserTestCase):
    """Nothing scrolls sideways on any kind of page, at any width."""

    before = {"Main.storyboard": fixtures.small()}
    documents = ComparisonTests.documents | {
        "AFolderWithAVeryLongNameThatNobodyWouldType/And/Another/AControllerWithALongNameThatGoesOnAndOn.xib": fixtures.xib()}
    long_path = "#App/AFolderWithAVeryLongNameThatNobodyWouldType/And/Another/AControllerWithALongNameThatGoesOnAndOn.xib/iN0-l3-epB"
    options = ["--compare", "Before"]

    def test_pages_fit(self):
        for place in ["", "#?findings", "#App/Main.storyboard", WELCOME, CHECKOUT + "/b002-aa-009", self.long_path, "#?rule=ambiguous-layout"]:
            for width in [390, 768, 1280, 1920]:
                for scheme in ["light", "dark"]:
                    with self.subTest(place=place, width=width, scheme=scheme):
                        page = self.open(place, width=width, scheme=scheme)
                        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                        if shots := os.environ.get("SCREENSHOTS"):
                            name = re.sub(r"\W+", "-", place) or "gallery"
                            page.wait_for_function("() => [...document.querySelectorAll('img[src]')].every(image => image.complete)")
                            page.screenshot(path=f"{shots}/{name}-{width}-{scheme}.png")
                        page.context.close()


if __name__ == "__main__":
    unittest.main()
