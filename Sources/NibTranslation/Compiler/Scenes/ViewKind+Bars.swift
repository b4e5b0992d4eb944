import Formats

/// Bars that are views of a document's own.
extension ViewKind {
  /// Evidence: 1 bar with its document, 5 in 5 nibs.
  static let navigationBar = BarKeys.kind("navigationBar") { element, content in
    guard let list = content.reader.child(named: "items", of: element) else { return nil }
    content.depth += 1
    defer { content.depth -= 1 }
    let items = content.reader.tree.children(of: list).compactMap { item -> ArchivedValue? in
      guard content.reader.tree.name(of: item) == "navigationItem" else { return nil }
      return NavigationItem.compile(item, bar: nil, in: &content)
    }
    return content.builder.list(items)
  }

  static let toolbar = BarKeys.kind("toolbar") { element, content in
    content.depth += 1
    defer { content.depth -= 1 }
    let items = BarItem.items("items", of: element, in: &content)
    return content.builder.list(items)
  }
}
