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

/// Compiles the content view of a collection's cell.
///
/// Older documents keep the constraints of the content in the cell: they go to its content view, which otherwise has
/// nothing of what the document says of it but its frame. The cell then holds its content view by constraints of its own.
///
/// Evidence: 8 of 8 cells.
enum CollectionCell {
  static func contentView(of cell: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    let reader = content.reader
    guard let view = reader.child("contentView", of: cell),
      reader.tree.name(of: view) != "collectionViewCellContentView"
    else { return CellCompiler.contentView(of: cell, in: &content) }
    reader.ignore(["key", "opaque", "clipsSubviews", "multipleTouchEnabled", "contentMode"], of: view)
    reader.ignore(["insetsLayoutMarginsFromSafeArea", "id"], of: view)
    reader.skipChild("autoresizingMask", of: view)
    let subviews = ViewCompiler.subviews(of: view, in: &content)
    let place = content.place(of: view)
    var values = ViewKeys.frame.values(of: view, in: &content)
    if !subviews.isEmpty {
      values.append(.init("UISubviews", content.builder.list(subviews, className: "NSMutableArray")))
    }
    values += [
      .init("UIDeepDrawRect", .bool(true)), .init("UIOpaque", .bool(true)),
      .init("UIAutoresizeSubviews", .bool(true)),
    ]
    values += moved(from: cell, to: place, in: &content)
    values += [
      .init("UIViewSemanticContentAttribute", .int8(0)), .init("UIViewLargeContentStoredProperties", .null),
    ]
    return [content.complete(view, ArchivedObject("UIView", values))]
  }

  /// The constraints of the cell, with its content view in place of itself.
  private static func moved(
    from cell: ElementIndex, to view: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    guard hasConstraints(cell, content.reader), let id = content.reader.tree[cell, "id"] else { return [] }
    content.surroundings.standIn = (id, view)
    defer { content.surroundings.standIn = nil }
    return [.init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true))]
      + ViewCompiler.layout(of: cell, view, in: &content)
  }

  /// Evidence: 2 of 2 content views.
  static func contentConstraints(
    of view: ElementIndex, _ place: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    guard hasConstraints(view, content.reader) else { return [] }
    return [.init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true))]
      + ViewCompiler.layout(of: view, place, in: &content)
  }

  /// The constraints with which a cell holds its content view.
  static func constraints(
    of cell: ElementIndex, _ place: ArchivedValue, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let reader = content.reader
    guard let view = reader.child("contentView", of: cell),
      hasConstraints(cell, reader) || hasConstraints(view, reader)
    else { return [] }
    let contentView = content.place(of: view)
    let identifier = content.builder.string("UIIBSystemGenerated")
    let edges = [5, 6, 3, 4].map { attribute in
      LayoutGuides.constraint(
        place, attribute, contentView, [.init("NSLayoutIdentifier", identifier)], &content.builder)
    }
    return [.init("UIViewAutolayoutConstraints", content.builder.list(edges, className: "NSMutableArray"))]
  }

  private static func hasConstraints(_ element: ElementIndex, _ reader: VocabularyReader) -> Bool {
    reader.tree.children(of: element).contains { reader.tree.name(of: $0) == "constraints" }
  }
}
