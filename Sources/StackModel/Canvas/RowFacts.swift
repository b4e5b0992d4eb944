/// The heights of rows that are as high as their content, as Interface Builder's canvas shows them, too.
enum RowFacts {
  static let standardHeight = Fact(
    "Height of a row whose content asks for none", 44.0, "Apple's documentation of `UITableView.rowHeight`"
  )
  .since(.xcode26, 51, "50/53 rows, 3 repositories; the others have 52")

  static let heightBesideContent = Fact(
    "What a row is higher than its content", 0.0, "117/120 rows saved by Xcode 16, within a pixel"
  )
  .since(.xcode26, 1, "29/37 rows, 3 repositories")

  static let table = FactTable(
    "Rows of automatic height", "Lengths in points.", [standardHeight, heightBesideContent])
}
