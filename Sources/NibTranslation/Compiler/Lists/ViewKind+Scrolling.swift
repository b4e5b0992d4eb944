import CompiledNib
import XMLSource

/// Views that scroll, and their cells.
extension ViewKind {
  static let scrolling = [
    "scrollView": ViewKind("scrollView"),
    "tableView": ViewKind(
      "tableView", TableCompiler.rules, ignoring: ["dataMode"],
      subviews: { TableCompiler.subviews(of: $0, in: &$1) }),
    "collectionView": ViewKind("collectionView", CollectionCompiler.rules, ignoring: ["dataMode"]),
    "tableViewCell": ViewKind(
      "tableViewCell", CellCompiler.table, subviews: { CellCompiler.tableSubviews(of: $0, in: &$1) }),
    "tableViewCellContentView": ViewKind(
      "tableViewCellContentView", fallbacks: ["UIView"], ignoring: ["tableViewCell"]),
    "collectionViewCell": ViewKind(
      "collectionViewCell", CellCompiler.collection, subviews: { CollectionCell.contentView(of: $0, in: &$1) },
      constraints: { CollectionCell.constraints(of: $0, $1, in: &$2) }),
    "collectionViewCellContentView": ViewKind(
      "collectionViewCellContentView", ignoring: ["collectionViewCell"],
      constraints: { CollectionCell.contentConstraints(of: $0, $1, in: &$2) }),
  ]

  /// Evidence: 34 of 36 tables and collections.
  static let focus: KeyRule.Value = { _, content in
    content.builder.add(
      ArchivedObject(
        "UITraitCollection",
        [.init("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", .int8(0))]))
  }
}
