import Testing

@testable import Drawing
@testable import StackModel

/// What stands in for images and for what code draws: it covers nothing that is known.
@Suite struct PlaceholderDrawingTests {
  @Test func nameOfAClassIsLeftOutWhereOtherViewsDraw() throws {
    let own = Self.view("view", "customClass=\"GaugeView\"", y: 0)
    let label = Self.view("label", "text=\"Speed of the wind\"", id: "l", y: 0)
    let far = Self.view("label", "text=\"Speed of the wind\"", id: "l", y: 100)
    #expect(try !DrawnDocument(own + label).elements(of: "v").contains { $0.name == "text" })
    #expect(try !DrawnDocument(label + own).elements(of: "v").contains { $0.name == "text" })
    #expect(try DrawnDocument(own + far).elements(of: "v").contains { $0.name == "text" })
  }

  @Test func viewsOfCodeThatTouchHaveBackgrounds() throws {
    let views = (0..<3).map { Self.view("view", "customClass=\"GaugeView\"", id: "v\($0)", y: $0 * 49, height: 50) }
    let drawn = try DrawnDocument(views.joined())
    for place in 0..<3 { #expect(drawn.elements(of: "v\(place)").contains { $0.name == "rect" }) }
    let covering = Self.view("view", "customClass=\"GaugeView\"", id: "other", y: 20, height: 50)
    #expect(try !DrawnDocument(views[0] + covering).elements(of: "other").contains { $0.name == "rect" })
  }

  @Test(arguments: ["YES", "NO"]) func whatAViewCutsOffLiesInNobodysWay(clips: String) throws {
    let inner = Self.view("label", "text=\"Speed of the wind\"", id: "l", y: 100)
    let outer = Self.view(
      "view", "clipsSubviews=\"\(clips)\"", id: "outer", y: 0, more: "<subviews>\(inner)</subviews>")
    let own = Self.view("view", "customClass=\"GaugeView\"", y: 100)
    #expect(try DrawnDocument(outer + own).elements(of: "v").contains { $0.name == "rect" } == (clips == "YES"))
  }

  @Test func nameOfAClassIsNeverCutOff() throws {
    let name = "AViewOfAGaugeThatShowsTheSpeedOfTheWind"
    let narrow = try DrawnDocument(Self.view("view", "customClass=\"\(name)\"", width: 120))
    let wide = try DrawnDocument(Self.view("view", "customClass=\"\(name)\"", width: 300))
    #expect(narrow.elements(named: "text").isEmpty)
    #expect(wide.elements(named: "text").map(\.text) == [name])
  }

  @Test(arguments: [("0.1", "#ffffff"), ("0.9", "#000000")])
  func nameOfAClassCanBeReadOnTheColorBehindIt(white: String, color: String) throws {
    let background = "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let drawn = try DrawnDocument(Self.view("view", "customClass=\"GaugeView\"", more: background))
    #expect(try #require(drawn.elements(named: "text").first).style.contains("fill:\(color)"))
  }

  @Test func mountainIsLeftOutBelowText() throws {
    let image = Self.view("imageView", "image=\"harbor\"", y: 0, width: 300, height: 150)
    let label = Self.view("label", "text=\"A harbor in the evening\"", id: "l", y: 60, width: 200)
    #expect(try DrawnDocument(image).elements(of: "v").contains { $0.name == "path" })
    #expect(try !DrawnDocument(image + label).elements(of: "v").contains { $0.name == "path" })
    // A button without title and image draws nothing.
    let button = Self.view("button", "", id: "l", y: 60, width: 200)
    #expect(try DrawnDocument(image + button).elements(of: "v").contains { $0.name == "path" })
  }

  @Test func imageBelowLightTextIsDarkEnoughToReadIt() throws {
    func fill(white: String) throws -> String? {
      let image = Self.view("imageView", "image=\"harbor\"", y: 0, width: 300, height: 150)
      let color = "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
      let label = Self.view("label", "text=\"A harbor in the evening\"", id: "l", y: 60, width: 200, more: color)
      return try DrawnDocument(image + label).elements(of: "v").first { $0.name == "rect" }?.style
    }
    #expect(try #require(try fill(white: "1")).contains("fill:#999999"))
    #expect(try #require(try fill(white: "0")).contains("fill:#767680"))
  }

  @Test(arguments: [("1", "#333333"), ("0", "#ffffff")])
  func lightTextWithoutABackgroundStandsOnADarkOne(white: String, background: String) throws {
    let color = "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let label = Self.view("label", "text=\"Done\"", more: color)
    let bottom = try #require(try DrawnDocument(label).elements(named: "rect").first)
    #expect(bottom.style.contains("fill:\(background)"))
    // Next to dark text, nothing is known.
    let other = Self.view("label", "text=\"Done\"", id: "o", y: 100)
    #expect(try #require(try DrawnDocument(label + other).elements(named: "rect").first).style.contains("fill:#ffffff"))
  }

  @Test func imageViewThatCodeFillsIsLeftOutOverText() throws {
    let label = Self.view("label", "text=\"Waiting\"", id: "l", y: 0)
    let empty = Self.view("imageView", "", y: 0)
    #expect(try DrawnDocument(empty + label).elements(of: "v").contains { $0.name == "rect" })
    #expect(try !DrawnDocument(label + empty).elements(of: "v").contains { $0.name == "rect" })
  }

  @Test(arguments: ["tableView", "collectionView"]) func listWithoutCellsHasAName(element: String) throws {
    let name = element == "tableView" ? "Table View" : "Collection View"
    let empty = try DrawnDocument(Self.view(element, "", width: 300, height: 150))
    #expect(empty.elements(named: "text").map(\.text) == [name])
    let cell = Self.view(element == "tableView" ? "tableViewCell" : "collectionViewCell", "", id: "c")
    let list = element == "tableView" ? "prototypes" : "cells"
    let full = try DrawnDocument(
      Self.view(element, "", width: 300, height: 150, more: "<\(list)>\(cell)</\(list)>"))
    #expect(full.elements(named: "text").isEmpty)
  }

  @Test func symbolWithoutAShapeHasItsName() throws {
    func texts(_ width: Int) throws -> [String] {
      try DrawnDocument(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
          <objects>\(Self.view("imageView", "image=\"teapot\" catalog=\"system\"", width: width, height: width))</objects>\
          <resources><image name="teapot" catalog="system" width="64" height="64"/></resources></document>
          """
      ).elements(named: "text").map(\.text)
    }
    #expect(try texts(100) == ["teapot"])
    #expect(try texts(24) == ["T"])
  }

  @Test(arguments: [
    ("person.badge.plus", "person"), ("square.and.arrow.up.trianglebadge.exclamationmark", "square.and.arrow.up"),
    ("chevron.up", "chevron.up"),
  ])
  func symbolHasTheShapeOfTheLongestPartOfItsName(name: String, shape: String) throws {
    #expect(Symbol(named: name).shape?.data == SymbolShapes.all[shape]?.data)
  }

  @Test func emptySquareStandsForNoOtherSymbol() throws {
    #expect(Symbol(named: "square.teapot").shape == nil)
    #expect(Symbol(named: "square").shape != nil)
  }

  @Test func imagesOfAppKitAreSymbols() throws {
    let cell = "<imageCell key=\"cell\" image=\"NSAddTemplate\" id=\"c\"/>"
    let view = Self.view("imageView", "", more: cell)
    #expect(try DrawnDocument(view, platform: .macOS).elements(of: "v").contains { $0["d"] == "M12 4v16M4 12h16" })
    let own = view.replacing("NSAddTemplate", with: "harbor")
    #expect(try !DrawnDocument(own, platform: .macOS).elements(of: "v").contains { $0["d"] == "M12 4v16M4 12h16" })
    #expect(SystemImages.symbols.values.allSatisfy { Symbol(named: $0).shape != nil || $0 == "circle.fill" })
  }

  private static func view(
    _ element: String, _ attributes: String, id: String = "v", y: Int = 20, width: Int = 200, height: Int = 40,
    more: String = ""
  ) -> String {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="10" y="\(y)" width="\(width)" height="\(height)"/>\
    \(more)</\(element)>
    """
  }
}
