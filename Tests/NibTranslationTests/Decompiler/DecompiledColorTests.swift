import Testing

@testable import NibTranslation

/// The expected elements are those that Interface Builder writes for colors that UIKit names.
@Suite struct DecompiledColorTests {
  private func color(_ builder: inout GraphBuilder, _ name: String?, _ components: [(String, Float)]) -> ArchivedValue {
    let numbers = components.map { ($0.0, ArchivedValue.float($0.1)) }
    guard let name else { return builder.add("UIColor", numbers) }
    let text = builder.string(name)
    return builder.add("UIColor", [("UISystemColorName", text)] + numbers)
  }

  /// The element of a view's background.
  private func background(_ builder: inout GraphBuilder, _ color: ArchivedValue) throws -> String {
    let view = builder.view("UIView", 0, 0, 10, 10, [("UIBackgroundColor", color)])
    let text = String(decoding: try DecompiledNib(builder.graph(top: [view])).bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<color key=\"backgroundColor\" "))
    return String(text[start.upperBound...].prefix { $0 != "/" })
  }

  @Test func colorThatDiffersByContrastHasItsName() throws {
    var builder = GraphBuilder()
    let base = color(&builder, "systemRedColor", [("UIRed", 1), ("UIGreen", 0.25), ("UIBlue", 0.5)])
    let wrapper = builder.add(
      "UIColor",
      [
        ("UIDynamicModifiedBaseColor", base), ("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude)),
        ("UIDynamicModifiedContrast", .int8(0)), ("UIRed", .float(1)), ("UIGreen", .float(0.25)),
        ("UIBlue", .float(0.5)),
      ])
    #expect(try background(&builder, wrapper) == "systemColor=\"systemRedColor\"")
  }

  /// No name of a document has an alpha of its own.
  @Test func colorOfAnotherAlphaHasItsComponents() throws {
    var builder = GraphBuilder()
    let base = color(&builder, "systemRedColor", [("UIRed", 1), ("UIGreen", 0.25), ("UIBlue", 0.5)])
    let wrapper = builder.add(
      "UIColor",
      [
        ("UIDynamicModifiedBaseColor", base), ("UIDynamicModifiedAlphaComponent", .double(0.5)), ("UIRed", .float(1)),
        ("UIGreen", .float(0.25)), ("UIBlue", .float(0.5)), ("UIAlpha", .float(0.5)),
      ])
    #expect(try background(&builder, wrapper).hasPrefix("red=\"1\" green=\"0.25\" blue=\"0.5\" alpha=\"0.5\""))
  }

  @Test func colorThatWrapsItselfEnds() throws {
    var builder = GraphBuilder()
    let wrapper = color(&builder, nil, [("UIWhite", 1)])
    builder.set("UIDynamicModifiedBaseColor", wrapper, of: wrapper)
    #expect(try background(&builder, wrapper).hasPrefix("white=\"1\""))
  }

  /// Interface Builder offers no such color. Before iOS 13 it is white, since then it changes with the appearance.
  @Test(arguments: ["tableBackgroundColor", "tableCellBackgroundColor", "tableCellPlainBackgroundColor"])
  func colorsThatOnlyUIKitNamesAreThoseOfDocuments(name: String) throws {
    var builder = GraphBuilder()
    let old = color(&builder, name, [("UIRed", 1), ("UIGreen", 1), ("UIBlue", 1), ("UIAlpha", 1)])
    #expect(try background(&builder, old).hasPrefix("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\""))
    builder = GraphBuilder()
    let new = color(&builder, name, [("UIWhite", 1), ("UIAlpha", 1)])
    #expect(try background(&builder, new) == "systemColor=\"systemBackgroundColor\"")
  }

  @Test(arguments: [
    ("UITableView", "UISectionIndexBackgroundColor", "sectionIndexBackgroundColor"),
    ("UITableView", "UISectionIndexColor", "sectionIndexColor"), ("UITabBarItem", "UIBadgeColor", "badgeColor"),
  ])
  func colorHasTheNameOfItsProperty(className: String, key: String, name: String) throws {
    var builder = GraphBuilder()
    let color = color(&builder, nil, [("UIWhite", 0.5)])
    let object =
      className == "UITabBarItem"
      ? builder.add(className, [(key, color)]) : builder.view(className, 0, 0, 10, 10, [(key, color)])
    let text = String(decoding: try DecompiledNib(builder.graph(top: [object])).bytes, as: UTF8.self)
    #expect(text.contains("<color key=\"\(name)\" white=\"0.5\""))
  }
}
