import Testing

@testable import Drawing
@testable import StackModel

/// Images of the project, as its catalogs say that they are drawn.
@Suite struct ImageDrawingTests {
  /// A project whose only image is `logo`.
  private struct Assets: DrawingAssets {
    let image: EmbeddedImage
    func image(named name: String) -> EmbeddedImage? { name == "logo" ? image : nil }
    func color(named name: String) -> Paint? { nil }
  }

  private static func image(_ rendering: EmbeddedImage.Rendering = .automatic) -> EmbeddedImage {
    var image = EmbeddedImage(size: Size(width: 40, height: 20), mediaType: .png, bytes: [1, 2, 3])
    image.rendering = rendering
    return image
  }

  private static func drawn(
    _ image: EmbeddedImage, _ element: String = "imageView", _ attributes: String = "image=\"logo\"", more: String = "",
    appearance: Appearance = .light
  ) throws -> DrawnDocument {
    try DrawnDocument(
      """
      <\(element) \(attributes) id="v"><rect key="frame" x="10" y="20" width="100" height="100"/>\(more)</\(element)>
      """, appearance: appearance, assets: Assets(image: image))
  }

  private static let normal = "<state key=\"normal\" image=\"logo\"/>"

  @Test func imageOfAnImageViewKeepsItsColors() throws {
    #expect(try Self.drawn(Self.image()).elements(named: "mask").isEmpty)
    #expect(try Self.drawn(Self.image(.template)).elements(named: "mask").count == 1)
  }

  @Test func imageOfASystemButtonHasTheTintColor() throws {
    func masks(_ rendering: EmbeddedImage.Rendering, type: String) throws -> Int {
      try Self.drawn(Self.image(rendering), "button", "buttonType=\"\(type)\"", more: Self.normal)
        .elements(named: "mask").count
    }
    #expect(try masks(.automatic, type: "system") == 1)
    #expect(try masks(.original, type: "system") == 0)
    #expect(try masks(.automatic, type: "custom") == 0)
    #expect(try masks(.template, type: "custom") == 1)
  }

  @Test func imagesOfBarsHaveTheTintColor() throws {
    func masks(_ rendering: EmbeddedImage.Rendering) throws -> Int {
      let items = "<items><tabBarItem title=\"Inbox\" image=\"logo\" id=\"item\"/></items>"
      return try Self.drawn(Self.image(rendering), "tabBar", "", more: items).elements(named: "mask").count
    }
    #expect(try masks(.automatic) == 1)
    #expect(try masks(.original) == 0)
  }

  @Test func darkAppearanceHasAnImageOfItsOwn() throws {
    var image = Self.image()
    image.darkURL = EmbeddedImage.dataURL(.png, [4, 5, 6])
    func shown(_ appearance: Appearance) throws -> [String?] {
      try Self.drawn(image, appearance: appearance).elements(named: "image")
        .filter { !$0.style.contains("display:none") }.map { $0["href"] }
    }
    #expect(try shown(.light) == [image.dataURL])
    #expect(try shown(.dark) == [image.darkURL])
    // Other pictures know nothing of it.
    #expect(try !Self.drawn(Self.image()).svg.contains("display:none"))
  }

  @Test func capInsetsKeepTheSizeOfTheEdges() throws {
    var image = Self.image()
    image.capInsets = EdgeInsets(top: 5, left: 6, bottom: 5, right: 8)
    let parts = try Self.drawn(image, more: "").elements(named: "svg").dropFirst()
    #expect(parts.count == 9)
    let first = try #require(parts.first)
    #expect((first.number("width"), first.number("height")) == (6, 5))
    #expect(first["viewBox"] == "0 0 6 5")
    let last = try #require(parts.last)
    #expect((last.number("x"), last.number("width")) == (92, 8))
    #expect(last["viewBox"] == "32 15 8 5")
    image.capInsets = nil
    #expect(try Self.drawn(image).elements(named: "svg").count == 1)
  }

  @Test func imageInPartsIsInThePictureOnce() throws {
    var image = Self.image()
    image.capInsets = EdgeInsets(top: 5, left: 6, bottom: 5, right: 8)
    let two = (0..<2).map { place in
      """
      <imageView image="logo" id="v\(place)"><rect key="frame" x="10" y="\(place * 100)" width="100" height="90"/></imageView>
      """
    }
    let drawn = try DrawnDocument(two.joined(), assets: Assets(image: image))
    #expect(drawn.elements(named: "image").map { $0["href"] } == [image.dataURL])
    #expect(drawn.elements(named: "use").count == 18)
    // An image that is stretched as a whole is drawn where it is.
    image.capInsets = nil
    let whole = try DrawnDocument(two.joined(), assets: Assets(image: image))
    #expect(whole.elements(named: "image").count == 2 && whole.elements(named: "use").isEmpty)
  }

  @Test func imageThatAPictureCannotContainIsAPlaceholderThatSaysSo() throws {
    var image = EmbeddedImage(size: Size(width: 100, height: 100))
    let plain = try Self.drawn(image)
    #expect(plain.elements(named: "text").map(\.text) == ["logo (PDF)"])
    #expect(plain.elements(named: "image").isEmpty)
    image.rendering = .template
    let tinted = try Self.drawn(image)
    #expect(tinted.elements(of: "v").contains { $0.name == "rect" && $0.style.contains("fill:#007aff") })
    #expect(!plain.elements(of: "v").contains { $0.name == "rect" && $0.style.contains("fill:#007aff") })
  }
}
