import TestSupport
import Testing

@testable import StackModel

/// Typefaces that the caller gives.
@Suite struct DocumentFontCollectionTests {
  @Test func labelIsAsLargeAsTheTypefaceSays() throws {
    // Three characters of half of 20 points; 1.1 times 20 points high.
    #expect(try labelFrame("abc", "Grid-Regular", "Grid") == Rect(x: 0, y: 0, width: 30, height: 22))
  }

  @Test func charactersOfOtherFontsKeepTheirWidth() throws {
    #expect(try labelFrame("a漢", "Grid-Regular", "Grid")?.width == 30)
  }

  @Test func typefaceWinsOverABundledTable() throws {
    let lato = GridTypeface(postScriptName: "Lato-Regular", fullName: "Lato Regular")
    #expect(try labelFrame("abc", "Lato-Regular", "Lato", [lato])?.width == 30)
    #expect(try labelFrame("abc", "Lato-Regular", "Lato")?.width != 30)
  }

  @Test func textBreaksBetweenWordsOfTheTypeface() throws {
    let frame = try labelFrame("ab ab ab", "Grid-Regular", "Grid", attributes: "numberOfLines='0'", atMost: 50)
    #expect(frame == Rect(x: 0, y: 0, width: 50, height: 44))
  }

  @Test func baselineIsTheTypefacesAscenderBelowTheTop() throws {
    let text = constraints("l.leading == root.leading\nl.firstBaseline == root.top + 100")
    #expect(try frame("abc", "Grid-Regular", "Grid", places: text)?.y == 82)
  }

  private func labelFrame(
    _ text: String, _ name: String, _ family: String, _ typefaces: [any Typeface] = [GridTypeface()],
    attributes: String = "", atMost width: Int? = nil
  ) throws -> Rect? {
    let limit = width.map { "\nl.width <= \($0)" } ?? ""
    let places = constraints("l.leading == root.leading\nl.top == root.top" + limit)
    return try frame(text, name, family, typefaces, attributes: attributes, places: places)
  }

  private func frame(
    _ text: String, _ name: String, _ family: String, _ typefaces: [any Typeface] = [GridTypeface()],
    attributes: String = "", places: String
  ) throws -> Rect? {
    let label = """
      <subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO" text="\(text)" \(attributes)>\
      \(familyFont(family, name: name, 20))</label></subviews>
      """
    let options = LayoutOptions(fonts: FontCollection(typefaces))
    return try LayoutDocument(Array(xib(label + places).utf8), path: "a.xib", options: options).layout().frame("l")
  }
}
