public import NibDecoder

extension NibCoder {
  /// A `<rect key="frame" x y width height/>`; nil where it is missing or one of its numbers is.
  public func decodeRect(forKey key: String) -> Rect? {
    guard let coder = coder(forKey: key), let x = coder.decodeDouble(forKey: "x"),
      let y = coder.decodeDouble(forKey: "y"), let width = coder.decodeDouble(forKey: "width"),
      let height = coder.decodeDouble(forKey: "height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A `<size key="…" width height/>`.
  public func decodeSize(forKey key: String) -> Size? {
    guard let coder = coder(forKey: key), let width = coder.decodeDouble(forKey: "width"),
      let height = coder.decodeDouble(forKey: "height")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// An `<inset key="contentEdgeInsets" minX minY maxX maxY/>`. Interface Builder writes the smallest normal
  /// number for "not set"; it counts as 0.
  public func decodeInset(forKey key: String) -> EdgeInsets? {
    guard let coder = coder(forKey: key) else { return nil }
    func value(_ key: String) -> Double {
      let value = coder.decodeDouble(forKey: key) ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    return EdgeInsets(top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }
}
