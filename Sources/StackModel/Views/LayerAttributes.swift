import NibDecoder

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
