internal import AutoLayout

extension Constraint {
  /// As UIKit's console prints it: `'UISV-spacing' H:[a]-(8)-[b]`, `H:|-(8)-[a] (names: '|':root)`, `a.width == 120`.
  var consoleText: String { shortConsoleText + (visualFormat?.superview.map { " (names: '|':\($0))" } ?? "") }

  /// ``consoleText`` without the name of a superview.
  var shortConsoleText: String {
    let label = consoleIdentifier.map { "'\($0)' " } ?? ""
    return label + (visualFormat?.text ?? description)
  }

  /// The identifier, or what UIKit calls the constraints of autoresizing masks and those that hold a root view to its
  /// canvas.
  private var consoleIdentifier: String? {
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
  private var visualFormat: (text: String, superview: String?)? {
    guard let second, multiplier == 1, priority == 1000, first.attribute.axis == second.attribute.axis else {
      return nil
    }
    let axis = first.attribute.axis == .horizontal ? "H:" : "V:"
    let distance = "-(\(relation == .equal ? "" : relation.description)\(constant.short))-"
    switch (first.attribute.end, second.attribute.end) {
    case (.near, .far) where !isBetweenSuperviewAndSubview(second):
      return ("\(axis)[\(second.item.name)]\(distance)[\(first.item.name)]", nil)
    case (.near, .near) where first.item.view?.superview === second.item:
      return ("\(axis)|\(distance)[\(first.item.name)]", second.item.name)
    case (.far, .far) where second.item.view?.superview === first.item:
      return ("\(axis)[\(second.item.name)]\(distance)|", first.item.name)
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
