import NibDecoder
import Vocabulary

extension View {
  /// Interface Builder writes NO for every view that constraints lay out. A person who writes a stack
  /// definition leaves it out, and means the mask only with a frame.
  static func decodeTranslates(_ coder: NibCoder, hasFrame: Bool) -> Bool {
    let written = coder.decodeBool(forKey: "translatesAutoresizingMaskIntoConstraints")
    return written ?? (coder.document.kind != .stackDefinition || hasFrame)
  }

  static func decodePriorities(
    _ coder: NibCoder, _ keys: AxisPair<String>, defaults: AxisPair<Double>
  ) -> AxisPair<Double> {
    AxisPair(
      horizontal: coder.decodePriority(forKey: keys.horizontal) ?? defaults.horizontal,
      vertical: coder.decodePriority(forKey: keys.vertical) ?? defaults.vertical)
  }

  static let huggingKeys = AxisPair(horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority")
  static let compressionResistanceKeys = AxisPair(
    horizontal: "horizontalCompressionResistancePriority", vertical: "verticalCompressionResistancePriority")

  /// The hugging priorities of a view without written ones. Stack definitions have those of Interface Builder's new views.
  static func defaultHuggingPriority(_ coder: NibCoder) -> AxisPair<Double> {
    let vocabulary = Vocabulary.stackDefinition
    guard coder.document.kind == .stackDefinition, let element = vocabulary[coder.elementName] else {
      return AxisPair(horizontal: 250, vertical: 250)
    }
    let value = { (key: String) in vocabulary.attribute(key, of: element)?.defaultValue.flatMap(Double.init) ?? 250 }
    return AxisPair(horizontal: value(huggingKeys.horizontal), vertical: value(huggingKeys.vertical))
  }

  static func decodeFixedSize(_ coder: NibCoder) -> IntrinsicSize {
    guard coder.document.kind == .stackDefinition else { return .none }
    return IntrinsicSize(
      width: coder.decodeExtent(forKey: "width"), height: coder.decodeExtent(forKey: "height"))
  }

  /// Only stack definitions have the attribute. UIKit's `spacingUseDefault` is the greatest float.
  static func decodeCustomSpacing(_ coder: NibCoder) -> Double? {
    guard coder.document.kind == .stackDefinition, let spacing = coder.decodeDouble(forKey: "customSpacing"),
      spacing != Double(Float.greatestFiniteMagnitude)
    else { return nil }
    return coder.decodeLength(forKey: "customSpacing")
  }

  /// The views in `<subviews>`, and those held in other ways, such as a content view.
  static func decodeSubviews(_ coder: NibCoder) -> (ordinary: [View], others: [View]) {
    let ordinary = coder.decodeObjects(of: View.self, in: "subviews")
    let nearest = coder.decodeNearestObjects(of: View.self)
    guard nearest.count > ordinary.count else { return (ordinary, []) }
    let known = Set(ordinary.map(ObjectIdentifier.init))
    return (ordinary, nearest.filter { !known.contains(ObjectIdentifier($0)) })
  }

  static func decodeConstraints(_ coder: NibCoder) -> [LayoutConstraint] {
    let constraints = coder.decodeObjects(of: LayoutConstraint.self, in: "constraints")
    guard let mask = coder.installationMask(of: "constraints") else { return constraints }
    return constraints.filter { $0.id.map(mask.isInstalled) ?? true }
  }
}

extension View {
  /// This view and all below it, in document order.
  public var subtree: [View] {
    var views: [View] = []
    collect(into: &views)
    return views
  }

  private func collect(into views: inout [View]) {
    views.append(self)
    for subview in subviews { subview.collect(into: &views) }
  }

  /// Whether `ancestor` is this view or holds it.
  func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a stack view of either kind arranges this view in a layout.
  func isArranged(in layout: (any DetachedViews)?) -> Bool { arranger?.arranges(self, in: layout) ?? false }

  /// Whether leading is on the right: the view's own choice, else the language's.
  package func isRightToLeft(in settings: DocumentSettings) -> Bool {
    forcesRightToLeft ?? settings.text.language.isRightToLeft
  }
}
