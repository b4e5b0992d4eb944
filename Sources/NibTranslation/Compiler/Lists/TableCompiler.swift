import Formats

/// The keys of a table, and the data source of one with static cells.
///
/// Evidence: 32 tables in 32 nibs of coder version 10, 10 of them static.
enum TableCompiler {
  static let kind = ViewKind(
    "tableView",
    computed: [
      "UIViewLocalOverrideTraitCollection": ViewKind.focus,
      "UIContentSize": { table, content in TableSupplements(table, content)?.contentSize },
      "UITableHeaderView": { table, content in place("tableHeaderView", of: table, in: &content) },
      "UITableFooterView": { table, content in place("tableFooterView", of: table, in: &content) },
      "UITableViewCellPrototypeNibs": { table, content in
        guard let list = prototypes(of: table, content.reader) else { return nil }
        let compiled = PrototypeNibs.compile(list, in: &content)
        content.parts.prototypeExternals = compiled.externals
        return content.builder.list(compiled.nibs, className: "NSMutableDictionary")
      },
      "UITableViewCellPrototypeNibExternalObjects": { table, content in
        guard prototypes(of: table, content.reader) != nil else { return nil }
        return content.builder.list(content.parts.prototypeExternals, className: "NSMutableDictionary")
      },
    ],
    and: [
      KeyRule("") { table, content in
        compileSections(of: table, in: &content)
        return nil
      }
    ],
    ignoring: ["dataMode"], subviews: { subviews(of: $0, in: &$1) })

  private static func place(
    _ key: String, of table: ElementIndex, in content: inout NibContent
  ) -> ArchivedValue? {
    content.reader.child(key, of: table).map { content.place(of: $0) }
  }

  /// The footer and the header, which are subviews.
  private static func subviews(of table: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    content.depth += 1
    defer { content.depth -= 1 }
    let supplements = TableSupplements(table, content)
    return ["tableFooterView", "tableHeaderView"].compactMap { name in
      guard let view = content.reader.child(name, of: table) else { return nil }
      if name == "tableFooterView" { content.surroundings.moved = supplements.map { (view, $0.footerTop) } }
      return ViewCompiler.compile(view, in: &content)
    }
  }

  private static func prototypes(of table: ElementIndex, _ reader: VocabularyReader) -> ElementIndex? {
    reader.child(named: "prototypes", of: table)
  }

  // MARK: Static cells

  /// Compiles the sections to the data source that gives a table its static cells.
  private static func compileSections(of table: ElementIndex, in content: inout NibContent) {
    let reader = content.reader
    guard let list = reader.child(named: "sections", of: table) else { return }
    let elements = Array(reader.tree.children(of: list))
    if elements.isEmpty { return }
    if content.parts.staticDataSource != nil {
      reader.refuse("the compiled form of a second table with static cells is not known; use prototypes", at: list)
    }
    let source = content.builder.reserve()
    content.list(source)
    content.depth += 1
    let sections = elements.map { section($0, in: &content) }
    content.depth -= 1
    content.builder.set(
      source, ArchivedObject("UITableViewDataSource", [.init("UITableSections", content.builder.list(sections))]))
    content.parts.staticDataSource = source
  }

  private static func section(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue {
    let reader = content.reader
    reader.accept(element)
    reader.ignore(["userLabel", "colorLabel"], of: element)
    content.list(content.place(of: element))
    content.depth += 1
    defer { content.depth -= 1 }
    let cells = reader.child(named: "cells", of: element).map { Array(reader.tree.children(of: $0)) } ?? []
    let rows = cells.compactMap { cell -> ArchivedValue? in
      guard let view = ViewCompiler.compile(cell, in: &content) else { return nil }
      let height = reader.number("rowHeight", of: cell) ?? -1
      return content.builder.add(
        ArchivedObject(
          "UITableViewRow", [.init("UITableRowCell", view), .init("UITableRowHeight", .float(Float(height)))]))
    }
    let values =
      sectionTitles.values(of: element, in: &content) + [.init("UITableSectionRows", content.builder.list(rows))]
    return content.complete(element, ArchivedObject("UITableViewSection", values))
  }

  private static let sectionTitles = KeyRule.rules(of: "tableViewSection")
}

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
