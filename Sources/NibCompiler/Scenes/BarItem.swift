import CompiledNib
import XMLSource

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

  private static let rules: [KeyRule] = [
    KeyRule("UICustomView") { element, content in
      guard let view = content.reader.child("customView", of: element) else { return nil }
      content.depth += 1
      defer { content.depth -= 1 }
      return ViewCompiler.compile(view, in: &content)
    },
    .flag("UIEnabled", "enabled", when: true, missing: true),
    KeyRule("UIIsSystemItem") { element, content in
      content.reader.text("systemItem", of: element).map { _ in .bool(true) }
    },
    .choice("UISystemItem", "systemItem", systemItems),
    // Bordered is what the oldest documents call the standard.
    .choice("UIStyle", "style", ["plain": 0, "bordered": 1, "done": 2], missing: 1, unless: 0),
    .float("UIWidth", "width", unless: 0),
    .integer("UITag", "tag", unless: 0),
    .text("UITitle", "title"),
    .image("UIImage", "image"),
    .insets("UIImageInsets", "imageInsets"),
    .color("UITintColor", "tintColor"),
  ]

  private static let systemItems = [
    "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6, "compose": 7,
    "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12, "refresh": 13, "stop": 14, "camera": 15,
    "trash": 16, "play": 17, "pause": 18, "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23,
    "close": 24,
  ]
}
