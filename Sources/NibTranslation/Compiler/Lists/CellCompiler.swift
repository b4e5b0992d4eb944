import Formats

/// The keys of cells.
///
/// Evidence: 102 cells of tables in 32 nibs and 8 of collections in 6 nibs of coder version 10.
enum CellCompiler {
  // MARK: Cells of tables

  static let table = ViewKind(
    "tableViewCell",
    computed: [
      "UITableCellBackgroundColorSet": { cell, content in
        content.color("backgroundColor", of: cell).map { _ in .bool(true) }
      },
      "UISystemBackgroundView": { cell, content in
        SystemBackground.isUsed(for: cell, in: &content) ? SystemBackground.view(of: cell, in: &content) : .null
      },
      "UIContentView": { cell, content in
        content.reader.child("contentView", of: cell).map { content.place(of: $0) }
      },
      "UITextLabel": { cell, content in content.place("textLabel", of: cell) ?? .null },
      "UIDetailTextLabel": { cell, content in content.place("detailTextLabel", of: cell) ?? .null },
      "UIImageView": { cell, content in content.place("imageView", of: cell) ?? .null },
    ],
    and: [
      .reading { cell, reader in
        reader.ignore(["rowHeight", "key"], of: cell)
        if reader.tree[cell, "hidesAccessoryWhenEditing"] == "NO" {
          reader.ignore(["hidesAccessoryWhenEditing"], of: cell)
        }
      }
    ],
    subviews: { tableSubviews(of: $0, in: &$1) })

  /// The content view and the separator, which Interface Builder's compiler adds.
  private static func tableSubviews(of cell: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    let size = ViewKeys.size(of: cell, content)
    let separator = ArchivedObject(
      "_UITableViewCellSeparatorView",
      [
        .init("UIBounds", .geometry([0, 0, size[0] - 8, 1])),
        .init("UICenter", .geometry([size[0] / 2 + 4, size[1] - 0.5])),
      ] + SystemBackground.plainView)
    return contentView(of: cell, in: &content) + [content.builder.add(separator)]
  }

  // MARK: Cells of collections

  static let collection = ViewKind(
    "collectionViewCell",
    computed: [
      "UIContentView": { cell, content in
        content.reader.skipChild("customSize", of: cell)
        content.reader.ignore(["key"], of: cell)
        return content.reader.child("contentView", of: cell).map { content.place(of: $0) }
      }
    ],
    subviews: { CollectionCell.contentView(of: $0, in: &$1) },
    constraints: { CollectionCell.constraints(of: $0, $1, in: &$2) })

  /// The content view that a document has.
  static func contentView(of cell: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    guard let view = content.reader.child("contentView", of: cell) else {
      content.reader.refuse("the compiled form of a cell without a content view is not known; add one", at: cell)
      return []
    }
    content.depth += 1
    defer { content.depth -= 1 }
    return [ViewCompiler.compile(view, in: &content)].compactMap { $0 }
  }
}
