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
