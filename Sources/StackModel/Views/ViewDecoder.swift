import NibDecoder

/// Reads the keys that every view has and that are more than a value.
struct ViewDecoder {
  private let coder: NibCoder

  init(_ coder: NibCoder) { self.coder = coder }

  /// Interface Builder writes NO for every view that constraints lay out. A person who writes a stack
  /// definition leaves it out, and means the mask only with a frame. What holds a content view places it.
  func translatesAutoresizingMaskIntoConstraints(isPlaced: Bool) -> Bool {
    let written = coder.decodeBool(forKey: "translatesAutoresizingMaskIntoConstraints")
    return written ?? (coder.document.kind != .stackDefinition || isPlaced)
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
    return IntrinsicSize(width: fixedLength("width"), height: fixedLength("height"))
  }

  /// A root that fits its content has no length of its own.
  private func fixedLength(_ key: String) -> Double? {
    guard coder.decodeString(forKey: key) == VocabularyAttribute.Form.fit else {
      return coder.decodeExtent(forKey: key)
    }
    if coder.element != coder.document.tree.root {
      coder.reportMalformedValue(
        forKey: key,
        expected:
          "a number: \(VocabularyAttribute.Form.fit) is for the root, and a view without \(key) is as long as its content"
      )
    }
    return nil
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

/// Interface Builder's "Intrinsic Size: Placeholder" on one axis.
public enum PlaceholderSize: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// No content size, whatever the view's class says.
  case infinite

  init?(_ coder: NibCoder, key: String) {
    guard let text = coder.decodeString(forKey: key) else { return nil }
    if text == "infinite" {
      self = .infinite
    } else if let points = coder.decodeLength(forKey: key) {
      self = .points(points)
    } else {
      return nil
    }
  }
}

extension View {
  /// The placeholder's size along an axis, if it counts. Placeholders are removed at build time; for views that code
  /// measures they are the best estimate of what code gives. Stack definitions are not built.
  func shownPlaceholder(_ axis: Axis, in settings: DocumentSettings) -> PlaceholderSize? {
    let isLeftOut = settings.semantics == .runtime && !settings.isStackDefinition && !isMeasuredByCode
    return isLeftOut ? nil : placeholderIntrinsicSize[axis]
  }
}
