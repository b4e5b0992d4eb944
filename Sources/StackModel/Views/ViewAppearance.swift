import NibDecoder

/// How a view itself is drawn.
package struct ViewAppearance: Hashable, Sendable {
  /// How opaque the view is with its subviews, from 0 to 1.
  package var alpha = 1.0
  /// The color that the view fills its frame with, by its name or its numbers; nil for none.
  package var background: String?

  /// Whether the view fills its frame with a color.
  package var hasBackground: Bool { background != nil }

  /// Fills the frame with a color, or with none.
  mutating func setBackground(_ color: Color?) {
    background = color.flatMap { $0.isTransparent ? nil : "\($0)" }
  }
}

extension ViewAppearance {
  init(coder: NibCoder) {
    if let written = coder.decodeDouble(forKey: "alpha") { alpha = written }
    guard let color = coder.coder(forKey: "backgroundColor"), color.decodeDouble(forKey: "alpha") != 0 else { return }
    background = Self.name(of: color)
  }

  private static func name(of color: NibCoder) -> String {
    for key in ["systemColor", "name", "cocoaTouchSystemColor"] {
      if let name = color.decodeString(forKey: key) { return name }
    }
    return ["white", "red", "green", "blue"].map { color.string(forKey: $0) }.joined(separator: " ")
  }
}

/// What user defined runtime attributes set of a view's layer, as `layer.cornerRadius` does; many apps declare properties
/// such as `cornerRadius` as inspectable.
package struct LayerAttributes {
  /// Nil for a view made in code.
  private let lateCoder: LateCoder?

  init(_ lateCoder: LateCoder?) { self.lateCoder = lateCoder }

  /// The radius of the frame's corners, in points.
  var cornerRadius: Double { length("cornerRadius") }

  /// The width of the line along the inside of the frame.
  package var borderWidth: Double { length("borderWidth") }

  /// The color of that line; nil if the document has none. The layer's own is no `UIColor`, so that apps declare one.
  package var borderColor: Color? {
    ["borderColor", "layer.borderUIColor", "layer.borderColor"].lazy.compactMap { keyPath in
      value(keyPath, type: "color") { Color(coder: $0, key: "value") }
    }.first
  }

  /// Whether what lies outside of the round corners is cut off.
  package var masksToBounds: Bool {
    ["layer.masksToBounds", "clipsToBounds"].contains { keyPath in
      value(keyPath, type: "boolean") { $0.decodeBool(forKey: "value") } == true
    }
  }

  private func length(_ property: String) -> Double { max(0, number("layer." + property) ?? number(property) ?? 0) }

  private func number(_ keyPath: String) -> Double? {
    value(keyPath, type: "number") { $0.decodeDouble(forKey: "value") }
  }

  private func value<Value>(_ keyPath: String, type: String, _ decode: (NibCoder) -> Value?) -> Value? {
    guard let lateCoder else { return nil }
    let attributes = lateCoder.coder.coders(in: "userDefinedRuntimeAttributes")
    let attribute = attributes.last { $0.decodeString(forKey: "keyPath") == keyPath }
    return attribute.flatMap { $0.decodeString(forKey: "type") == type ? decode($0) : nil }
  }
}

/// How a view fits its content, such as an image, into its frame: `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the frame.
  case scaleToFill
  /// As large as fits in the frame, with its proportions.
  case scaleAspectFit
  /// As small as covers the frame, with its proportions.
  case scaleAspectFill
  /// Drawn again for each size.
  case redraw
  /// In its own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Finds the mode with Interface Builder's name for it, which capitalizes some: `TopLeft`.
  init?(named name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
