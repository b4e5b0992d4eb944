import NibDecoder

/// How far a label's or text field's font gives way to a narrow frame: `adjustsFontSizeToFitWidth`.
struct FontShrinking: Hashable, Sendable {
  /// The least part of the font's size.
  private var minimumScale = 1.0
  /// The least size in points; nil where a part of the size counts.
  private var minimumPointSize: Double?

  static let none = FontShrinking()

  /// Whether the font gives way at all.
  var isOn: Bool { self != .none }

  /// The smallest font as a part of a size in points.
  func scale(of pointSize: Double) -> Double {
    guard let minimumPointSize, pointSize > 0 else { return minimumScale }
    return min(1, minimumPointSize / pointSize)
  }
}

extension FontShrinking {
  /// Interface Builder writes `adjustsFontSizeToFit` only to say NO; one of the minimums stands beside a yes.
  init(coder: NibCoder) {
    guard coder.decodeBool(forKey: "adjustsFontSizeToFit") != false else { return }
    minimumPointSize = coder.decodeLength(forKey: "minimumFontSize").flatMap { $0 > 0 ? $0 : nil }
    minimumScale = coder.decodeDouble(forKey: "minimumScaleFactor").map { min(max($0, 0), 1) } ?? 1
  }
}
