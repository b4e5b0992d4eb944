import Formats

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
