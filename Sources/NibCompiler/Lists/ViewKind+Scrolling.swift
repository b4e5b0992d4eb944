import CompiledNib
import XMLSource

/// Views that scroll, and their cells.
extension ViewKind {
  static let scrolling = [
    "scrollView": ViewKind("UIScrollView", ScrollViewKeys.rules()),
    "tableView": ViewKind(
      "UITableView", [focus] + TableCompiler.rules, ignoring: ["dataMode"],
      subviews: { TableCompiler.subviews(of: $0, in: &$1) }),
    "collectionView": ViewKind("UICollectionView", [focus] + CollectionCompiler.rules, ignoring: ["dataMode"]),
    "tableViewCell": ViewKind(
      "UITableViewCell", CellCompiler.table, subviews: { CellCompiler.tableSubviews(of: $0, in: &$1) }),
    "tableViewCellContentView": ViewKind(
      "UITableViewCellContentView", fallbacks: ["UIView"], ignoring: ["tableViewCell"]),
    "collectionViewCell": ViewKind(
      "UICollectionViewCell", CellCompiler.collection, subviews: { CollectionCell.contentView(of: $0, in: &$1) },
      constraints: { CollectionCell.constraints(of: $0, $1, in: &$2) }),
    "collectionViewCellContentView": ViewKind(
      "UIView", ignoring: ["collectionViewCell"],
      constraints: { CollectionCell.contentConstraints(of: $0, $1, in: &$2) }),
  ]

  /// Evidence: 34 of 36 tables and collections.
  private static let focus = KeyRule("UIViewLocalOverrideTraitCollection") { _, content in
    content.builder.add(
      ArchivedObject(
        "UITraitCollection",
        [.init("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", .int8(0))]))
  }
}
