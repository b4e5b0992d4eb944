import Formats

/// Compiles `<barButtonItem>`.
///
/// Evidence: the keys and their order in 58 items in 23 nibs of coder version 10.
enum BarItem {
  /// The items of a list that is the child of an element with a key or name.
  static func items(_ key: String, of element: ElementIndex, in content: inout NibContent) -> [ArchivedValue] {
    guard let list = content.reader.child(key, of: element) ?? content.reader.child(named: key, of: element) else {
      return []
    }
    return content.reader.tree.children(of: list).compactMap { compile($0, in: &content) }
  }

  static func compile(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    guard content.reader.tree.name(of: element) == "barButtonItem" else { return nil }
    content.reader.accept(element)
    content.reader.ignore(["key", "userLabel"], of: element)
    content.list(content.place(of: element))
    let values = rules.values(of: element, in: &content)
    return ObjectExtras.complete(element, ArchivedObject("UIBarButtonItem", values), in: &content)
  }

  private static let rules = KeyRule.rules(
    of: "barButtonItem",
    computed: [
      "UICustomView": { element, content in
        guard let view = content.reader.child("customView", of: element) else { return nil }
        content.depth += 1
        defer { content.depth -= 1 }
        return ViewCompiler.compile(view, in: &content)
      },
      "UIIsSystemItem": { element, content in
        content.reader.text("systemItem", of: element).map { _ in .bool(true) }
      },
    ])
}
