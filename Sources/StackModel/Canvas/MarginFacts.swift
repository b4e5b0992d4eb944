/// Layout margins of root views and of views inside of them.
enum MarginFacts {
  static let topLevelViewsHaveSystemMargins = Fact(
    "A top-level view of a `.xib` has the system's margins", false,
    "2/2 margins of 8 points"
  )
  .since(.xcode9, true, "40/41 margins of 16 and 20 points")

  static let rootsPreserveOuterMargins = Fact(
    "A root that preserves margins keeps those of what it is put into", false,
    "0/0 documents: the attribute came with Xcode 9's margins"
  )
  .since(.xcode9, true, "35/42 margins of 12 documents, 4 repositories")

  static let addsSafeAreaToOuterMargins = Fact(
    "The safe area is added to the preserved margins of a root", true, "35/42 margins of 12 documents, 4 repositories"
  )
  .since(.xcode14, false, "35/42 margins of 12 documents, 4 repositories")
  .atRunTime(false, "Apple's documentation of `preservesSuperviewLayoutMargins`: the greater margin holds")

  static let includesSafeAreaWithoutGuides = Fact(
    "Margins include the safe area above and below in documents without safe-area guides", false,
    "14/14 margins of root views, 8 repositories"
  )
  .since(.xcode9, true, "14/14 margins of root views, 8 repositories")

  static let narrowSide = Fact(
    "System margin at the sides of a narrow root", 16.0, "220/231 margins of root views")

  static let wideSide = Fact(
    "System margin at the sides of a root that is wider than 402 points", 20.0, "202/215 margins of root views")

  static let plain = Fact("Margin of other views on iOS", 8.0, "Apple's documentation of `UIView.layoutMargins`")

  static let plainOnMac = Fact(
    "Margin of a view on macOS", 20.0, "Apple's documentation of standard distances to a superview")

  static let table = FactTable(
    "Layout margins", "Lengths in points.",
    [
      topLevelViewsHaveSystemMargins, rootsPreserveOuterMargins, addsSafeAreaToOuterMargins,
      includesSafeAreaWithoutGuides, narrowSide, wideSide, plain, plainOnMac,
    ])
}

/// The margins that Interface Builder's canvas gives the content views of cells. 1,442 of 1,485 margins that
/// constraints imply in documents of Xcode 9.2 and later agree.
enum CellMarginFacts {
  /// Which cells have the system's margins rather than 8 points.
  enum Rule: String, FactValue {
    case none = "none"
    case preserving = "those that preserve the table's margins"
    case all = "all"

    var words: String { rawValue }
  }

  static let rule = Fact("Table view cells that have the system's margins", Rule.none, agreement)
    .since(.xcode9, .preserving, agreement)
    .since(.xcode9point2, .all, agreement)

  static let vertical = Fact("Margin above and below a cell's content", 11.0, agreement)
    .since(.xcode26, 15, agreement)

  static let sidesFollowScreen = Fact("Wide margins go by the screen rather than by the cell", false, agreement)
    .since(.xcode11point2, true, agreement)

  static let side = Fact("Margin at the sides of a cell", 16.0, agreement)

  static let wideSide = Fact("Margin at the sides of a wide cell", 20.0, agreement)

  /// The widest screen whose cells have narrow margins on the canvas of all versions.
  static let widestNarrowCanvas = 389.0

  static let widestNarrowScreen = Fact(
    "Widest screen whose cells have narrow margins when an app runs", widestNarrowCanvas, agreement
  )
  .since(.xcode26withNewControls, 402, "measured in UIKit on iOS 27.0: 16 points at 402")

  static let accessorySide = Fact("Margin beside an accessory", 8.0, agreement)

  static let narrowSideInTable = Fact(
    "Margin at the sides below 390 points, in a table that is no controller's view", 15.0,
    "49/50 margins of 15 points, 10 repositories"
  )
  .since(.xcode12, 16, agreement)

  static let narrowSideInXib = Fact("Margin at the sides below 390 points, in a `.xib`", 16.0, agreement)
    .since(.xcode11final, 15, "49/50 margins of 15 points, 10 repositories")
    .since(.xcode12, 16, agreement)

  static let separatorIsInside = Fact("The separator takes half a point of the content's height", true, agreement)
    .since(.xcode12, false, agreement)

  static let collectionCellsHaveMargins = Fact(
    "A collection view's cells have margins in a storyboard", true, agreement
  )
  .since(.xcode9, false, "89/93 margins, 2 repositories")
  .since(.xcode9point3, true, agreement)

  private static let agreement = "1,442/1,485 margins of all cells from Xcode 9.2 on"

  static let table = FactTable(
    "Margins of cells", "Lengths in points.",
    [
      rule, vertical, sidesFollowScreen, side, wideSide, widestNarrowScreen, accessorySide, narrowSideInTable,
      narrowSideInXib,
      separatorIsInside, collectionCellsHaveMargins,
    ])
}
