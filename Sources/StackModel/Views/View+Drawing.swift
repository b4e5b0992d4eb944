import NibDecoder

/// What only drawing needs. Nothing of it changes a layout.
extension View {
  /// How opaque the view is with all that it holds, from 0 to 1.
  public var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// Decodes a value that only drawing needs; nil for views made in code.
  final func decodeLate<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    lateCoder.flatMap { decode($0.coder) }
  }

  /// Decodes a color that only drawing needs.
  final func decodeLateColor(forKey key: String) -> Color? { decodeLate { Color(coder: $0, key: key) } }

  /// Decodes one of an enumeration's values that only drawing needs.
  final func decodeLateEnum<Value: RawRepresentable<String> & CaseIterable>(forKey key: String) -> Value? {
    decodeLate { $0.decodeEnum(Value.self, forKey: key) }
  }

  /// Decodes a value of the cell of a macOS control that only drawing needs.
  final func decodeLateFromCell<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { $0.coder(forKey: "cell").flatMap(decode) }
  }

  /// Whether the view can be used, as every view can but a disabled control.
  package final var isEnabled: Bool {
    decodeLate { $0.decodeBool(forKey: "enabled") ?? $0.coder(forKey: "cell")?.decodeBool(forKey: "enabled") } ?? true
  }

  /// The width of the line along the inside of the frame, by `layer.borderWidth` or an inspectable `borderWidth`.
  package final var layerBorderWidth: Double {
    max(0, runtimeNumber(forKeyPath: "layer.borderWidth") ?? runtimeNumber(forKeyPath: "borderWidth") ?? 0)
  }

  /// The color of that line; nil if the document has none. The layer's own is no `UIColor`, so that apps declare one.
  package final var layerBorderColor: Color? {
    let attributes = ["borderColor", "layer.borderUIColor", "layer.borderColor"].lazy
    return attributes.compactMap { keyPath in
      self.runtimeAttribute(keyPath, type: "color") { Color(coder: $0, key: "value") }
    }.first
  }

  /// Whether a user defined runtime attribute cuts off what lies outside of the round corners.
  package final var masksToBounds: Bool {
    ["layer.masksToBounds", "clipsToBounds"].contains { keyPath in
      runtimeAttribute(keyPath, type: "boolean") { $0.decodeBool(forKey: "value") } ?? false
    }
  }

  /// The number that a user defined runtime attribute of a key path such as `layer.cornerRadius` sets; nil without one.
  final func runtimeNumber(forKeyPath keyPath: String) -> Double? {
    runtimeAttribute(keyPath, type: "number") { $0.decodeDouble(forKey: "value") }
  }

  private func runtimeAttribute<Value>(_ keyPath: String, type: String, _ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { coder in
      let attributes = coder.coders(in: "userDefinedRuntimeAttributes")
      let attribute = attributes.last { $0.decodeString(forKey: "keyPath") == keyPath }
      return attribute.flatMap { $0.decodeString(forKey: "type") == type ? decode($0) : nil }
    }
  }
}
