import Testing

@testable import NibTranslation

/// The expected elements of views that show something are those that Interface Builder writes for what the keys mean.
@Suite struct DecompiledControlTests {
  private func text(_ graph: ObjectGraph) throws -> String {
    String(decoding: try DecompiledNib(graph).bytes, as: UTF8.self)
  }

  @Test func labelHasItsTextFontAndColor() throws {
    var builder = GraphBuilder()
    let (text, fontName) = (builder.string("Total & tax"), builder.string(".SFUI-Semibold"))
    let font = builder.add("UIFont", [("UIFontName", fontName), ("UIFontPointSize", .double(17))])
    let color = builder.add(
      "UIColor", [("UIRed", .float(0.2)), ("UIGreen", .float(0)), ("UIBlue", .float(1)), ("UIAlpha", .float(1))])
    let label = builder.view(
      "UILabel", 0, 0, 10, 10,
      [
        ("UIText", text), ("UIFont", font), ("UITextColor", color), ("UITextAlignment", .int8(1)),
        ("UINumberOfLines", .int8(0)), ("UIAdjustsFontSizeToFit", .bool(true)),
      ])
    let written = try self.text(builder.graph(top: [label]))
    #expect(written.contains("text=\"Total &amp; tax\" textAlignment=\"center\" lineBreakMode=\"tailTruncation\" "))
    #expect(written.contains("numberOfLines=\"0\""))
    #expect(
      written.contains(
        "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"17\"/>"))
    #expect(
      written.contains(
        "<color key=\"textColor\" red=\"0.2\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"sRGB\"/>"))
  }

  /// The raw values of `UIActivityIndicatorView.Style`; those of iOS 13 have a key of their own.
  @Test(
    arguments: [(2, 100, "medium"), (0, 101, "large"), (2, 2, "gray"), (0, 0, "whiteLarge")] as [(Int8, Int8, String)])
  func indicatorHasTheStyleOfItsSystem(old: Int8, new: Int8, name: String) throws {
    var builder = GraphBuilder()
    let indicator = builder.view(
      "UIActivityIndicatorView", 0, 0, 20, 20,
      [("UIActivityIndicatorViewStyle", .int8(old)), ("UIActivityIndicatorViewStyle-Modern", .int8(new))])
    #expect(try text(builder.graph(top: [indicator])).contains(" style=\"\(name)\""))
  }

  @Test func symbolOfAnImageViewHasItsWeight() throws {
    var builder = GraphBuilder()
    let configuration = builder.add(
      "UIImageSymbolConfiguration", [("UISymbolScale", .int8(1)), ("UISymbolWeight", .int8(8))])
    let view = builder.view("UIImageView", 0, 0, 10, 10, [("UIPreferredSymbolConfiguration", configuration)])
    #expect(
      try text(builder.graph(top: [view])).contains(
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"small\" weight=\"heavy\"/>"))
  }

  /// A view that its superview leaves no room still has the width of its image.
  @Test(arguments: [(33.0, 34.0, 34), (33, 0, 33)])
  func imageIsAsLargeAsWhatShowsIt(width: Double, height: Double, expectedHeight: Int) throws {
    var builder = GraphBuilder()
    let name = builder.string("Star")
    let image = builder.add("UIImageNibPlaceholder", [("UIResourceName", name)])
    let view = builder.view("UIImageView", 0, 0, width, height, [("UIImage", image)])
    #expect(
      try text(builder.graph(top: [view])).contains(
        "<image name=\"Star\" width=\"33\" height=\"\(expectedHeight)\"/>"))
  }
}
