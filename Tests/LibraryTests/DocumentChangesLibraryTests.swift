import DocumentChanges
import Formats
import NibDecoder
import Testing

/// What a tool does that compares and merges documents.
@Suite struct DocumentChangesLibraryTests {
  private static func card(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects>
            \(objects)
        </objects>
    </document>

    """
  }

  private static let label = card(#"<label text="Name" tag="1" id="9hT-qL-x2B"/>"#)

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(base: XMLTree(text: base), ours: XMLTree(text: ours), theirs: XMLTree(text: theirs))
  }

  // MARK: - Differences

  @Test func diffListsChangesWithAddressesAndNames() throws {
    let new = Self.card(#"<label text="First name" tag="1" id="9hT-qL-x2B"/><button id="c4V-Rm-7eZ"/>"#)
    let diff = try DocumentDiff(old: XMLTree(text: Self.label), new: XMLTree(text: new))
    #expect(diff.changes.map { diff.address(of: $0.identity) } == ["#9hT-qL-x2B", "#c4V-Rm-7eZ"])
    #expect(diff.changes.map(\.kind) == [.attribute("text", old: "Name", new: "First name"), .insertion])
    #expect(diff.changes.allSatisfy { !$0.isNoise })
    var names = ObjectNames(diff.new.tree)
    let objects = diff.changes.compactMap { diff.new[$0.identity] }.map { names.place(of: $0).object }
    #expect(objects.map { $0?.label } == ["First name", nil])
    #expect(objects.map { $0?.kind } == ["label", "button"])
  }

  @Test func removedElementIsOnlyInTheFirstVersion() throws {
    let diff = try DocumentDiff(old: XMLTree(text: Self.label), new: XMLTree(text: Self.card(#"<view id="a"/>"#)))
    let removal = try #require(diff.changes.first { $0.kind == .removal })
    #expect(diff.new[removal.identity] == nil)
    let element = try #require(diff.old[removal.identity])
    #expect(diff.old.tree[element, "text"] == "Name")
  }

  @Test func whatComesWithASaveIsNoise() throws {
    let new = Self.label.replacing("22505", with: "23504")
    let diff = try DocumentDiff(old: XMLTree(text: Self.label), new: XMLTree(text: new))
    #expect(diff.changes.map(\.kind) == [.attribute("toolsVersion", old: "22505", new: "23504")])
    #expect(diff.changes.map(\.isNoise) == [true])
  }

  @Test func documentWithTextBetweenElementsIsRefused() throws {
    let mixed = try XMLTree(text: "<document>text<objects/></document>")
    #expect(throws: IncomparableDocument.mixedContent) { try DocumentDiff(old: mixed, new: mixed) }
    #expect(throws: IncomparableDocument.mixedContent) { try DocumentMerge(base: mixed, ours: mixed, theirs: mixed) }
    #expect(IncomparableDocument.mixedContent.description == "there is text between its elements")
  }

  // MARK: - Merges

  @Test func changesOfBothSidesAreMade() throws {
    let (ours, theirs) = (
      Self.label.replacing("\"Name\"", with: "\"First name\""), Self.label.replacing("tag=\"1\"", with: "tag=\"2\"")
    )
    let result = try merge(Self.label, ours, theirs).merged()
    #expect(result.conflicts.isEmpty)
    #expect(String(decoding: result.bytes, as: UTF8.self) == ours.replacing("tag=\"1\"", with: "tag=\"2\""))
  }

  @Test func conflictIsDecidedForOursUnlessTheOtherSideIsChosen() throws {
    let (ours, theirs) = (
      Self.label.replacing("\"Name\"", with: "\"First name\""), Self.label.replacing("\"Name\"", with: "\"Last name\"")
    )
    let merge = try merge(Self.label, ours, theirs)
    let result = try merge.merged()
    #expect(String(decoding: result.bytes, as: UTF8.self) == ours)
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(merge.address(of: conflict.identity) == "#9hT-qL-x2B")
    #expect(conflict.subject == .attribute("text", base: "Name", ours: "First name", theirs: "Last name"))
    let element = try #require(merge.base[conflict.identity])
    #expect(merge.base.tree[element, "tag"] == "1")

    var choices = MergeChoices()
    #expect(choices[conflict] == .ours)
    choices.choose(.theirs, for: conflict)
    #expect(choices[conflict] == .theirs)
    #expect(try String(decoding: merge.merged(choices).bytes, as: UTF8.self) == theirs)
  }

  @Test func versionsOfToolsAreSettledWithoutAPerson() throws {
    let merge = try merge(
      Self.label, Self.label.replacing("22505", with: "23504"), Self.label.replacing("22505", with: "23727"))
    let result = try merge.merged()
    #expect(result.conflicts.isEmpty)
    #expect(result.settled.map(merge.address) == ["root"])
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == Self.label.replacing("22505", with: "23727"))
  }

  @Test func resultIsInTheEncodingOfOurs() throws {
    let latin = { (text: String, tag: Int) in
      // All characters are in Latin-1, where a character is a byte of its number.
      let document =
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><view tag=\"\(tag)\" id=\"a\" userLabel=\"\(text)\"/>\n"
      return document.unicodeScalars.map { UInt8($0.value) }
    }
    let merge = try DocumentMerge(
      base: XMLTree(latin("B\u{E4}r", 1), path: "base"), ours: XMLTree(latin("K\u{F6}nig", 1), path: "ours"),
      theirs: XMLTree(latin("B\u{E4}r", 2), path: "theirs"))
    #expect(try merge.merged().bytes == latin("K\u{F6}nig", 2))
    let greek = try XMLTree(text: "<view tag=\"1\" id=\"a\" userLabel=\"Β\"/>")
    let other = try DocumentMerge(
      base: merge.base.tree, ours: XMLTree(latin("B\u{E4}r", 2), path: "ours"), theirs: greek)
    #expect(throws: UnmergeableDocument.notEncodable) { try other.merged() }
  }
}
