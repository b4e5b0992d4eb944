import CompiledNib
import XMLSource

/// The keys that all views have, in their order.
///
/// Evidence: the order of all pairs of keys in 1,032 views of 240 nibs with coder version 10; 0 contradict.
enum ViewKeys {
  static let frame: [KeyRule] = [
    KeyRule("UIBounds") { element, content in .geometry([0, 0] + size(of: element, content)) },
    KeyRule("UICenter") { element, content in
      let size = size(of: element, content)
      let frame = content.reader.child("frame", of: element)
      var origin = ["x", "y"].map { name in frame.flatMap { content.reader.number(name, of: $0) } ?? 0 }
      if let moved = content.surroundings.moved, moved.view == element { origin[1] = moved.top }
      return .geometry([origin[0] + size[0] / 2, origin[1] + size[1] / 2])
    },
  ]

  static let appearance: [KeyRule] = [
    KeyRule("UIBackgroundColor") { element, content in
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
    KeyRule("UIDidEncodeCompatibilityBackgroundColor") { element, content in
      SystemBackground.isUsed(for: element, in: &content) ? .bool(true) : nil
    },
    .always("UIDeepDrawRect", .bool(true)),
    .flag("UIOpaque", "opaque", when: true, missing: true),
    .flag("UIHidden", "hidden", when: true, missing: false),
    .flag("UIMultipleTouchEnabled", "multipleTouchEnabled", when: true, missing: false),
    .integer("UITag", "tag", unless: 0),
    .flag("UIUserInteractionDisabled", "userInteractionEnabled", when: false, missing: true),
    .flag("UIAutoresizeSubviews", "autoresizesSubviews", when: true, missing: true),
    KeyRule("UIAutoresizingMask") { element, content in
      let mask = autoresizingMask(of: element, content.reader)
      return mask == 0 ? nil : .integer(mask)
    },
    .float("UIAlpha", "alpha", unless: 1),
    .flag(
      "UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", when: false, missing: true, written: .bool(false)),
    .choice("UIContentMode", "contentMode", contentModes, unless: 0),
    .flag("UIClipsToBounds", "clipsSubviews", when: true, missing: false),
    .color("UITintColor", "tintColor"),
    KeyRule("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") { element, content in
      let reader = content.reader
      // A view whose frame is fixed on the canvas keeps it by its mask.
      let isFixed = reader.flag("fixedFrame", of: element) == true
      return reader.flag("translatesAutoresizingMaskIntoConstraints", of: element) == false && !isFixed
        ? .bool(true) : nil
    },
  ]

  static let priorities: [KeyRule] = [
    priorities("UIViewContentHuggingPriority", "HuggingPriority", 250),
    priorities("UIViewContentCompressionResistancePriority", "CompressionResistancePriority", 750),
  ]

  /// Evidence: 18 of 18 toolbars, sliders and segmented controls, 5 of 5 navigation bars.
  static let prioritiesOfBars: [KeyRule] = [
    KeyRule("UIViewContentHuggingPriority") { element, content in
      content.reader.ignore(["horizontalHuggingPriority", "verticalHuggingPriority"], of: element)
      let isNavigationBar = content.reader.tree.name(of: element) == "navigationBar"
      return content.builder.string(isNavigationBar ? "{250, 750}" : "{250, 250}")
    },
    priorities("UIViewContentCompressionResistancePriority", "CompressionResistancePriority", 750),
  ]

  static let margins: [KeyRule] = [
    .flag("UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins", when: true, missing: false),
    // All four edges.
    .flag(
      "UIViewPreservesSpecificSuperviewMargins", "preservesSuperviewLayoutMargins", when: true, missing: false,
      written: .int8(15)),
    .flag(
      "UIViewInsetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", when: false, missing: true,
      written: .int8(0)),
    .identifier("UIRestorationIdentifier", "restorationIdentifier"),
    .choice(
      "UIViewSemanticContentAttribute", "semanticContentAttribute",
      ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4], missing: 0),
    .always("UIViewLargeContentStoredProperties", .null),
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

  private static let contentModes = [
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6,
    "left": 7, "right": 8, "topLeft": 9, "TopLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
  ]

  /// A view without a frame is 1,000 points wide and high.
  static func size(of element: ElementIndex, _ content: NibContent) -> [Double] {
    guard let frame = content.reader.child("frame", of: element) else { return [1000, 1000] }
    let size = content.reader.size(of: frame)
    return content.surroundings.resized?.view == element ? content.surroundings.resized?.size ?? size : size
  }

  private static func autoresizingMask(of element: ElementIndex, _ reader: VocabularyReader) -> Int {
    guard let mask = reader.child("autoresizingMask", of: element) else { return 36 }
    let bits = [
      "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16,
      "flexibleMaxY": 32,
    ]
    return reader.bits(bits, of: mask)
  }

  private static func priorities(_ key: String, _ name: String, _ standard: Int) -> KeyRule {
    KeyRule(key) { element, content in
      let axes = ["horizontal", "vertical"].map { axis -> String? in
        // The text is kept as it is.
        content.reader.number("\(axis)\(name)", of: element).flatMap { _ in
          content.reader.text("\(axis)\(name)", of: element)
        }
      }
      guard axes.contains(where: { $0 != nil }) else { return nil }
      return content.builder.string("{\(axes.map { $0 ?? "\(standard)" }.joined(separator: ", "))}")
    }
  }
}
