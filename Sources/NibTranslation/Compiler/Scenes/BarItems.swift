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

/// The keys of the bars of containers.
enum BarKeys {
  /// - Parameters:
  ///   - name: The element of the bar.
  ///   - items: The items of the bar.
  static func kind(_ name: String, items: @escaping KeyRule.Value) -> ViewKind {
    ViewKind(
      name,
      computed: [
        "UIItems": items,
        "UITitleTextAttributes": { element, content in
          guard let attributes = content.reader.child("titleTextAttributes", of: element),
            let color = content.color("textColor", of: attributes)
          else { return nil }
          return content.builder.list([content.builder.string("NSColor"), color], className: "NSDictionary")
        },
      ])
  }

  /// Bars are 50 points high in a nib.
  static func frame(
    of element: ElementIndex, width: Double, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    let frame = content.reader.child("frame", of: element)
    if let frame { content.reader.ignore(["x", "y", "width", "height"], of: frame) }
    let y = frame.flatMap { content.reader.number("y", of: $0) } ?? 0
    return [
      .init("UIBounds", .geometry([0, 0, width, 50])), .init("UICenter", .geometry([width / 2, y + 25])),
    ]
  }

  static func appearance(
    of element: ElementIndex, mask: Int, in content: inout NibContent
  ) -> [ArchivedObject.KeyedValue] {
    content.reader.accept(element)
    content.reader.ignore(["key", "userLabel"], of: element)
    content.reader.skipChild("autoresizingMask", of: element)
    var values = ViewKeys.appearance.values(of: element, in: &content)
    // Evidence: 7 of 7 bars that are not translucent are opaque, and 0 of 4 others.
    let isOpaque = content.reader.flag("translucent", of: element) == false
    values.removeAll { keyed in
      keyed.key == "UIAutoresizingMask"
        || (keyed.key == "UIOpaque" && !isOpaque && content.reader.tree.name(of: element) == "navigationBar")
    }
    let position = values.firstIndex { $0.key == "UIAutoresizeSubviews" }.map { $0 + 1 } ?? values.endIndex
    values.insert(.init("UIAutoresizingMask", .integer(mask)), at: position)
    values.append(.init("UIViewContentHuggingPriority", content.builder.string("{250, 250}")))
    return values + ViewKeys.margins.values(of: element, in: &content)
  }
}

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
