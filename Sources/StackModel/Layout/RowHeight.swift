/// The height that a table gives a row whose content decides it.
///
/// Source: Apple's documentation of `UITableView.automaticDimension`. Content that asks for no height UIKit takes for a
/// mistake: it says so in the console, and gives the row its standard height.
struct RowHeight {
  private let standard: Double
  private let extra: Double

  init(_ settings: DocumentSettings) {
    (standard, extra) = (settings[RowFacts.standardHeight], settings[RowFacts.heightBesideContent])
  }

  /// The height of the row, in points.
  ///
  /// - Parameter content: The least height that the row's content allows. A separator alone is less than a point.
  func height(of content: Double) -> Double { content <= 1 ? standard : content + extra }
}
