import NibDecoder

/// What only drawing needs, and how it is decoded when somebody asks.
extension View {
  /// How opaque the view is with all that it holds, from 0 to 1.
  public var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// Decodes what few ask for: drawing, and some layouts at run time. A view made in code has an element without attributes.
  final var coder: NibCoder {
    lateCoder?.coder ?? LateCoder(emptyElement: elementName, in: .standard(of: self)).coder
  }

  /// Where lines of text are placed; natural for views made in code, as in UIKit.
  final func decodeTextAlignment() -> TextAlignment {
    lateCoder == nil ? .natural : coder.value(forKey: "textAlignment")
  }

  /// Decodes the cell of a macOS control, or the control, which few have no cell.
  final var cellCoder: NibCoder { coder.cell }

  /// Decodes a value that few ask for. Nil for views made in code.
  final func decodeLate<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    lateCoder.flatMap { decode($0.coder) }
  }

  /// Decodes a color that only drawing needs.
  final func decodeLateColor(forKey key: String) -> Color? { decodeLate { Color(coder: $0, key: key) } }

  /// Decodes a value of the cell of a macOS control that only drawing needs.
  final func decodeLateFromCell<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { $0.coder(forKey: "cell").flatMap(decode) }
  }

  /// Whether the view can be used, as every view can but a disabled control.
  package final var isEnabled: Bool {
    decodeLate { $0.decodeBool(forKey: "enabled") ?? $0.cell.decodeBool(forKey: "enabled") } != false
  }

  /// What the document's user defined runtime attributes say of the view's layer.
  package final var layer: LayerAttributes { LayerAttributes(lateCoder) }
}
