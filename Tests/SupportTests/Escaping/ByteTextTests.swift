import Testing

@testable import Support

/// Prefixes and suffixes byte by byte.
@Suite struct ByteTextTests {
  /// Characters that join what follows, or what comes before.
  private static let joining = ["\u{600}", "\u{D4E}", "\u{110BD}", "\u{301}", "\u{200D}", "\u{FE0F}"]

  @Test(arguments: joining) func nameEndsWithItsBytesWhateverJoinsThem(joining: String) {
    #expect("a\(joining).xib".hasByteSuffix(".xib"))
    #expect("a\(joining).xib".isDocumentName)
    #expect("a\(joining).Storyboard".isDocumentName)
    #expect("/\(joining)a".hasBytePrefix("/"))
    #expect("a/\(joining)b.xib".isDocumentName)
  }

  @Test func standardLibraryWouldNotFindThem() {
    #expect(!"a\u{600}.xib".hasSuffix(".xib"))
    #expect(!"/\u{301}a".hasPrefix("/"))
  }

  @Test func otherNamesAreNoDocuments() {
    for name in ["xib", ".xib.txt", "axib", "a.xi", "a.xib ", "a.xib\u{301}", "a.storyboardc", "a.ＸＩＢ", "", "."] {
      #expect(!name.isDocumentName, "\(name)")
    }
    #expect(!"ib".hasByteSuffix(".xib"))
    #expect("de.lproj".hasByteSuffix(".lproj"))
    #expect(!"lproj".hasByteSuffix(".lproj"))
    #expect(!"a".hasBytePrefix("ab"))
    #expect("".hasByteSuffix("") && "".hasBytePrefix(""))
  }

  @Test func partsAreFoundByTheirBytes() {
    #expect("menlo\u{301} mono".containsBytes("mono"))
    #expect("ab\u{301}c".containsBytes("b") && "aab".containsBytes("ab") && "a".containsBytes(""))
    #expect(!"mon".containsBytes("mono") && !"".containsBytes("a") && !"abac".containsBytes("abb"))
  }

  /// Only letters have cases: `@` and a backtick differ by the same bit.
  @Test func extensionsAreComparedWithoutCase() {
    #expect("a.XiB".hasFileExtension("xib"))
    #expect(!"aNxib".hasFileExtension("xib"))
    #expect(!"a.\u{18}ib".hasFileExtension("xib"))
    #expect("a.mp3".hasFileExtension("mp3"))
    #expect(!"a.mp\u{13}".hasFileExtension("mp3"))
  }
}
