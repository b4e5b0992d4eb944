"""Tests of the tool that plants faults, on an app that they write themselves.

    python3 -B -m unittest discover -s Scripts/recall
"""

import os
import shutil
import stat
import sys
import tempfile
import unittest

import sample_app
from catalog import ALL
from changes import commits, summary
from elements import Document
from kinds import choose, misspelled
from literals import Literals
from plants import Copy, Deletion, Plant, Splice, spliced
from project import Project
from report import Report
from sources import Sources
from trial import Trial, batches

# Reports outlets that no source declares, as ibstack would.
PROGRAM = '''#!{python}
import json, os, re, sys
if sys.argv[1] == "rules":
    print("  unknown-outlet  warning  An outlet does not exist in its class")
    sys.exit()
code = "".join(open(os.path.join(folder, name)).read() for folder, _, names in os.walk(".") for name in names
               if name.endswith((".swift", ".h")))
path = "./App/Base.lproj/Main.storyboard"
outlets = re.findall(r'<outlet property="(\\w+)" destination="ttl', open(path).read())
findings = [dict(rule="unknown-outlet", message="no outlet " + name) for name in outlets if name + ":" not in code]
print(json.dumps(dict(version=1, documents=[dict(path=path, findings=findings)])))
'''


def text(folder, path):
    with open(os.path.join(folder, path)) as file:
        return file.read()


