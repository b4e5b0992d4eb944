import Testing

@testable import Drawing
@testable import StackModel

/// The tables of this module that are text.
@Suite struct SystemTableTests {
  @Test func everySymbolHasAnOutline() throws {
    #expect(SymbolShapes.all.count > 100)
    for (name, shape) in SymbolShapes.all { #expect(shape.data.bytes.first == UInt8(ascii: "M"), "\(name)") }
    let triangle = try #require(SymbolShapes.all["triangle"])
    #expect(triangle.canBeFilled && triangle.data.bytes == Array("M12 4l9 16H3z".utf8))
    #expect(SymbolShapes.all["chevron.up"]?.canBeFilled == false)
  }

  @Test func colorsDifferByPlatformAndAppearance() throws {
    let label = try #require(SystemColors.paint(named: "labelColor", on: .macOS, listed: nil))
    #expect(label.light.alpha == 0.85 && label.light.red == 0 && label.dark.red == 1)
    let fill = try #require(SystemColors.paint(named: "systemFill", on: .iOS, listed: nil))
    #expect(fill.dark.blue == 128 / 255 && fill.dark.alpha == 0.36 && fill.light.alpha == 0.2)
    let shadow = try #require(SystemColors.paint(named: "shadowColor", on: .macOS, listed: nil))
    #expect(shadow.light == shadow.dark)
    #expect(SystemColors.paint(named: "macOS", on: .macOS, listed: nil) == nil)
  }
}
