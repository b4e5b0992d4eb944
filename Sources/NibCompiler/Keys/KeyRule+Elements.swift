import CompiledNib
import XMLSource

/// Rules for keys whose values are elements.
extension KeyRule {
  /// A color; an element without it, or with `<nil>`, has no such key.
  static func color(_ key: String, _ name: String) -> KeyRule {
    KeyRule(key) { element, content in content.color(name, of: element) }
  }

  /// A color, or another one where an element has none.
  static func color(
    _ key: String, _ name: String, missing: @escaping @Sendable (inout NibContent) -> ArchivedValue?
  ) -> KeyRule {
    KeyRule(key) { element, content in content.color(name, of: element) ?? missing(&content) }
  }

  /// A size such as `<size key="shadowOffset" width="0" height="-1"/>`.
  static func size(_ key: String, _ name: String, missing: [Double]? = nil) -> KeyRule {
    KeyRule(key) { element, content in
      guard let child = content.reader.child(name, of: element) else { return missing.map { .geometry($0) } }
      return .geometry(content.reader.size(of: child))
    }
  }

  /// Insets such as `<inset key="contentEdgeInsets" minX="8" …/>` or `<edgeInsets key="layoutMargins" top="8" …/>`, from
  /// the top counterclockwise.
  static func insets(_ key: String, _ name: String) -> KeyRule {
    KeyRule(key) { element, content in
      guard let child = content.reader.child(name, of: element) else { return nil }
      let isInset = content.reader.tree.name(of: child) == "inset"
      let sides = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
      return .geometry(sides.map { content.reader.number($0, of: child) ?? 0 })
    }
  }
}
