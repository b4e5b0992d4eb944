import NibDecoder

/// A rectangle that constraints can name and that draws nothing.
public final class LayoutGuide: LayoutItem {
  /// What the rectangle stands for.
  public enum Kind: String, Hashable, Sendable {
    /// The owner's bounds less what bars and the device's edges cover.
    case safeArea
    /// What a scroll view scrolls.
    case contentLayoutGuide
    /// A scroll view's own bounds.
    case frameLayoutGuide
    /// The area above the keyboard; without one, the safe area's bottom edge.
    case keyboard
    /// Above the safe area, of height 0: the guide that safe areas replaced.
    case top
    /// Below the safe area, of height 0.
    case bottom
    /// UIStackView's `_UILayoutSpacer`, across the axis.
    case alignmentSpanner = "UISV-alignment-spanner"
    /// UIStackView's `_UIOLAGapGuide`, between two arranged views.
    case distributing = "UISV-distributing"
    /// The place of a hidden arranged view on Interface Builder's canvas.
    case hiddenView = "hidden"
  }

  /// What the rectangle stands for.
  public let kind: Kind
  /// The view whose rectangle the guide is measured from.
  public internal(set) weak var owner: View?
  private let number: Int?

  /// Decodes `<viewLayoutGuide key="safeArea" id="…"/>` and its relatives; nil for guides of other kinds.
  init?(coder: NibCoder) {
    guard let kind = Self.kind(coder) else { return nil }
    self.kind = kind
    number = nil
    super.init(id: coder.decodeString(forKey: "id"), range: coder.range)
  }

  /// Creates a guide that layout adds; `number` tells the guides of one stack apart.
  init(_ kind: Kind, number: Int? = nil) {
    self.kind = kind
    self.number = number
    super.init(id: nil, range: nil)
  }

  /// The id, or what the guide is for.
  public override var name: String {
    id ?? number.map { "\(kind.rawValue)[\($0)]" } ?? kind.rawValue
  }

  private static func kind(_ coder: NibCoder) -> Kind? {
    switch coder.elementName {
    case "viewLayoutGuide", "keyboardLayoutGuide": coder.decodeString(forKey: "key").flatMap(Kind.init)
    case "viewControllerLayoutGuide": coder.decodeString(forKey: "type").flatMap(Kind.init)
    default: nil
    }
  }
}
