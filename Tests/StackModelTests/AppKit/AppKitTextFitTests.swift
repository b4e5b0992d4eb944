import Testing

@testable import NibDecoder
@testable import StackModel

/// Whether the texts of macOS controls fit the frames of other languages.
@Suite struct AppKitTextFitTests {
  private static func shortfall(_ content: String, _ width: Double, _ height: Double) throws -> TextShortfall? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">\
      <objects><customView id="v"><subviews>\(content)</subviews></customView></objects></document>
      """
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let view = try #require(document.roots.first?.subviews.first)
    return view.textShortfall(in: Size(width: width, height: height), settings: document.settings)
  }

  private static let font = "<font key=\"font\" metaFont=\"system\"/>"

  private static func push(_ title: String) -> String {
    """
    <button id="b"><buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" borderStyle="border" id="c">\
    \(font)</buttonCell></button>
    """
  }

  private static func label(_ title: String, _ attributes: String = "") -> String {
    "<textField id=\"l\"><textFieldCell key=\"cell\" title=\"\(title)\" \(attributes) id=\"c\">\(font)</textFieldCell></textField>"
  }

  @Test func bezelGivesHalfOfItsPaddingToALongTitle() throws {
    // "Anmelden" is about 60 points wide, and its button 92.
    #expect(try Self.shortfall(Self.push("Anmelden"), 92, 32) == nil)
    #expect(try Self.shortfall(Self.push("Anmelden"), 86, 32) == nil)
    #expect(try Self.shortfall(Self.push("Anmelden"), 66, 32)?.axis == .horizontal)
  }

  @Test func titleOfACheckboxNeedsAllOfItsWidth() throws {
    let box = """
      <button id="b"><buttonCell key="cell" type="check" title="Beim Starten anmelden" imagePosition="left" id="c">\
      \(Self.font)</buttonCell></button>
      """
    #expect(try Self.shortfall(box, 170, 18) == nil)
    #expect(try Self.shortfall(box, 140, 18)?.axis == .horizontal)
  }

  @Test func labelOfOneLineNeedsItsWidth() throws {
    let label = Self.label("Vor- und Nachname", "lineBreakMode=\"clipping\"")
    #expect(try Self.shortfall(label, 130, 16) == nil)
    #expect(try Self.shortfall(label, 80, 16)?.axis == .horizontal)
  }

  @Test func wrappingLabelNeedsTheHeightOfItsLines() throws {
    let label = Self.label("Vor- und Nachname des Benutzers")
    #expect(try Self.shortfall(label, 130, 32) == nil)
    #expect(try Self.shortfall(label, 130, 16)?.axis == .vertical)
  }

  @Test func textOfAFieldWithABezelScrolls() throws {
    let field = Self.label(
      "Vor- und Nachname", "borderStyle=\"bezel\" bezelStyle=\"square\" lineBreakMode=\"clipping\"")
    #expect(try Self.shortfall(field, 50, 21) == nil)
  }

  @Test func popUpButtonNeedsRoomForItsWidestItem() throws {
    let button = """
      <popUpButton id="p"><popUpButtonCell key="cell" type="push" title="Ja" bezelStyle="rounded" borderStyle="borderAndBezel" id="c">\
      \(Self.font)<menu key="menu" id="m"><items><menuItem title="Ja" id="i"/><menuItem title="Immer nachfragen" id="j"/>\
      </items></menu></popUpButtonCell></popUpButton>
      """
    #expect(try Self.shortfall(button, 160, 25) == nil)
    #expect(try Self.shortfall(button, 90, 25)?.axis == .horizontal)
  }

  @Test func segmentNeedsTheWidthOfItsTitle() throws {
    func control(_ width: Double) -> String {
      """
      <segmentedControl id="s"><segmentedCell key="cell" borderStyle="border" style="rounded" id="c">\(Self.font)<segments>\
      <segment label="Tag" width="\(width)"/><segment label="Kalenderwoche" width="\(width)"/></segments></segmentedCell>\
      </segmentedControl>
      """
    }
    #expect(try Self.shortfall(control(110), 223, 24) == nil)
    #expect(try Self.shortfall(control(50), 103, 24)?.axis == .horizontal)
  }
}
