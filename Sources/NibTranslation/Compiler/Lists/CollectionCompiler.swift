import Formats

/// The keys of a collection, and its layout.
///
/// Evidence: 4 collections in 4 nibs of coder version 10.
enum CollectionCompiler {
  static let kind = ViewKind(
    "collectionView",
    computed: [
      "UIViewLocalOverrideTraitCollection": ViewKind.focus,
      "UIDelegate": { _, _ in .null },
      "UICollectionLayout": { collection, content in layout(of: collection, in: &content) },
      "UICollectionViewCellPrototypeNibExternalObjects": { collection, content in
        guard let cells = content.reader.child(named: "cells", of: collection) else { return nil }
        let compiled = PrototypeNibs.compile(cells, in: &content)
        content.parts.prototypeNibs = compiled.nibs
        return content.builder.list(compiled.externals, className: "NSMutableDictionary")
      },
      "UICollectionViewCellNibDict": { collection, content in
        guard content.reader.child(named: "cells", of: collection) != nil else { return nil }
        return content.builder.list(content.parts.prototypeNibs, className: "NSMutableDictionary")
      },
    ],
    ignoring: ["dataMode"])

  private static func layout(of collection: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    let reader = content.reader
    guard let element = reader.child("collectionViewLayout", of: collection) else { return nil }
    guard reader.tree.name(of: element) == "collectionViewFlowLayout" else {
      reader.refuse("the compiled form of a layout that is no flow layout is not known; set it in code", at: element)
      return nil
    }
    content.depth += 1
    defer { content.depth -= 1 }
    content.list(content.place(of: element))
    let object = ArchivedObject("UICollectionViewFlowLayout", flowLayout.values(of: element, in: &content))
    return ObjectExtras.complete(element, object, in: &content)
  }

  private static let flowLayout = KeyRule.rules(of: "collectionViewFlowLayout")
}

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
