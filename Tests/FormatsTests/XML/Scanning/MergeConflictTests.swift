import TestSupport
import Testing

@testable import Formats

/// Lines that a version-control system left behind.
@Suite struct MergeConflictTests {
  private let conflict = """
    <box>
    <<<<<<< ours
      <tag/>
    =======
      <tag text="theirs"/>
    >>>>>>> theirs
    </box>
    """

  @Test func allThreeMarkersAreNoted() {
    expectUnreadable(
      conflict,
      """
      2:1: error: merge conflict marker <<<<<<< found; `ibstack resolve` merges the versions by objects [ill-formed-xml]
      4:1: note: conflict continues here
      6:1: note: conflict continues here
      """)
  }

  @Test func markerRangeCoversTheSignsOnly() throws {
    let source = MarkedSource(
      "<a>\n⟦<<<<<<<⟧ HEAD\n⟦=======⟧\n⟦>>>>>>>⟧ b\n<<<<<<< HEAD\n=======\n>>>>>>> c\n")
    let marker = try #require(ConflictMarker.first(in: source.bytes))
    #expect([marker.range] + marker.others == source.marks)
    #expect(marker.text == "<<<<<<<")
  }

  @Test func leftoverOfAnEndIsFound() throws {
    let source = MarkedSource("<a>\r\n⟦>>>>>>>⟧ b\r\n</a>")
    let marker = try #require(ConflictMarker.first(in: source.bytes))
    #expect(marker.range == source.marks[0])
    #expect(marker.text == ">>>>>>>")
    #expect(marker.others.isEmpty)
  }

  @Test(arguments: ["<a/>", "", "=======\n", " <<<<<<<\n", "<<<<<<", "a <<<<<<< b", "<!-- >>>>>>> -->"])
  func otherTextIsNoMarker(text: String) {
    #expect(ConflictMarker.first(in: Array(text.utf8))?.range == nil)
  }

  @Test func wellFormedTextMayLookLikeAMarker() throws {
    let tree = try XMLTree(text: "<box>\n=======\n</box>")
    #expect(tree.text(of: tree.root) == "\n=======\n")
  }
}