class AppTests(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = sample_app.write(os.path.join(self.temporary.name, "App"))
        self.project = Project(self.folder)

    def plants(self, kind_id, limit=20):
        one = next(one for one in ALL if one.id == kind_id)
        return choose(one, self.project, limit, "1")

    def faults(self, kind_id):
        return sorted(plant.what for plant in self.plants(kind_id))

    def planted(self, plant, path):
        """The text of a file after a fault is planted."""
        edits = [edit for edit in plant.edits if edit.path == path]
        return spliced(self.project.data(path), edits).decode()


class DocumentTests(unittest.TestCase):
    def test_edits_replace_the_bytes_of_an_attribute_alone(self):
        data = b'<document>\n  <label text="a &gt; b" id="x"/>\n</document>'
        document = Document("a.xib", data)
        label = document.by_id["x"]
        self.assertEqual(spliced(data, [document.set(label, "id", "y")]), data.replace(b'"x"', b'"y"'))
        self.assertEqual(spliced(data, [document.unset(label, "text")]), b'<document>\n  <label id="x"/>\n</document>')
        self.assertEqual(spliced(data, [document.remove(label)]), b"<document>\n</document>")
        self.assertEqual(spliced(data, [document.set(label, "hidden", "YES")]),
                         data.replace(b"<label", b'<label hidden="YES"'))

    def test_an_insertion_takes_over_the_indentation(self):
        data = b'<document>\n  <label id="x"/>\n</document>'
        document = Document("a.xib", data)
        self.assertEqual(spliced(data, [document.insert_after(document.by_id["x"], "<b/>")]),
                         b'<document>\n  <label id="x"/>\n  <b/>\n</document>')

    def test_a_tag_ends_behind_its_attributes(self):
        document = Document("a.xib", b'<document><label text="a > b" id="x"><rect/></label></document>')
        label = document.by_id["x"]
        self.assertEqual(document.text(label), '<label text="a > b" id="x"><rect/></label>')

    def test_ill_formed_documents_and_other_files_have_no_root(self):
        self.assertIsNone(Document("a.xib", b"<document><label></document>").root)
        self.assertIsNone(Document("a.xib", b"<archive/>").root)


class SourceTests(unittest.TestCase):
    def test_comments_and_strings_declare_nothing(self):
        sources = Sources({"a.swift": sample_app.LIST.encode()})
        one = sources.classes["ListController"]
        self.assertEqual([(member.kind, member.name, member.type) for member in one.members],
                         [("outlet", "titleLabel", "UILabel!"), ("action", "addItem", "")])
        self.assertEqual(one.superclass, "UIViewController")

    def test_headers_and_implementations_are_one_class(self):
        sources = Sources({"a.h": sample_app.BADGE_HEADER.encode(), "a.m": sample_app.BADGE.encode()})
        one = sources.classes["BadgeController"]
        self.assertEqual(len(one.named("action", "clear")), 2)
        self.assertEqual(one.named("outlet", "countLabel")[0].type, "UILabel")

    def test_a_class_of_several_targets_has_the_outlets_of_all_of_them(self):
        outlet = b"class A: UIView { @IBOutlet var title: UILabel! }"
        sources = Sources({"a.swift": outlet, "b.swift": outlet + b"\nclass B: A {}"})
        holder, = sources.holders("B", "outlet", "title")
        self.assertEqual([member.path for member in holder.named("outlet", "title")], ["a.swift", "b.swift"])

    def test_code_that_no_compiler_reads_declares_nothing(self):
        code = b"class A: UIView {\n#if 0\n@IBOutlet var old: UILabel!\n#else\n@IBOutlet var new: UILabel!\n#endif\n}"
        self.assertEqual([member.name for member in Sources({"a.swift": code}).classes["A"].members], ["new"])

    def test_constants_stand_for_their_values(self):
        literals = Literals(Sources({"a.swift": sample_app.LIST.encode(), "b.m": sample_app.BADGE.encode()}))
        for context, name in ("segue", "showDetail"), ("cell", "ItemCell"), ("scene", "ListController"), ("nib", "Badge"):
            self.assertEqual(list(literals.uses(context)), [name])

    def test_a_constant_of_a_type_that_the_call_implies_stands_for_its_value(self):
        code = b'extension NSStoryboard.Name { static let main = "Main" }\nlet it = NSStoryboard(name: .main, bundle: nil)'
        uses = Literals(Sources({"a.swift": code})).uses("storyboard")
        self.assertEqual([(name, use.seen_in) for name, (use,) in uses.items()], [("Main", ("a.swift",))])

    def test_a_constant_of_two_values_stands_for_none(self):
        code = b'enum A { static let id = "a" }\nenum B { static let id = "b" }\nfunc f() { performSegue(withIdentifier: id) }'
        self.assertEqual(Literals(Sources({"a.swift": code})).uses("segue"), {})


class BuiltDocumentTests(AppTests):
    def test_a_language_that_the_project_does_not_list_is_not_built(self):
        other = os.path.join(self.folder, "App", "de.lproj")
        os.makedirs(other, exist_ok=True)
        shutil.copy(os.path.join(self.folder, "App", "Base.lproj", "Main.storyboard"), other)
        listing = os.path.join(self.folder, "App.xcodeproj", "project.pbxproj")
        paths = lambda: sorted(document.path for document in Project(self.folder).documents
                               if document.path.endswith("Main.storyboard"))
        both = ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard"]
        self.assertEqual(paths(), both)
        for languages, built in (["Base"], both[:1]), (["Base", "de"], both):
            with open(listing, "a") as file:
                file.write("".join(f"path = {one}.lproj/Main.storyboard;\n" for one in languages))
            self.assertEqual(paths(), built)


class KindTests(AppTests):
    def test_outlets_are_renamed_where_they_are_declared(self):
        self.assertEqual(self.faults("outlet-renamed-in-code"),
                         ['outlet "countLabel" of BadgeController', 'outlet "titleLabel" of ListController'])
        plant = next(plant for plant in self.plants("outlet-renamed-in-code") if "titleLabel" in plant.what)
        self.assertIn("weak var titleLabelRenamed: UILabel!", self.planted(plant, "App/ListController.swift"))
        self.assertIn("App/Base.lproj/Main.storyboard", plant.footprint)

    def test_actions_of_the_owner_are_a_kind_of_their_own(self):
        self.assertEqual(self.faults("action-renamed-in-code"), ['action "addItem:" of ListController'])
        self.assertEqual(self.faults("action-of-owner-renamed-in-code"), ['action "clear:" of BadgeController'])

    def test_outlets_of_the_system_are_misspelled_in_documents(self):
        self.assertEqual(self.faults("outlet-misspelled-in-document"), [
            'outlet "countLabel" of BadgeController', 'outlet "dataSource" of tableView',
            'outlet "titleLabel" of ListController', 'outlet "view" of BadgeController'])

    def test_the_type_of_an_outlet_changes_in_code(self):
        plant = next(plant for plant in self.plants("outlet-type-changed-in-code") if "titleLabel" in plant.what)
        self.assertIn("weak var titleLabel: UISlider!", self.planted(plant, "App/ListController.swift"))

    def test_bindings_are_those_to_properties_of_the_project(self):
        sample_app.write(self.folder, sample_app.PANEL_FILES)
        self.project = Project(self.folder)
        plant, = self.plants("binding-misspelled-in-document")
        self.assertIn('keyPath="self.accuont.name"', self.planted(plant, "App/Panel.xib"))
        plant, = self.plants("bound-property-renamed-in-code")
        self.assertIn("dynamic var accountRenamed: Account?", self.planted(plant, "App/Panel.swift"))
        self.assertIn("App/Panel.xib", plant.footprint)
        self.assertEqual(self.faults("class-of-objects-misspelled"), ["class Account"])

    def test_touches_are_off_at_controls_unless_code_turns_them_on(self):
        self.assertEqual(self.faults("interaction-off"), ["button add-01-btn", "button clr-01-btn"])
        storyboard = sample_app.STORYBOARD.replace('property="titleLabel" destination="ttl-01-lbl"',
                                                   'property="titleLabel" destination="add-01-btn"')
        code = sample_app.LIST.replace("titleLabel.text", "titleLabel.isUserInteractionEnabled = true; titleLabel.text")
        sample_app.write(self.folder, {"App/Base.lproj/Main.storyboard": storyboard, "App/ListController.swift": code})
        self.project = Project(self.folder)
        self.assertEqual(self.faults("interaction-off"), ["button clr-01-btn"])

    def test_documents_that_no_target_builds_have_no_sites(self):
        sample_app.write(self.folder, {"App.xcodeproj/project.pbxproj": "name = Main.storyboard;\n"})
        self.project = Project(self.folder)
        self.assertEqual([document.path for document in self.project.documents], ["App/Base.lproj/Main.storyboard"])

    def test_property_lists_name_storyboards(self):
        plist = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
        sample_app.write(self.folder, {"App/Info.plist": plist})
        self.project = Project(self.folder)
        plant, = self.plants("name-misspelled-in-property-list")
        self.assertIn("<string>Mani</string>", self.planted(plant, "App/Info.plist"))
        self.assertEqual(self.faults("document-of-property-list-renamed"), ['document "Main"'])

    def test_identifiers_that_no_code_uses_are_no_sites(self):
        self.assertEqual(self.faults("segue-identifier-changed-in-document"), ['identifier "showDetail"'])
        self.assertEqual(self.faults("reuse-identifier-changed-in-document"), ['reuseIdentifier "ItemCell"'])

    def test_a_changed_literal_is_that_of_the_constant(self):
        plant, = self.plants("segue-identifier-changed-in-code")
        self.assertIn('static let detail = "showDteail"', self.planted(plant, "App/ListController.swift"))

    def test_the_protocol_of_a_data_source_is_removed(self):
        plant, = self.plants("conformance-removed")
        self.assertIn("class ListController: UIViewController {", self.planted(plant, "App/ListController.swift"))

    def test_views_that_depend_on_two_constraints_lose_one(self):
        self.assertEqual(self.faults("size-constraint-deleted"), ["height of view bar-01-viw"])
        self.assertEqual(self.faults("trailing-constraint-lost"), ['label "Shopping list"'])

    def test_images_colors_and_translations_have_sites(self):
        self.assertEqual(self.faults("image-set-deleted"), ['image "Basket"'])
        self.assertEqual(self.faults("color-misspelled"), ['color "Accent"'])
        self.assertEqual(len(self.plants("entry-missing")), 2)
        self.assertEqual(self.faults("language-missing"), ["language de.lproj", "language fr.lproj"])

    def test_names_of_catalogs_have_the_folders_that_provide_namespaces(self):
        self.assertEqual(sorted(self.project.catalog_entries(".imageset")), ["Basket", "Icons/Star"])

    def test_references_that_are_there_go(self):
        faults = self.faults("item-of-constraint-or-mask-gone")
        self.assertEqual([fault for fault in faults if "c-ttl-r" in fault], ["secondItem of constraint c-ttl-r"])

    def test_every_kind_edits_files_of_the_app(self):
        for one in ALL:
            for plant in choose(one, self.project, 3, "1"):
                self.assertTrue(plant.edits, one.id)
                for edit in plant.edits:
                    self.assertTrue(os.path.lexists(os.path.join(self.folder, edit.path)), one.id)

    def test_there_are_at_least_forty_kinds_with_ids_of_their_own(self):
        ids = [one.id for one in ALL]
        self.assertEqual(len(ids), len(set(ids)))
        self.assertGreaterEqual(len(ids), 40)

    def test_the_same_seed_chooses_the_same_sites_of_many_files(self):
        one = next(one for one in ALL if one.id == "element-kept-twice")
        first, second = (choose(one, self.project, 2, "7") for _ in range(2))
        self.assertEqual([plant.place for plant in first], [plant.place for plant in second])
        self.assertEqual(len({plant.place.split(":")[0] for plant in first}), 2)

    def test_a_misspelled_name_differs(self):
        for name in ("title", "aa", "a", "x-1"):
            self.assertNotEqual(misspelled(name), name)


class CopyTests(AppTests):
    def test_faults_change_the_copy_alone_and_are_taken_back(self):
        copy = Copy(self.folder, os.path.join(self.temporary.name, "copy"))
        path = "App/ListController.swift"
        plant = Plant(None, path, "", [Splice(path, 0, 6, b"export"), Deletion("App/Assets.xcassets/Basket.imageset")])
        copy.apply([plant])
        self.assertTrue(text(copy.folder, path).startswith("export UIKit"))
        self.assertTrue(text(self.folder, path).startswith("import UIKit"))
        self.assertFalse(os.path.exists(os.path.join(copy.folder, "App/Assets.xcassets/Basket.imageset")))
        copy.revert([plant])
        self.assertEqual(text(copy.folder, path), sample_app.LIST)
        self.assertTrue(os.path.exists(os.path.join(copy.folder, "App/Assets.xcassets/Basket.imageset/Contents.json")))

    def test_plants_that_meet_in_a_file_are_in_different_batches(self):
        plants = [Plant(None, "", str(index), [Splice(path, 0, 0, b"")]) for index, path in enumerate(["a", "b", "a"])]
        self.assertEqual([[plant.what for plant in group] for group in batches(plants, 10)], [["0", "1"], ["2"]])

    def test_edits_that_overlap_are_refused(self):
        with self.assertRaises(ValueError):
            spliced(b"abc", [Splice("a", 0, 2, b""), Splice("a", 1, 3, b"")])


class TrialTests(AppTests):
    def setUp(self):
        super().setUp()
        self.program = os.path.join(self.temporary.name, "ibstack")
        with open(self.program, "w") as file:
            file.write(PROGRAM.format(python=sys.executable))
        os.chmod(self.program, os.stat(self.program).st_mode | stat.S_IXUSR)

    def report(self, *ids):
        chosen = [one for one in ALL if one.id in ids]
        rules = {"unknown-outlet": True}
        plants = Trial(self.project, self.program, rules, lambda text: None).run(chosen, 10, "1")
        return Report(chosen, plants, rules)

    def test_a_fault_is_found_by_a_new_finding_of_its_rule(self):
        row, = self.report("outlet-renamed-in-code").rows
        self.assertEqual([plant.what for plant in row.found], ['outlet "titleLabel" of ListController'])
        self.assertEqual([plant.what for plant in row.missed], ['outlet "countLabel" of BadgeController'])
        self.assertEqual(row.reasons, {})

    def test_a_miss_has_the_reason_that_the_app_gives(self):
        sample_app.write(self.folder, {"App/BadgeController.h": sample_app.BADGE_HEADER.replace("UIView", "PodView")})
        self.project = Project(self.folder)
        row, = self.report("outlet-renamed-in-code").rows
        self.assertEqual(row.reasons, {"superclass PodViewController may come from a package": 1})

    @unittest.skipUnless(shutil.which("git"), "no git")
    def test_commits_on_top_of_the_app_plant_one_fault_each(self):
        kinds = [one for one in ALL if one.id in ("outlet-renamed-in-code", "outlet-misspelled-in-document")]
        results = list(commits(self.project, self.program, kinds, 4, "1", lambda text: None))
        self.assertEqual([(one.in_code, one.crashes) for one in results], [(True, True)] * 2 + [(False, True)] * 2)
        found = [one.plant.what for one in results[:2] if one.plant.is_found]
        self.assertEqual(found, ['outlet "titleLabel" of ListController'])
        self.assertIn("| in sources alone | 2 | 1 | 0 | 2 | 0 |", summary(results))

    def test_faults_without_a_rule_are_missed(self):
        report = self.report("element-kept-twice")
        self.assertEqual(report.rows[0].found, [])
        self.assertIn("element-kept-twice", report.misses())

    def test_the_summary_counts_kinds_of_default_rules_apart(self):
        summary = self.report("outlet-renamed-in-code", "merge-markers").summary()
        self.assertIn("2 of 2 kinds have sites.", summary)
        self.assertIn("Found by default: 1 of 2 (50.0 %) of the 1 kinds that a default rule covers; ", summary)

    def test_the_table_has_a_line_for_each_kind(self):
        self.assertIn("| outlet renamed in code | `unknown-outlet` | 2 | 1 | 1 |", self.report("outlet-renamed-in-code").table())


if __name__ == "__main__":
    unittest.main()
