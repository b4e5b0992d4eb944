public import NibDecoder

extension NibCoder {
  /// The greatest length. It exceeds any screen and document; greater numbers are mistakes, and would make results
  /// inexact.
  private static let longestLength = 1_000_000.0

  /// A length or position in points. A number greater than a million is malformed.
  public func decodeLength(forKey key: String) -> Double? {
    guard let length = decodeDouble(forKey: key) else { return nil }
    if abs(length) <= Self.longestLength { return length }
    reportMalformedValue(forKey: key, expected: "at most a million points")
    return nil
  }

  /// A length that cannot be negative, such as a width. A negative one is reported, and nil.
  func decodeExtent(forKey key: String) -> Double? {
    guard let length = decodeLength(forKey: key) else { return nil }
    if length >= 0 { return length }
    reportMalformedValue(forKey: key, expected: "a number, 0 or more")
    return nil
  }

  /// A priority of a constraint, hugging or compression resistance. A number outside of 1…1000 is reported and replaced
  /// by the nearest valid one.
  public func decodePriority(forKey key: String) -> Double? {
    guard let priority = decodeDouble(forKey: key) else { return nil }
    if priority > 0, priority <= 1000 { return priority }
    reportPriorityOutOfRange(forKey: key)
    return priority > 1000 ? 1000 : 1
  }

  private func reportPriorityOutOfRange(forKey key: String) {
    guard let text = decodeString(forKey: key), let range = range(forKey: key) else { return }
    let message = "\(key) \"\(text)\" is out of range; expected a number from 1 to 1000"
    document.report(Diagnostic(.priorityOutOfRange, message, range: range))
  }

  /// A `<rect key="frame" x y width height/>`; nil if the element or one of its numbers is missing.
  public func decodeRect(forKey key: String) -> Rect? {
    guard let coder = coder(forKey: key), let x = coder.decodeLength(forKey: "x"),
      let y = coder.decodeLength(forKey: "y"), let width = coder.decodeLength(forKey: "width"),
      let height = coder.decodeLength(forKey: "height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The frame of a view: a `<rect key="frame"/>`, or the `<frame key="frameInset" minX minY width height/>` of the first
  /// versions of Xcode 8, which leaves out zeros.
  func decodeFrame() -> Rect? {
    if let frame = decodeRect(forKey: "frame") { return frame }
    guard let coder = coder(forKey: "frameInset"), let width = coder.decodeLength(forKey: "width"),
      let height = coder.decodeLength(forKey: "height")
    else { return nil }
    return Rect(
      x: coder.length(forKey: "minX"), y: coder.length(forKey: "minY"), width: width,
      height: height)
  }

  /// A `<size key="…" width height/>`.
  public func decodeSize(forKey key: String) -> Size? {
    guard let coder = coder(forKey: key), let width = coder.decodeLength(forKey: "width"),
      let height = coder.decodeLength(forKey: "height")
    else { return nil }
    return Size(width: width, height: height)
  }

  /// An `<inset key="contentEdgeInsets" minX minY maxX maxY/>`. Interface Builder writes the smallest normal
  /// number for "not set"; it counts as 0.
  public func decodeInset(forKey key: String) -> EdgeInsets? {
    guard let coder = coder(forKey: key) else { return nil }
    func value(_ key: String) -> Double {
      let value = coder.length(forKey: key)
      return abs(value) < 1e-300 ? 0 : value
    }
    return EdgeInsets(top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }
}

extension NibCoder {
  /// A length or position in points, or the vocabulary's default.
  public func length(forKey key: String) -> Double { decodeLength(forKey: key) ?? defaultNumber(forKey: key) }

  /// A length that cannot be negative, or the vocabulary's default.
  func extent(forKey key: String) -> Double { decodeExtent(forKey: key) ?? defaultNumber(forKey: key) }

  /// A priority of a constraint, hugging or compression resistance, or the vocabulary's default.
  public func priority(forKey key: String) -> Double { decodePriority(forKey: key) ?? defaultNumber(forKey: key) }

  /// The priorities of both axes.
  func priorities(_ keys: AxisPair<String>) -> AxisPair<Double> {
    AxisPair(horizontal: priority(forKey: keys.horizontal), vertical: priority(forKey: keys.vertical))
  }

  /// The coder of a macOS control's cell, or of the control, which few have no cell.
  var cell: NibCoder { coder(forKey: "cell") ?? self }
}
