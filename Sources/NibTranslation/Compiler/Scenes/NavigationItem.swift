import Formats

/// Compiles `<navigationItem>`.
///
/// Evidence: the keys and their order in 43 items in 43 nibs of coder version 10.
enum NavigationItem {
  /// - Parameter bar: The bar that shows the item, if the controller is part of a navigation controller.
  static func compile(
    of controller: ElementIndex, bar: ArchivedValue?, in content: inout NibContent
  ) -> ArchivedValue? {
    content.reader.child("navigationItem", of: controller).map { compile($0, bar: bar, in: &content) }
  }

  static func compile(_ element: ElementIndex, bar: ArchivedValue?, in content: inout NibContent) -> ArchivedValue {
    content.reader.accept(element)
    content.reader.ignore(["userLabel"], of: element)
    content.list(content.place(of: element))
    content.depth += 1
    defer { content.depth -= 1 }
    var values = KeyRule.rules(of: "navigationItem", part: "title").values(of: element, in: &content)
    if let titleView = content.reader.child("titleView", of: element),
      let view = ViewCompiler.compile(titleView, in: &content)
    {
      values.append(.init("UITitleView", view))
    }
    if let back = content.reader.child("backBarButtonItem", of: element),
      let item = BarItem.compile(back, in: &content)
    {
      values.append(.init("UIBackBarButtonItem", item))
    }
    let left = side("leftBarButtonItem", of: element, in: &content)
    let right = side("rightBarButtonItem", of: element, in: &content)
    if let first = left.first { values.append(.init("UILeftBarButtonItem", first)) }
    if let first = right.first { values.append(.init("UIRightBarButtonItem", first)) }
    if !left.isEmpty { values.append(.init("UILeftBarButtonItems", content.builder.list(left))) }
    if !right.isEmpty { values.append(.init("UIRightBarButtonItems", content.builder.list(right))) }
    values += KeyRule.rules(of: "navigationItem", part: "display").values(of: element, in: &content)
    if let bar { values.append(.init("UINavigationBar", bar)) }
    return ObjectExtras.complete(element, ArchivedObject("UINavigationItem", values), in: &content)
  }

  /// The items of a side: one, or a list of them.
  private static func side(
    _ key: String, of element: ElementIndex, in content: inout NibContent
  ) -> [ArchivedValue] {
    if let single = content.reader.child(key, of: element) {
      return [BarItem.compile(single, in: &content)].compactMap { $0 }
    }
    return BarItem.items("\(key)s", of: element, in: &content)
  }
}
