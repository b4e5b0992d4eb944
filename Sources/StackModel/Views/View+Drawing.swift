package import NibDecoder

/// What only drawing needs. Nothing of it changes a layout.
extension View {
  /// How opaque the view is with all that it holds, from 0 to 1.
  public var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// Decodes a value that only drawing needs; nil for views made in code.
  package final func decodeLate<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    lateCoder.flatMap { decode($0.coder) }
  }

  /// The number that a user defined runtime attribute of a key path such as `layer.cornerRadius` sets; nil without one.
  final func runtimeNumber(forKeyPath keyPath: String) -> Double? {
    decodeLate { coder in
      let attributes = coder.coders(in: "userDefinedRuntimeAttributes")
      return attributes.last { $0.decodeString(forKey: "keyPath") == keyPath }?.decodeDouble(forKey: "value")
    }
  }
}
