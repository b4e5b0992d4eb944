/// The layout guides that Interface Builder's compiler adds to a view.
enum LayoutGuides {
  /// The guide of the safe area, for a view that has constraints to it.
  static func safeArea(
    _ guide: ArchivedValue, of view: ArchivedValue, in builder: inout GraphBuilder
  ) -> ArchivedObject {
    func edge(_ name: String, _ attribute: Int, _ first: ArchivedValue, _ second: ArchivedValue) -> ArchivedValue {
      let identifier = builder.string("UIViewSafeAreaLayoutGuide-\(name)")
      return constraint(
        first, attribute, second, isArchived: false, [.init("NSLayoutIdentifier", identifier)], &builder)
    }
    let edges = [
      edge("top", 3, guide, view), edge("left", 1, guide, view), edge("bottom", 4, view, guide),
      edge("right", 2, view, guide),
    ]
    let values = keys("UIViewSafeAreaLayoutGuide", of: view, isArchived: true, in: &builder)
    return ArchivedObject("UILayoutGuide", values + [.init("UILayoutGuideSystemConstraints", builder.list(edges))])
  }

  /// The guide of the content or the frame of a scroll view.
  ///
  /// Evidence: 3 scroll views in 3 nibs of coder version 10.
  static func scrollGuide(
    _ guide: ArchivedValue, isContent: Bool, of view: ArchivedValue, in builder: inout GraphBuilder
  ) -> ArchivedObject {
    let name = "UIScrollView-\(isContent ? "content" : "frame")LayoutGuide"
    let sides = isContent ? [("minX", 1), ("minY", 3)] : [("minX", 1), ("minY", 3), ("width", 7), ("height", 8)]
    let constraints = sides.map { side, attribute in
      let identifier = builder.string("\(name)-\(side)")
      return constraint(
        guide, attribute, view, isArchived: false, [.init("NSLayoutIdentifier", identifier)], &builder)
    }
    return ArchivedObject(
      isContent ? "_UIScrollViewLayoutGuide" : "UILayoutGuide",
      keys(name, of: view, isArchived: false, in: &builder)
        + [.init("UILayoutGuideSystemConstraints", builder.list(constraints))])
  }

  /// The guide of a safe area that no constraint uses.
  static func unused(in builder: inout GraphBuilder) -> ArchivedObject {
    ArchivedObject("UILayoutGuide", keys("", of: nil, isArchived: false, in: &builder))
  }

  /// The keys that all guides begin with.
  private static func keys(
    _ identifier: String, of view: ArchivedValue?, isArchived: Bool, in builder: inout GraphBuilder
  ) -> [ArchivedObject.KeyedValue] {
    [
      .init("UILayoutGuideOwningView", view ?? .null), .init("UILayoutGuideIdentifier", builder.string(identifier)),
      .init("UILayoutGuideOwningViewIsLocked", .bool(view != nil)),
      .init("UILayoutGuideShouldBeArchived", .bool(isArchived)),
      .init("UILayoutGuideAllowsNegativeDimensions", .bool(isArchived)),
    ]
  }

  /// The top or bottom guide of a controller: a hidden view.
  ///
  /// - Returns: The constraints that belong to the controller's view.
  static func setSupport(
    _ guide: ArchivedValue, isTop: Bool, of view: ArchivedValue, in builder: inout GraphBuilder
  ) -> [ArchivedValue] {
    let width = ArchivedObject(
      "_UILayoutSupportConstraint", fallbackClassNames: ["NSLayoutConstraint"],
      [.init("NSFirstItem", guide)] + ConstraintCompiler.pair("NSFirstAttribute", 7, 7)
        + [.init("NSShouldBeArchived", .bool(true)), .init("NSPriority", .integer(999))])
    let own = [builder.add(width)]
    let height = ArchivedObject(
      "NSLayoutConstraint",
      [.init("NSFirstItem", guide)] + ConstraintCompiler.pair("NSFirstAttribute", 8, 8)
        + [.init("NSShouldBeArchived", .bool(true))])
    let edge = isTop ? constraint(guide, 3, view, [], &builder) : constraint(view, 4, guide, [], &builder)
    let leading = constraint(guide, 5, view, [], &builder)
    let removed = isTop ? [leading, edge, builder.add(height)] : [leading, builder.add(height), edge]
    let values: [ArchivedObject.KeyedValue] = [
      .init("UIDeepDrawRect", .bool(true)), .init("UIOpaque", .bool(true)), .init("UIHidden", .bool(true)),
      .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true)),
      .init("UIViewAutolayoutConstraints", builder.list(own, className: "NSMutableArray")),
      .init("UIViewSemanticContentAttribute", .int8(0)), .init("UIViewLargeContentStoredProperties", .null),
      .init("_UILayoutGuideIdentifier", builder.string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")),
      .init("_UILayoutGuideConstraintsToRemove", builder.list(removed)),
    ]
    builder.set(guide, ArchivedObject("_UILayoutGuide", fallbackClassNames: ["UIView"], values))
    return removed
  }

  /// A constraint between the same attribute of two objects.
  static func constraint(
    _ first: ArchivedValue, _ attribute: Int, _ second: ArchivedValue, isArchived: Bool = true,
    _ last: [ArchivedObject.KeyedValue], _ builder: inout GraphBuilder
  ) -> ArchivedValue {
    builder.add(
      ArchivedObject(
        "NSLayoutConstraint",
        [.init("NSFirstItem", first)] + ConstraintCompiler.pair("NSFirstAttribute", attribute, attribute)
          + [.init("NSSecondItem", second)] + ConstraintCompiler.pair("NSSecondAttribute", attribute, attribute)
          + [.init("NSShouldBeArchived", .bool(isArchived))] + last))
  }
}
