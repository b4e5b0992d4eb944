public import NibDecoder

/// A `<stackView>` of a macOS document: NSStackView, whose rules are not UIStackView's.
open class AppKitStackView: View {
  /// How the views share the axis. Gravity areas are what a stack without a written distribution has.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction.
  public let axis: Axis
  /// The distribution.
  public let distribution: Distribution
  /// The attribute along which the views are aligned across the axis.
  public let alignment: LayoutAttribute
  /// The distance between views in points; 8 where it is not written.
  public let spacing: Double
  /// Distances from the stack's edges to its views.
  public let edgeInsets: EdgeInsets
  /// How strongly the stack clings to its views.
  public let stackHuggingPriority: AxisPair<Double>
  /// Whether hidden views take no room.
  public let detachesHiddenViews: Bool
  /// The distance behind each view; nil for the stack's spacing.
  public let customSpacings: [Double?]
  /// The views of each gravity area; those of a stack with a distribution are all in the first.
  public let areas: [[View]]

  /// Reads NSStackView's keys.
  public required init(coder: NibCoder) throws {
    axis = coder.decodeEnum(Axis.self, forKey: "orientation") ?? .horizontal
    distribution = coder.decodeEnum(Distribution.self, forKey: "distribution") ?? .gravityAreas
    alignment =
      coder.decodeEnum(LayoutAttribute.self, forKey: "alignment") ?? (axis == .horizontal ? .centerY : .centerX)
    spacing = coder.decodeLength(forKey: "spacing") ?? 8
    edgeInsets = Self.decodeInsets(coder)
    stackHuggingPriority = AxisPair(
      horizontal: coder.decodePriority(forKey: "horizontalStackHuggingPriority") ?? 250,
      vertical: coder.decodePriority(forKey: "verticalStackHuggingPriority") ?? 250)
    detachesHiddenViews = coder.decodeBool(forKey: "detachesHiddenViews") ?? false
    customSpacings = coder.coders(in: "customSpacing").map(Self.spacing(of:))
    areas =
      distribution == .gravityAreas
      ? Self.areaNames.map { coder.decodeObjects(of: View.self, in: $0) }
      : [coder.decodeObjects(of: View.self, in: "subviews")]
    try super.init(coder: coder)
    for view in areas.joined() where view.superview === self { view.arrangingAppKitStack = self }
  }

  private static let areaNames = ["beginningViews", "middleViews", "endViews"]

  /// All views in order that take part in the arrangement.
  public var arrangedSubviews: [View] { areas.flatMap { $0 }.filter(arranges) }

  /// Whether a view of one of the areas takes part in the arrangement.
  func arranges(_ view: View) -> Bool { !(view.isHidden && detachesHiddenViews) }

  private static func decodeInsets(_ coder: NibCoder) -> EdgeInsets {
    guard let insets = coder.coder(forKey: "edgeInsets") else { return .zero }
    return EdgeInsets(
      top: insets.decodeLength(forKey: "top") ?? 0, left: insets.decodeLength(forKey: "left") ?? 0,
      bottom: insets.decodeLength(forKey: "bottom") ?? 0, right: insets.decodeLength(forKey: "right") ?? 0)
  }

  /// The greatest float means "use the stack's".
  private static func spacing(of coder: NibCoder) -> Double? {
    coder.decodeDouble(forKey: "value").flatMap { abs($0) > 1_000_000 ? nil : $0 }
  }
}
