import Formats

/// What cells contain, and what lists share.
extension ViewKind {
  static let tableCellContent = ViewKind(
    "tableViewCellContentView", fallbacks: ["UIView"], ignoring: ["tableViewCell"])

  static let collectionCellContent = ViewKind(
    "collectionViewCellContentView", ignoring: ["collectionViewCell"],
    constraints: { CollectionCell.contentConstraints(of: $0, $1, in: &$2) })

  /// Evidence: 34 of 36 tables and collections.
  static let focus: KeyRule.Value = { _, content in
    content.builder.add(
      ArchivedObject(
        "UITraitCollection",
        [.init("UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", .int8(0))]))
  }
}
