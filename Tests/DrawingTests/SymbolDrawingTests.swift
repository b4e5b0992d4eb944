import Testing

@testable import Drawing
@testable import StackModel

/// Symbols look as their configuration and their names say.
@Suite struct SymbolDrawingTests {
  @Test func symbolInTheCenterHasItsOwnSize() throws {
    func scale(_ attributes: String, _ configuration: String = "") throws -> Double {
      try Self.scale(
        of: Self.symbol(
          "star", "contentMode=\"\(attributes)\"",
          "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"))
    }
    let (fit, center) = (try scale("scaleAspectFit"), try scale("center"))
    #expect(center < fit / 2)
    #expect(try scale("center", "scale=\"large\"") > center)
    #expect(try scale("center", "scale=\"small\"") < center)
    #expect(abs(try scale("center", "configurationType=\"pointSize\" pointSize=\"34\"") - 2 * center) < 0.1)
  }

  @Test func weightIsTheWidthOfLines() throws {
    func width(_ weight: String) throws -> Double {
      try Self.symbol(
        "star", "",
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" weight=\"\(weight)\"/>"
      ).number("stroke-width")
    }
    #expect(try width("ultraLight") < width("regular"))
    #expect(try width("regular") < width("black"))
  }

  @Test func linesWithinAFullSymbolAreCutOut() throws {
    func masks(_ name: String) throws -> Int {
      try DrawnDocument(Self.view(name, "", "")).elements(named: "mask").count
    }
    #expect(try masks("photo.fill") == 1)
    #expect(try masks("photo") == 0)
    #expect(try masks("star.fill") == 0)
  }

  private static func scale(of symbol: DrawnElement) throws -> Double {
    let transform = try #require(symbol["transform"])
    let scale = try #require(transform.split(separator: "(").last).dropLast()
    return try #require(Double(scale))
  }

  private static func symbol(_ name: String, _ attributes: String, _ content: String) throws -> DrawnElement {
    try #require(try DrawnDocument(view(name, attributes, content)).elements(of: "v").first { $0.name == "path" })
  }

  private static func view(_ name: String, _ attributes: String, _ content: String) -> String {
    """
    <imageView image="\(name)" catalog="system" \(attributes) id="v">\
    <rect key="frame" x="10" y="20" width="100" height="100"/>\(content)</imageView>
    """
  }
}
