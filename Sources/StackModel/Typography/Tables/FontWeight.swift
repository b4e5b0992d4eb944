/// The thickness of a font: UIKit's `UIFont.Weight`, on the scale of CSS and OpenType.
public enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Finds the weight with Interface Builder's name for it, such as `ultraLight`; nil for other names.
  public init?(named name: String) {
    guard let weight = Self.named[name] else { return nil }
    self = weight
  }

  /// Interface Builder's name for the weight.
  public var name: String { "\(self)" }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Whether one weight is lighter than another.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
