"""Whether mutators come to what once was a fault, and whether checks find what they look for."""

import random
import re
import unittest
import xml.etree.ElementTree

from kinds.logs import LogMutator
from mutants import NUMBERS, Mutator, elements
from output_checks import Broken, check_csv, check_json, check_picture, check_tree
from seeds import HERE, SeedsByElement, read
from text_mutants import PropertyListMutator
from vocabulary import NUMERIC, VOCABULARY

CELL_AS_CONTENT = re.compile(rb'<(?:table|collection)ViewCell\b[^>]*\skey="contentView"')
SUBNORMAL = re.compile(rb'\smultiplier="-?(?:1e-320|5e-324|1e-312)"')


def is_xml(data):
    try:
        xml.etree.ElementTree.fromstring(data)
    except xml.etree.ElementTree.ParseError:
        return False
    return True


class MutatorTests(unittest.TestCase):
    def setUp(self):
        self.seeds = [data for data in read(HERE / "Seeds" / "documents") if is_xml(data)]

    def count(self, pattern, limit):
        """How many mutants it takes to come to a pattern, which no seed has."""
        self.assertFalse(any(pattern.search(data) for data in self.seeds))
        numbers, seeds = random.Random(1), SeedsByElement(self.seeds)
        mutator = Mutator(self.seeds, numbers)
        for number in range(limit):
            if pattern.search(mutator.swapped(seeds.pick(numbers))):
                return number + 1
        return None

    def test_elements_are_put_in_place_of_relatives(self):
        self.assertIsNotNone(self.count(CELL_AS_CONTENT, 2000))

    def test_multipliers_become_subnormal(self):
        self.assertIsNotNone(self.count(SUBNORMAL, 2000))

    def test_swapped_documents_stay_well_formed(self):
        numbers = random.Random(1)
        mutator = Mutator(self.seeds, numbers)
        mutants = [mutator.swapped() for _ in range(500)]
        self.assertGreater(sum(map(is_xml, mutants)), 475)
        self.assertGreater(len(set(mutants) - set(self.seeds)), 450)

    def test_all_seeds_of_an_element_are_found(self):
        seeds = SeedsByElement([b"<a><b/></a>", b"<a/>"])
        self.assertEqual({seeds.pick(random.Random(seed)) for seed in range(20)}, {b"<a><b/></a>", b"<a/>"})

    def test_end_tags_belong_to_the_innermost_element(self):
        data = b'<a><a key="k"><b/></a></a>'
        outer, inner, empty = elements(data)
        self.assertEqual((outer.end, inner.end, empty.last), (len(data), 22, None))
        self.assertIs(empty.parent, inner)
        self.assertEqual(inner.renamed(data, b"cc"), b'<a><cc key="k"><b/></cc></a>')
        self.assertEqual(data[slice(*inner.key)], b"k")

    def test_vocabulary_knows_relatives_keys_and_numbers(self):
        self.assertIn("collectionViewCell", VOCABULARY.relatives("tableViewCellContentView")[0])
        self.assertIn("contentView", VOCABULARY.keys("tableViewCell"))
        self.assertLessEqual({"multiplier", "x", "spacing", "rowHeight"}, NUMERIC)
        self.assertNotIn("text", NUMERIC)

    def test_property_lists_are_written_in_all_formats(self):
        lists = [PropertyListMutator(random.Random(seed)).list({"a": ["b"]}) for seed in range(100)]
        for start in (b"bplist00", b"<?xml", b"{"):
            self.assertTrue(any(data.startswith(start) for data in lists), start)

    def test_logs_get_other_objects_and_numbers(self):
        log = b"<NSLayoutConstraint:0x60 UIView:0x70.width == 120   (active)>\n"
        mutants = b"".join(LogMutator([log], random.Random(seed)).log(log) for seed in range(300))
        self.assertIn(b"UIView:0x60", mutants)
        self.assertTrue(any(b"== %s " % number.encode() in mutants for number in NUMBERS if number != "120"))


class CheckTests(unittest.TestCase):
    def test_frames_that_are_not_finite_are_found(self):
        head = b"a.xml                 x       y   width  height\n"
        for row in (b"  view p     0    -nan       0       0  ambiguous\n", b"  view p   0 0 inf 0\n"):
            self.assertRaises(Broken, check_tree, head + row)
        check_tree(head + b"  label nan inf     0   0    1.5    1e20\n  view b   0  0  0  0  hidden, nan\n")

    def test_tables_and_json_without_finite_numbers_are_found(self):
        self.assertRaises(Broken, check_csv, b"path,x,y,width,height\na,0,nan,1,1\n")
        check_csv(b"path,x,y,width,height\nnan,0,,1,1\n")
        for text in (b'{"a": 1e999}', b'{"a": NaN}', b"[-Infinity]"):
            self.assertRaises(Broken, check_json, text)
        check_json(b'{"a": "NaN", "b": 1e300}')

    def test_pictures_with_numbers_that_are_none_are_found(self):
        for text in (b'<svg><rect x="1 nan"/></svg>', b'<svg><path class="a" d="M0 inf"/></svg>', b"<svg>"):
            self.assertRaises(Broken, check_picture, text)
        check_picture(b'<svg><text y="3" data-id="nan">x="nan"</text></svg>')


if __name__ == "__main__":
    unittest.main()
