import Testing

@testable import StackModel

/// Keys as UIKit's and AppKit's own `init(coder:)` spell them.
@Suite struct CompiledKeyTests {
  private func coder(_ text: String) throws -> NibCoder {
    try NibDocument.read(Array(text.utf8), path: "a.xml", registry: NibRegistry.standard(for:)).rootCoder
  }

  @Test(arguments: [("horizontal", 0), ("vertical", 1)])
  func axis(text: String, rawValue: Int) throws {
    #expect(try coder("<stackView axis='\(text)'/>").decodeInteger(forKey: "UIStackViewAxis") == rawValue)
  }

  @Test(arguments: [
    ("fill", 0), ("fillEqually", 1), ("fillProportionally", 2), ("equalSpacing", 3), ("equalCentering", 4),
  ])
  func distribution(text: String, rawValue: Int) throws {
    let coder = try coder("<stackView distribution='\(text)'/>")
    #expect(coder.decodeInteger(forKey: "UIStackViewDistribution") == rawValue)
  }

  @Test(arguments: [
    ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3), ("trailing", 4), ("bottom", 4),
    ("lastBaseline", 5),
  ])
  func alignment(text: String, rawValue: Int) throws {
    #expect(try coder("<stackView alignment='\(text)'/>").decodeInteger(forKey: "UIStackViewAlignment") == rawValue)
  }

  @Test(arguments: [
    "<edgeInsets key='layoutMargins' top='8'/>", "<directionalEdgeInsets key='directionalLayoutMargins' top='8'/>",
  ])
  func writtenMarginsMakeTheArrangementRelative(child: String) throws {
    let key = "UIStackViewLayoutMarginsRelative"
    #expect(try coder("<stackView>\(child)</stackView>").decodeBool(forKey: key) == true)
    #expect(try coder("<stackView/>").decodeBool(forKey: key) == nil)
  }

  @Test func arrangedSubviews() throws {
    let coder = try coder("<stackView><subviews><view id='a'/><label id='b'/></subviews></stackView>")
    #expect(coder.decodeObjects(of: View.self, in: "UIStackViewArrangedSubviews").map(\.id) == ["a", "b"])
    #expect(coder.coders(in: "UISubviews").map(\.elementName) == ["view", "label"])
  }

  @Test(arguments: [
    ("UIStackViewSpacing", "stackView", "spacing"), ("UIAlpha", "label", "alpha"), ("UITag", "label", "tag"),
    ("UINumberOfLines", "label", "numberOfLines"),
    ("UIPreferredMaxLayoutWidth", "label", "preferredMaxLayoutWidth"), ("UIProgress", "progressView", "progress"),
  ])
  func numbers(key: String, element: String, attribute: String) throws {
    #expect(try coder("<\(element) \(attribute)='3'/>").decodeDouble(forKey: key) == 3)
    #expect(try coder("<\(element)/>").decodeDouble(forKey: key) == nil)
  }

  @Test func constraints() throws {
    let coder = try coder("<view><constraints><constraint firstItem='a' priority='3'/></constraints></view>")
    let constraint = try #require(coder.coders(in: "UIViewAutolayoutConstraints").first)
    #expect(constraint.decodeReference(forKey: "NSFirstItem")?.id == "a")
    #expect(constraint.decodeDouble(forKey: "NSPriority") == 3)
  }

  @Test func stackViewsOfAppKit() throws {
    let document = try coder(
      "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'><objects><stackView spacing='3'/></objects></document>")
    let stack = try #require(document.coders(in: "objects").first)
    #expect(stack.decodeDouble(forKey: "NSStackViewSpacing") == 3)
    #expect(stack.decodeDouble(forKey: "UIStackViewSpacing") == nil)
  }

  @Test(arguments: [
    ("UIHidden", "hidden", true), ("UIClipsToBounds", "clipsSubviews", true),
    ("UIUserInteractionDisabled", "userInteractionEnabled", false),
  ])
  func flags(key: String, attribute: String, value: Bool) throws {
    #expect(try coder("<view \(attribute)='YES'/>").decodeBool(forKey: key) == value)
    #expect(try coder("<view \(attribute)='NO'/>").decodeBool(forKey: key) == !value)
    #expect(try coder("<view/>").decodeBool(forKey: key) == nil)
  }

  @Test func enumerationsHaveTheNumbersOfUIKit() throws {
    #expect(try coder("<view contentMode='topLeft'/>").decodeInteger(forKey: "UIContentMode") == 9)
    let document = try coder(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view contentMode='scalToFill'/></objects>"
        + "</document>")
    let view = try #require(document.coders(in: "objects").first)
    #expect(view.decodeInteger(forKey: "UIContentMode") == nil)
    #expect(
      view.document.diagnostics.map(\.message) == [
        "unknown UIContentMode \"scalToFill\"; did you mean \"scaleToFill\"?"
      ])
  }

  /// A key stands for an attribute only in elements that have it.
  @Test func keysOfOtherElementsStayAsTheyAre() throws {
    #expect(try coder("<view text='a'/>").decodeString(forKey: "UIText") == nil)
    #expect(try coder("<view UIText='a'/>").decodeString(forKey: "UIText") == "a")
    #expect(try coder("<label text='a'/>").decodeString(forKey: "UIText") == "a")
  }
}
