import Testing

@testable import Support

/// Paths whose names are not in UTF-8.
@Suite struct PathTextTests {
  @Test(
    arguments: [
      Array("a/b.xib".utf8), [0x61, 0xFF, 0x62], [0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
      [0xF4, 0x90, 0x80, 0x80],
      Array("\u{10FEFF}".utf8), Array("\u{10FE80}x\u{10FFFF}".utf8), Array("é".utf8), [0xF0, 0x9F, 0x92],
      [0xFE, 0xFF, 0x2F, 0x61], [],
    ] as [[UInt8]])
  func bytesComeBack(bytes: [UInt8]) {
    let text = String(pathBytes: bytes)
    #expect(text.pathBytes == bytes)
    text.withSystemPath { #expect(String(systemPath: $0).pathBytes == bytes) }
  }

  @Test(arguments: [
    ("./a", "a"), (".//a/./b", "a/./b"), ("./././a", "a"), ("a", "a"), ("../a", "../a"), (".a", ".a"), ("./.a", ".a"),
    (".", "."), ("./", "./"), ("./.", "."), ("./-", "./-"), ("./-a", "./-a"), ("/a", "/a"),
  ])
  func leadingDotIsLeftOut(path: String, shown: String) {
    #expect(path.withoutLeadingDot == shown)
  }

  @Test func bytesAreShownByTheirNumbers() {
    #expect(Escaped<LogLine>(text: String(pathBytes: [0x61, 0xFF, 0x80, 0x62])).string == "a\\xFF\\x80b")
    #expect(Escaped<LogLine>(text: "é/\u{1F600}.xib").string == "é/\u{1F600}.xib")
  }
}
