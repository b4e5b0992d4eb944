import NibDecoder

/// Reads the keys that every view has and that are more than a value.
struct ViewDecoder {
  private let coder: NibCoder

  init(_ coder: NibCoder) { self.coder = coder }

  /// Interface Builder writes NO for every view that constraints lay out. A person who writes a stack
  /// definition leaves it out, and means the mask only with a frame.
  func translatesAutoresizingMaskIntoConstraints(hasFrame: Bool) -> Bool {
    let written = coder.decodeBool(forKey: "translatesAutoresizingMaskIntoConstraints")
    return written ?? (coder.document.kind != .stackDefinition || hasFrame)
  }

  var huggingPriority: AxisPair<Double> {
    coder.priorities(AxisPair(horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority"))
  }

  var compressionResistancePriority: AxisPair<Double> {
    coder.priorities(
      AxisPair(
        horizontal: "horizontalCompressionResistancePriority", vertical: "verticalCompressionResistancePriority"))
  }

  var placeholderIntrinsicSize: AxisPair<PlaceholderSize?> {
    AxisPair(
      horizontal: PlaceholderSize(coder, key: "placeholderIntrinsicWidth"),
      vertical: PlaceholderSize(coder, key: "placeholderIntrinsicHeight"))
  }

  var fixedSize: IntrinsicSize {
    guard coder.document.kind == .stackDefinition else { return .none }
    return IntrinsicSize(
      width: coder.decodeExtent(forKey: "width"), height: coder.decodeExtent(forKey: "height"))
  }

  /// Only stack definitions have the attribute. UIKit's `spacingUseDefault` is the greatest float.
  var customSpacing: Double? {
    guard coder.document.kind == .stackDefinition, let spacing = coder.decodeDouble(forKey: "customSpacing"),
      spacing != Double(Float.greatestFiniteMagnitude)
    else { return nil }
    return coder.decodeLength(forKey: "customSpacing")
  }

  /// The views in `<subviews>`, and those held in other ways, such as a content view.
  func subviews() -> (ordinary: [View], others: [View]) {
    let ordinary = coder.decodeObjects(of: View.self, in: "subviews")
    let nearest = coder.decodeNearestObjects(of: View.self)
    guard nearest.count > ordinary.count else { return (ordinary, []) }
    let known = Set(ordinary.map(ObjectIdentifier.init))
    return (ordinary, nearest.filter { !known.contains(ObjectIdentifier($0)) })
  }

  func constraints() -> [LayoutConstraint] {
    let constraints = coder.decodeObjects(of: LayoutConstraint.self, in: "constraints")
    guard let mask = coder.installationMask(of: "constraints") else { return constraints }
    return constraints.filter { $0.id.map(mask.isInstalled) ?? true }
  }
}
