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
