public import NibDecoder
import Support

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
