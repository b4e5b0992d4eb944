import Testing

@testable import NibTranslation

/// Images of the app and symbols of the system.
@Suite struct ImageTests {
  private func fixture(_ attributes: String) -> CompilerFixture {
    CompilerFixture(subviews: "<imageView \(attributes) id=\"i\"/>")
  }

  @Test func imageIsFoundByItsNameWhateverItsSize() throws {
    let view = try CompilerFixture(
      subviews: #"<imageView image="Logo" id="i"/>"#, resources: #"<image name="Logo" width="320" height="64"/>"#
    ).object("UIImageNibPlaceholder")
    #expect(
      view.keys == [
        "UIImageWidth", "UIImageHeight", "UIResourceName", "UISystemSymbolResourceName", "UISymbolImageConfiguration",
        "UIResourceCatalogName",
      ])
    #expect(view["UIImageWidth"] == .float(1) && view["UIImageHeight"] == .float(1))
    #expect(view.text("UIResourceName") == "Logo" && view["UISystemSymbolResourceName"] == .null)
  }

  @Test func symbolHasItsNameTwiceAndNoSize() throws {
    let image = try fixture(#"image="star.fill" catalog="system""#).object("UIImageNibPlaceholder")
    #expect(image["UIImageWidth"] == .float(0))
    #expect(image.text("UIResourceName") == "star.fill")
    #expect(image.text("UISystemSymbolResourceName") == "star.fill")
  }

  @Test func imageViewWithoutAnImageHasNone() throws {
    #expect(try fixture("").object("UIImageView")["UIImage"] == nil)
  }

  @Test(arguments: [
    (#"image="Logo" catalog="apps""#, "apps"), (#"image="Logo" highlightedImage="Lit""#, "highlightedImage"),
    (#"image="a.circle" catalog="system" preferredSymbolScale="large""#, "preferredSymbolScale"),
  ]) func otherImageIsRefused(_ attributes: String, _ name: String) throws {
    let refusals = try fixture(attributes).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(name), "\(refusals)")
  }
}
