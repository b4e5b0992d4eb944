/// How far a font may shrink for its text to fit: `adjustsFontSizeToFitWidth` of labels and text fields.
public struct FontShrinking: Hashable, Sendable {
  /// The smallest font as a part of the font's size.
  private let minimumScale: Double
  /// The smallest size in points; nil if ``minimumScale`` counts.
  private let minimumPointSize: Double?

  /// Shrinks a font to a part of its size, from 0 to 1, or to a size in points if one is given.
  public init(minimumScale: Double = 1, minimumPointSize: Double? = nil) {
    self.minimumScale = minimumScale >= 0 ? min(minimumScale, 1) : 0
    self.minimumPointSize = minimumPointSize
  }

  /// The font keeps its size.
  public static let none = FontShrinking()

  /// Whether the font shrinks at all.
  public var isOn: Bool { self != .none }

  /// The smallest font as a part of a size in points.
  public func scale(of pointSize: Double) -> Double {
    guard let minimumPointSize, pointSize > 0 else { return minimumScale }
    return min(1, max(0, minimumPointSize / pointSize))
  }
}
