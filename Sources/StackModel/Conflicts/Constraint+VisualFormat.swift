internal import AutoLayout

extension Constraint {
  /// As UIKit's console prints it: `'UISV-spacing' H:[a]-(8)-[b]`, `H:|-(8)-[a] (names: '|':root)`, `a.width == 120`.
  var consoleText: String {
    shortConsoleText + (visualFormat(\.name)?.superview.map { " (names: '|':\($0.name))" } ?? "")
  }

  /// ``consoleText`` without the name of a superview.
  var shortConsoleText: String {
    let label = consoleIdentifier.map { "'\($0)' " } ?? ""
    return label + (visualFormat(\.name)?.text ?? description)
  }

  /// The identifier, or what UIKit calls the constraints of autoresizing masks and those that hold a root view to its
  /// canvas.
  package var consoleIdentifier: String? {
    if let identifier { return identifier }
    switch origin {
    case .autoresizing: return "NSAutoresizingMaskLayoutConstraint"
    case .viewport:
      return first.attribute.axis == .horizontal
        ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    default: return nil
    }
  }

  /// A distance in the visual format language, which UIKit uses for distances between neighbors and from a superview.
  ///
  /// - Parameter name: What to call an item.
  package func visualFormat(_ name: (LayoutItem) -> String) -> (text: String, superview: LayoutItem?)? {
    guard let second, multiplier == 1, priority == 1000, first.attribute.axis == second.attribute.axis else {
      return nil
    }
    let axis = first.attribute.axis == .horizontal ? "H:" : "V:"
    let distance = "-(\(relation == .equal ? "" : relation.description)\(constant.short))-"
    switch (first.attribute.end, second.attribute.end) {
    case (.near, .far) where !isBetweenSuperviewAndSubview(second):
      return ("\(axis)[\(name(second.item))]\(distance)[\(name(first.item))]", nil)
    case (.near, .near) where first.item.view?.superview === second.item:
      return ("\(axis)|\(distance)[\(name(first.item))]", second.item)
    case (.far, .far) where second.item.view?.superview === first.item:
      return ("\(axis)[\(name(second.item))]\(distance)|", first.item)
    default: return nil
    }
  }

  private func isBetweenSuperviewAndSubview(_ second: Anchor) -> Bool {
    first.item.view?.superview === second.item || second.item.view?.superview === first.item
  }
}

extension LayoutAttribute {
  /// Which end of a view the attribute is; nil for others, margins among them.
  fileprivate var end: Side? { isInsideMargins ? nil : side }
}
