import Testing

@testable import StackLint

@Suite struct FontNameTableTests {
  @Test func fontHasNames() throws {
    let names = try #require(FontNameTable(FontBytes.font(family: "Véllum Text", face: "VellumText-Bold")))
    #expect(names.families == ["Véllum Text"])
    #expect(names.faces == ["VellumText-Bold"])
    #expect(!names.isVariable)
  }

  @Test func variableFontIsOne() throws {
    let bytes = FontBytes.font(family: "Vellum", face: "Vellum-Regular", isVariable: true)
    #expect(try #require(FontNameTable(bytes)).isVariable)
  }

  @Test func collectionHasTheNamesOfAllFonts() throws {
    let bytes = FontBytes.collection([("Vellum", "Vellum-Bold"), ("Parchment", "Parchment-Thin")])
    let names = try #require(FontNameTable(bytes))
    #expect(names.families == ["Vellum", "Parchment"])
    #expect(names.faces == ["Vellum-Bold", "Parchment-Thin"])
  }

  /// Cut or changed anywhere, a file has names or none.
  @Test func damagedFontsAreReadOrNot() {
    let bytes = FontBytes.collection([("Vellum", "Vellum-Bold")])
    for place in bytes.indices {
      _ = FontNameTable(Array(bytes[..<place]))
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[place] = byte
        _ = FontNameTable(changed)
      }
    }
    #expect(FontNameTable([]) == nil)
    #expect(FontNameTable(Array("wOFF and more".utf8)) == nil)
  }
}
