import Testing

@testable import NibTranslation

/// Priorities, distances and guides that nibs leave to UIKit, and documents state.
@Suite struct DecompiledConstraintTests {
  private func text(_ graph: ObjectGraph) throws -> String {
    String(decoding: try DecompiledNib(graph).bytes, as: UTF8.self)
  }

  /// The hugging that Interface Builder gives these views, and shows in its inspector.
  @Test(arguments: [
    ("UISwitch", "horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\""),
    ("UIActivityIndicatorView", "horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\""),
    ("UIProgressView", " verticalHuggingPriority=\"750\""),
  ])
  func viewHasTheHuggingOfItsClass(className: String, attributes: String) throws {
    var builder = GraphBuilder()
    let view = builder.view(className, 0, 0, 51, 31)
    #expect(try text(builder.graph(top: [view])).contains(attributes))
  }

  @Test func statedHuggingComesFirst() throws {
    var builder = GraphBuilder()
    let priorities = builder.string("{251, 252}")
    let view = builder.view("UIProgressView", 0, 0, 51, 31, [("UIViewContentHuggingPriority", priorities)])
    let written = try text(builder.graph(top: [view]))
    #expect(written.contains("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"252\""))
    #expect(!written.contains("\"750\""))
  }

  /// Two boxes in a root; a constraint of the system's distance between two of them.
  private func distance(from first: Int, to second: Int) throws -> String {
    var builder = GraphBuilder()
    let boxes = [builder.view("UIView", 20, 20, 50, 50), builder.view("UIView", 78, 20, 50, 50)]
    let root = builder.view("UIView", 0, 0, 320, 480)
    builder.set("UISubviews", builder.collection(boxes, "NSMutableArray"), of: root)
    let guide = builder.add("UILayoutGuide", [("UILayoutGuideOwningView", root)])
    builder.set("UIViewLayoutGuides", builder.collection([guide]), of: root)
    let items = boxes + [root, guide]
    let name = builder.string("NSSpace")
    let tie = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", items[first]), ("NSFirstAttributeV2", .int8(5)), ("NSSecondItem", items[second]),
        ("NSSecondAttributeV2", .int8(5)), ("NSSymbolicConstant", name),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([tie]), of: root)
    let written = try text(builder.graph(top: [root]))
    let element = try #require(written.split(separator: "<constraint ").dropFirst().first)
    return String(element.prefix { $0 != "/" })
  }

  /// UIKit leaves 8 points between neighbors, and 20 to the edge of a view.
  @Test(arguments: [(1, 0, "constant=\"8\""), (0, 2, "constant=\"20\""), (2, 1, "constant=\"20\"")])
  func distanceOfTheSystemIsANumber(first: Int, second: Int, constant: String) throws {
    let constraint = try distance(from: first, to: second)
    #expect(constraint.contains("symbolic=\"YES\"") && constraint.contains(constant))
  }

  @Test func distanceOfTheSystemFromAGuideIsNone() throws {
    let constraint = try distance(from: 0, to: 3)
    #expect(constraint.contains("symbolic=\"YES\"") && !constraint.contains("constant"))
  }

  // MARK: Guides

  /// Only the constraints of a scroll view refer to its guides.
  @Test func guidesOfScrollViewsAreTheirs() throws {
    var builder = GraphBuilder()
    let content = builder.view("UIView", 0, 0, 320, 900)
    let scrollView = builder.view("UIScrollView", 0, 0, 320, 480)
    builder.set("UISubviews", builder.collection([content], "NSMutableArray"), of: scrollView)
    let name = builder.string("UIScrollView-contentLayoutGuide")
    let guide = builder.add(
      "_UIScrollViewLayoutGuide", [("UILayoutGuideOwningView", scrollView), ("UILayoutGuideIdentifier", name)])
    let tie = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", content), ("NSFirstAttributeV2", .int8(3)), ("NSSecondItem", guide),
        ("NSSecondAttributeV2", .int8(3)),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([tie]), of: scrollView)
    let written = try text(builder.graph(top: [scrollView]))
    let element = try #require(written.split(separator: "<viewLayoutGuide id=\"").dropFirst().first)
    #expect(element.contains("key=\"contentLayoutGuide\""))
    let id = element.prefix { $0 != "\"" }
    #expect(written.contains("firstAttribute=\"top\" secondItem=\"\(id)\" secondAttribute=\"top\"/>"))
  }

  /// The compiler lists a guide without a view for a safe area that no constraint uses.
  @Test(arguments: [true, false]) func unusedSafeAreaBelongsToTheRoot(isListed: Bool) throws {
    var builder = GraphBuilder()
    let root = builder.view("UIView", 0, 0, 320, 480)
    let name = builder.string("")
    let guide = builder.add("UILayoutGuide", [("UILayoutGuideOwningView", .null), ("UILayoutGuideIdentifier", name)])
    let graph = builder.graph(
      top: [root], others: isListed ? [guide] : [])
    #expect(try text(graph).contains("key=\"safeArea\"") == isListed)
  }
}
