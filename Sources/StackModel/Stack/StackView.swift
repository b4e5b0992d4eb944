public import NibDecoder

/// A `<stackView>` of an iOS or tvOS document, or of a stack definition.
open class StackView: View {
  /// How the arranged views share the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views lie across the axis. `top` and `leading` mean the same, as do `bottom` and `trailing`.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

    /// The alignment without its second spelling.
    var canonical: Alignment {
      switch self {
      case .top: .leading
      case .bottom: .trailing
      default: self
      }
    }
  }

  /// The direction; horizontal where it is not written.
  public let axis: Axis
  /// The distribution; `fill` where it is not written.
  public let distribution: Distribution
  /// The alignment; `fill` where it is not written.
  public let alignment: Alignment
  /// The distance between arranged views in points; 0 where it is not written, 8 for `spacingType="standard"`.
  public let spacing: Double
  /// Whether vertical spacing is measured between baselines.
  public let isBaselineRelativeArrangement: Bool
  private let places: [ConstraintOrigin.StackRole: SourceRange]

  private enum SpacingType: String, CaseIterable {
    case standard, custom
  }

  /// UIKit's system spacing between two views: 8 in 162 of 162 stored frames.
  static let systemSpacing = 8.0

  /// Reads UIStackView's keys.
  public required init(coder: NibCoder) throws {
    axis = coder.decodeEnum(Axis.self, forKey: "axis") ?? .horizontal
    distribution = coder.decodeEnum(Distribution.self, forKey: "distribution") ?? .fill
    alignment = (coder.decodeEnum(Alignment.self, forKey: "alignment") ?? .fill).canonical
    spacing = Self.decodeSpacing(coder)
    isBaselineRelativeArrangement = coder.decodeBool(forKey: "baselineRelativeArrangement") ?? false
    places = Self.places(coder)
    try super.init(coder: coder)
  }

  /// `spacing` and `spacingType` exclude each other. Where both are there one comes from a size-class variation, which
  /// stands behind the element's own attributes.
  private static func decodeSpacing(_ coder: NibCoder) -> Double {
    let spacing = coder.decodeLength(forKey: "spacing")
    guard coder.decodeEnum(SpacingType.self, forKey: "spacingType") == .standard else { return spacing ?? 0 }
    guard let spacing, let written = coder.range(forKey: "spacing"), let type = coder.range(forKey: "spacingType"),
      written.lowerBound > type.lowerBound
    else { return systemSpacing }
    return spacing
  }

  /// The views that the stack arranges, hidden ones included, in order.
  public var arrangedSubviews: [View] { installedSubviews }

  /// Whether the arranged views are laid out within the margins: so as soon as margins are written.
  public var isLayoutMarginsRelativeArrangement: Bool { layoutMargins != nil }

  /// The place of the attribute that a constraint of a role comes from, else of the element.
  func range(of role: ConstraintOrigin.StackRole) -> SourceRange? { places[role] ?? range }

  private static func places(_ coder: NibCoder) -> [ConstraintOrigin.StackRole: SourceRange] {
    var places: [ConstraintOrigin.StackRole: SourceRange] = [:]
    places[.spacing] = coder.attributeRange("spacing") ?? coder.attributeRange("spacingType")
    places[.distribution] = coder.attributeRange("distribution")
    places[.alignment] = coder.attributeRange("alignment")
    return places
  }
}
