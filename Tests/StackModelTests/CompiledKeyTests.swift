import StackModel
import Testing

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
    ("UIStackViewSpacing", "spacing"), ("UIAlpha", "alpha"), ("UITag", "tag"), ("UINumberOfLines", "numberOfLines"),
    ("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth"), ("NSMultiplier", "multiplier"),
    ("NSPriority", "priority"), ("NSStackViewSpacing", "spacing"),
  ])
  func numbers(key: String, attribute: String) throws {
    #expect(try coder("<label \(attribute)='3'/>").decodeDouble(forKey: key) == 3)
    #expect(try coder("<label/>").decodeDouble(forKey: key) == nil)
  }

  @Test(arguments: [("UIHidden", "hidden"), ("UIClipsToBounds", "clipsSubviews")])
  func flags(key: String, attribute: String) throws {
    #expect(try coder("<view \(attribute)='YES'/>").decodeBool(forKey: key) == true)
  }
}
