import Testing

@testable import StackLint

/// Names that documents have in common.
@Suite struct SharedNamesTests {
  /// Where the bytes of a name are that is too long to be in the string itself.
  private func address(_ name: String) -> UnsafePointer<UInt8>? {
    var name = name
    return name.withUTF8(\.baseAddress)
  }

  private func shared(_ name: String, _ names: SharedNames) -> String { names.share { $0(name) } }

  /// Each call returns a string with storage of its own.
  private func name(_ end: String) -> String { "NameOfSomeViewController" + end }

  @Test func equalNamesAreHeldOnce() {
    let names = SharedNames()
    let first = shared(name("A"), names)
    #expect(address(shared(name("A"), names)) == address(first))
    #expect(shared(name("B"), names) == name("B"))
    #expect(shared("short", names) == "short")
  }

  @Test func namesOfOtherBytesStayAsTheyAre() {
    let names = SharedNames()
    let (composed, decomposed) = (name("\u{E9}"), name("e\u{301}"))
    #expect(Array(shared(composed, names).utf8) == Array(composed.utf8))
    #expect(Array(shared(decomposed, names).utf8) == Array(decomposed.utf8))
  }

  @Test func summaryWithSharedNamesSaysTheSame() throws {
    let text = """
      <viewController storyboardIdentifier="SettingsViewController" customClass="SettingsViewController"><connections>
      <outlet property="descriptionOfTheSetting"/></connections></viewController>
      """
    func summary() -> DocumentSummary {
      DocumentScanner.summary(of: Array(text.utf8), kind: .storyboard, path: "A.storyboard")
    }
    let names = SharedNames()
    let (first, second) = (summary().sharing(names), summary().sharing(names))
    #expect(first == summary())
    let (name, outlet) = (try #require(first.identifiers.first?.name), first.outlets(ofClass: "SettingsViewController"))
    #expect(address(name) == address(try #require(second.customClasses.first)))
    #expect(outlet.map(address) == second.outlets(ofClass: "SettingsViewController").map(address))
  }

  @Test func stringsOfArchivesAreShared() {
    let text = "<archive><string>DescriptionOfTheSetting</string></archive>"
    let names = SharedNames()
    let found = (0..<2).map { _ in
      DocumentScanner.summary(of: Array(text.utf8), kind: .xib, path: "A.xib").sharing(names)
    }
    #expect(found[0].archivedTexts == ["DescriptionOfTheSetting"])
    #expect(found[0].archivedTexts.map(address) == found[1].archivedTexts.map(address))
  }
}
