public import NibDecoder
import Support

/// A table or collection view, which scrolls its cells.
public class ListView: SystemView {
  package override var scrollsSubviews: Bool { true }

  override var shrinksLargeTitle: Bool { true }

  /// Whether the view is a table, which gives its cells their width.
  final var isTable: Bool { elementName == "tableView" }

  /// The layout of a collection view whose items flow in lines; nil for tables and other layouts.
  final lazy var flowLayout: FlowLayout? = isTable ? nil : FlowLayout(self)

  /// Whether a cell of the table is as high as its content: the rows are of automatic height and their heights may be
  /// estimated, and the cell does not belong to a table of fixed cells with a height of its own.
  ///
  /// Source: Apple's documentation of `UITableView.estimatedRowHeight`.
  final func sizesToContent(_ cell: CellView) -> Bool {
    guard isTable, rowHeights.row == Self.automaticDimension, rowHeights.estimated != 0 else { return false }
    return !hasFixedCells || cell.rowHeight.map { $0 == Self.automaticDimension } ?? true
  }

  /// Whether a cell has a height that the document states for the app that runs: its own in a table of fixed cells, or that of
  /// all rows.
  ///
  /// Source: Apple's documentation of `UITableView.rowHeight`.
  final func hasWrittenHeight(_ cell: CellView) -> Bool {
    guard isTable, !sizesToContent(cell) else { return false }
    if hasFixedCells, let own = cell.rowHeight { return own > 0 }
    guard let row = rowHeights.row, row > 0 else { return false }
    return hasFixedCells || cell.rowHeight.map { $0 == row } ?? true
  }

  /// The height that the document states for the row of a cell; nil for none.
  final func writtenHeight(of cell: CellView) -> Double? {
    guard isTable else { return nil }
    let own = hasFixedCells ? cell.rowHeight : nil
    return (own ?? rowHeights.row).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let automaticDimension = -1.0

  private var rowHeights: (row: Double?, estimated: Double?) {
    decodeLate { coder in
      // A document without the attribute is one of before rows had the height of their content.
      let automatic = coder.document.kind == .stackDefinition ? coder.defaultNumber(forKey: "rowHeight") : nil
      return (coder.decodeDouble(forKey: "rowHeight") ?? automatic, coder.decodeDouble(forKey: "estimatedRowHeight"))
    } ?? (nil, nil)
  }

  private var hasFixedCells: Bool { decodeLate { $0.decodeString(forKey: "dataMode") } == "static" }

  override class var elementNames: [String] { ["tableView", "collectionView"] }
}

/// What only drawing needs of a table of iOS.
extension ListView {
  /// How the table sets its sections apart.
  package enum Style: String, CaseIterable {
    case plain, grouped, insetGrouped
  }

  /// The lines below cells.
  package enum SeparatorStyle: String, CaseIterable {
    case none, `default`, singleLine, singleLineEtched
  }

  /// A section.
  package struct Section {
    /// The title above the cells; nil without one.
    package let headerTitle: String?
    /// The text below the cells; nil without one.
    package let footerTitle: String?
    /// The cells.
    package let cells: [View]
  }

  /// How the table sets its sections apart; ``Style/plain`` if it is not written.
  package final var style: Style { coder.value(forKey: "style") }
  /// The lines below cells.
  package final var separatorStyle: SeparatorStyle { coder.value(forKey: "separatorStyle") }
  /// The color of the lines; nil for the system's.
  package final var separatorColor: Color? { decodeLateColor(forKey: "separatorColor") }
  /// Where lines begin; nil for the system's place.
  package final var leftSeparatorInset: Double? {
    decodeLate { $0.coder(forKey: "separatorInset")?.decodeDouble(forKey: "minX") }
  }

  /// The sections of a table with fixed cells; one of all prototypes for others.
  package final var sections: [Section] {
    let cells = subviews.filter { $0.elementName == "tableViewCell" }
    let coders = decodeLate { $0.coders(in: "sections") } ?? []
    guard !coders.isEmpty else { return [Section(headerTitle: nil, footerTitle: nil, cells: cells)] }
    let byID = Dictionary(
      cells.compactMap { cell in cell.id.map { ($0, cell) } }, uniquingKeysWith: { first, _ in first })
    return coders.map { coder in
      Section(
        headerTitle: coder.decodeString(forKey: "headerTitle"), footerTitle: coder.decodeString(forKey: "footerTitle"),
        cells: coder.coders(in: "cells").compactMap { $0.decodeString(forKey: "id").flatMap { byID[$0] } })
    }
  }
}

/// A cell, header or footer of a table or collection view: laid out on its own, from its own frame.
open class CellView: View {
  /// What the cell of a table has at its trailing edge.
  package enum AccessoryType: String, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What the cell of a table has at its trailing edge.
  package final var accessoryType: AccessoryType { coder.value(forKey: "accessoryType") }
  /// The height of the row that a table of fixed cells gives the cell; nil for the table's own.
  final var rowHeight: Double? { decodeLate { $0.decodeDouble(forKey: "rowHeight") } }
  /// Whether the view is an item of a collection view.
  final var isItem: Bool { elementName == "collectionViewCell" }
  /// Whether an accessory stands at the trailing edge, which makes the content's margin there smaller.
  public let hasAccessory: Bool
  /// Whether the cell has one of UIKit's styles, which lays the content out.
  let hasSystemStyle: Bool
  /// The width of the column that the cell stands in, on macOS; nil if it is not known.
  var columnWidth: Double?

  /// Reads the accessory and the style.
  public required init(coder: NibCoder) throws {
    hasAccessory = coder.containsValue(forKey: "accessoryType")
    hasSystemStyle = coder.decodeString(forKey: "style")?.hasBytePrefix("IBUITableViewCellStyle") ?? false
    try super.init(coder: coder)
  }

  public override var isLayoutRoot: Bool { true }
}

extension CellView: TextlessView {
  static var elementNames: [String] {
    ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"]
  }

  var standardContent: ViewContent { .decoration }
}

extension View {
  /// Whether UIKit places the view: the labels, image and accessory of a cell in one of its styles.
  var isInSystemCell: Bool { (superview?.superview as? CellView)?.hasSystemStyle ?? false }
}
