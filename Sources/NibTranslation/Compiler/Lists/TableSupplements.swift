import Formats

/// Where a table lays out its header and footer, without rows.
///
/// Evidence: 11 of 11 tables.
struct TableSupplements {
  /// The top of the footer, in points.
  let footerTop: Double
  /// The size of what the table scrolls.
  let contentSize: ArchivedValue

  /// - Returns: nil for a table that has neither.
  init?(_ table: ElementIndex, _ content: NibContent) {
    let reader = content.reader
    let header = reader.child("tableHeaderView", of: table).map { ViewKeys.size(of: $0, content)[1] }
    let footer = reader.child("tableFooterView", of: table).map { ViewKeys.size(of: $0, content)[1] }
    if header == nil && footer == nil { return nil }
    let sectionFooter = reader.number("sectionFooterHeight", of: table) ?? 0
    let isGrouped = reader.text("style", of: table) == "grouped"
    // Grouped tables keep a distance where they have no rows.
    let gap: Double =
      switch (header, footer) {
      case _ where !isGrouped: 0
      case (nil, _): 35 + sectionFooter
      case (_, nil): 20 + sectionFooter
      default: sectionFooter
      }
    footerTop = (header ?? 0) + gap
    contentSize = .geometry([ViewKeys.size(of: table, content)[0], footerTop + (footer ?? 0)])
  }
}
