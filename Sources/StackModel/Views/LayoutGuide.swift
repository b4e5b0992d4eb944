import NibDecoder

/// A rectangle that constraints can name and that draws nothing.
public final class LayoutGuide: LayoutItem {
  /// The kind of guide.
  public enum Kind: String, Hashable, Sendable {
    /// The owner's bounds less what bars and the device's edges cover.
    case safeArea
    /// The owner's bounds less its layout margins.
    case layoutMargins
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
    /// Between two views of an NSStackView, or between their centers.
    case stackGap = "NSStackView-gap"
    /// The center area of an NSStackView.
    case stackArea = "NSStackView-center"
    /// Made in code: constraints give it its place.
    case custom = "guide"
  }

  /// The kind of guide.
  public let kind: Kind
  /// The view whose rectangle the guide is measured from.
  public internal(set) unowned(unsafe) var owner: View?
  /// Distinguishes the guides of one stack.
  var number: Int?

  /// Makes a guide in code; ``View/addLayoutGuide(_:)`` gives it its view.
  public init() {
    kind = .custom
    super.init(decodedBy: nil)
  }

  /// Decodes `<viewLayoutGuide key="safeArea" id="…"/>` and its relatives; nil for guides of other kinds.
  init?(coder: NibCoder) {
    guard let kind = Self.kind(coder) else { return nil }
    self.kind = kind
    super.init(decodedBy: coder)
  }

  /// Creates a guide that layout adds.
  init(_ kind: Kind) {
    self.kind = kind
    super.init(decodedBy: nil)
  }

  /// The id, or the purpose of the guide.
  public override var name: String {
    let chosen = id.flatMap { ObjectID.isChosen($0) ? $0 : nil }
    return chosen ?? number.map { "\(kind.rawValue)[\($0)]" } ?? kind.rawValue
  }

  package override var view: View? { owner }

  /// The elements that guides are written as.
  static let elementNames = ["viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide"]

  private static func kind(_ coder: NibCoder) -> Kind? {
    switch coder.elementName {
    case "viewLayoutGuide", "keyboardLayoutGuide": kind(coder.decodeString(forKey: "key"), coder)
    case "viewControllerLayoutGuide": coder.decodeString(forKey: "type").flatMap(Kind.init)
    default: nil
    }
  }

  private static func kind(_ key: String?, _ coder: NibCoder) -> Kind? {
    if let kind = key.flatMap({ Kind.named($0) }) { return kind }
    // Newer versions of Interface Builder may have more of them.
    if coder.document.kind == .stackDefinition {
      coder.reportUnknownValue(forKey: "key", expected: Kind.written.map(\.rawValue))
    }
    return nil
  }
}

extension LayoutGuide.Kind {
  /// The kinds that a document can write as the key of a guide.
  package static let written: [LayoutGuide.Kind] = [
    .safeArea, .layoutMargins, .keyboard, .contentLayoutGuide, .frameLayoutGuide,
  ]

  static func named(_ name: some StringProtocol) -> LayoutGuide.Kind? { written.first { $0.rawValue == name } }

  /// Whether the rectangle depends on what bars and the device's edges cover of the owner.
  var followsSafeArea: Bool { self == .safeArea || self == .layoutMargins }
}
