import Formats

/// The keys that all views have, in their order.
///
/// Evidence: the order of all pairs of keys in 1,032 views of 240 nibs with coder version 10; 0 contradict.
enum ViewKeys {
  static let frame = keys("frame")
  static let appearance = keys("appearance")
  static let priorities = keys("priorities")
  static let margins = keys("margins")

  /// The priorities of a class whose hugging the compiler sets, whatever a document says.
  ///
  /// Evidence: 18 of 18 toolbars, sliders and segmented controls, 5 of 5 navigation bars.
  static func priorities(_ horizontal: String, _ vertical: String) -> [KeyRule] {
    KeyRule.rules(
      of: "(view)", part: "priorities",
      computed: [
        hugging: { element, content in
          content.reader.ignore(["horizontalHuggingPriority", "verticalHuggingPriority"], of: element)
          return content.builder.string("{\(horizontal), \(vertical)}")
        }
      ])
  }

  static let hugging = "UIViewContentHuggingPriority"

  private static func keys(_ part: String) -> [KeyRule] { KeyRule.rules(of: "(view)", part: part, computed: computed) }

  private static let computed: [String: KeyRule.Value] = [
    "UIBounds": { element, content in .geometry([0, 0] + size(of: element, content)) },
    "UICenter": { element, content in
      let size = size(of: element, content)
      let frame = content.reader.child("frame", of: element)
      var origin = ["x", "y"].map { name in frame.flatMap { content.reader.number(name, of: $0) } ?? 0 }
      if let moved = content.surroundings.moved, moved.view == element { origin[1] = moved.top }
      return .geometry([origin[0] + size[0] / 2, origin[1] + size[1] / 2])
    },
    "UIBackgroundColor": { element, content in
      if hasTableBackground(element, content.reader) {
        content.reader.skipChild("backgroundColor", of: element)
        return ColorCompiler.systemGray("tableBackgroundColor", white: 1, alpha: 1, in: &content.builder)
      }
      if let child = content.reader.child("backgroundColor", of: element),
        content.reader.tree.name(of: child) == "color"
      {
        return ColorCompiler(reader: content.reader).background(child, in: &content.builder)
      }
      return SystemBackground.isUsed(for: element, in: &content) ? SystemBackground.color(in: &content.builder) : nil
    },
    "UIDidEncodeCompatibilityBackgroundColor": { element, content in
      SystemBackground.isUsed(for: element, in: &content) ? .bool(true) : nil
    },
    "UIAutoresizingMask": { element, content in
      let mask = autoresizingMask(of: element, content.reader)
      return mask == 0 ? nil : .integer(mask)
    },
    "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": { element, content in
      let reader = content.reader
      // A view whose frame is fixed on the canvas keeps it by its mask.
      let isFixed = reader.flag("fixedFrame", of: element) == true
      return reader.flag("translatesAutoresizingMaskIntoConstraints", of: element) == false && !isFixed
        ? .bool(true) : nil
    },
  ]

  /// Whether the color of a plain table is that of all tables.
  ///
  /// Evidence: 12 of 12 white ones.
  private static func hasTableBackground(_ element: ElementIndex, _ reader: VocabularyReader) -> Bool {
    guard reader.tree.name(of: element) == "tableView", reader.text("style", of: element) != "grouped",
      let color = reader.child("backgroundColor", of: element)
    else { return false }
    return reader.tree[color, "systemColor"] == "systemBackgroundColor"
      || (reader.tree[color, "white"] == "1" && reader.tree[color, "alpha"] == "1")
  }

  /// A view without a frame is 1,000 points wide and high.
  static func size(of element: ElementIndex, _ content: NibContent) -> [Double] {
    guard let frame = content.reader.child("frame", of: element) else { return [1000, 1000] }
    let size = content.reader.size(of: frame)
    return content.surroundings.resized?.view == element ? content.surroundings.resized?.size ?? size : size
  }

  private static func autoresizingMask(of element: ElementIndex, _ reader: VocabularyReader) -> Int {
    reader.child("autoresizingMask", of: element).map(reader.mask) ?? 36
  }
}
