import StackModel
import Support

/// A constraint of a log: `first REL multiplier × second + constant`.
package struct LoggedConstraint: Sendable {
  /// An attribute of an item.
  struct Anchor: Hashable, Sendable {
    /// The number of the item among those of the conflict.
    let item: Int
    let attribute: LayoutAttribute
  }

  package private(set) var source: Source
  let first: Anchor
  private(set) var relation: Relation
  /// Nil if the right side is the constant alone.
  let second: Anchor?
  let multiplier: Double
  private(set) var constant: Double
  let priority: Double
  /// The line of the log, from 1.
  let line: Int
  /// The number of the item that the visual format shows as `|`; nil without one.
  let superview: Int?
}

extension LoggedConstraint {
  /// What the log says of the constraint beside its sides.
  package struct Source: Hashable, Sendable {
    /// The class, such as `NSLayoutConstraint`.
    let className: String
    let address: String?
    package let identifier: String?
    /// Where the source makes it, as SnapKit prints it: `Form.swift:61`.
    var place: String?
    var isActive = true
    /// Whether one of its views is of a class that only the system makes: no app names it.
    var namesSystemView = false
    /// Whether it gives a cell's content view a length, which only its table does. Masonry prints it without an identifier.
    var sizesContentOfCell = false
  }

  /// Who made the constraint.
  enum Maker: String, Sendable {
    case author = "constraint"
    /// Code that makes constraints of a class of its own, as those of Masonry and SnapKit.
    case library = "constraint of a library"
    case stack = "stack view"
    case owner = "size given by its owner"
    case guide = "layout guide"
    case mask = "frame and mask"
    case content = "content size"
    case interfaceBuilder = "Interface Builder"
    case system = "system"
  }
}

extension LoggedConstraint.Source {
  /// Who made the constraint, as its class and its identifier tell.
  var maker: LoggedConstraint.Maker {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .mask
    case "NSContentSizeLayoutConstraint": return .content
    case "NSIBPrototypingLayoutConstraint": return .interfaceBuilder
    case "_UILayoutSupportConstraint": return .guide
    default: break
    }
    if let known = identifier.flatMap({ name in Self.makers.first { name.containsBytes($0.part) }?.maker }) {
      return known
    }
    if sizesContentOfCell { return .owner }
    // The source that makes it is one of the app's.
    if place != nil { return .library }
    if namesSystemView || className.hasBytePrefix("_UI") { return .system }
    return className == "NSLayoutConstraint" ? .author : .library
  }

  /// Parts of the identifiers that UIKit, AppKit and Interface Builder give.
  private static let makers: [(part: String, maker: LoggedConstraint.Maker)] = [
    ("UISV-", .stack), ("NSStackView", .stack), ("-Encapsulated-Layout-", .owner), ("TemporaryLayout", .owner),
    ("fittingSize", .owner),
    ("guide-constraint", .guide), ("LayoutGuide", .guide), ("UIIBSystemGenerated", .interfaceBuilder),
  ]
}

extension LoggedConstraint {
  /// The same constraint with another description of what makes it.
  func replacing(_ source: Source) -> LoggedConstraint {
    var constraint = self
    constraint.source = source
    return constraint
  }

  /// The constraints that are off by a point from what it asks for: it cannot hold with any of them.
  var opposites: [LoggedConstraint] {
    let (less, more) = (with(.lessThanOrEqual, constant - 1), with(.greaterThanOrEqual, constant + 1))
    switch relation {
    case .equal: return [less, more]
    case .greaterThanOrEqual: return [less]
    case .lessThanOrEqual: return [more]
    }
  }

  private func with(_ relation: Relation, _ constant: Double) -> LoggedConstraint {
    var constraint = self
    (constraint.relation, constraint.constant) = (relation, constant)
    return constraint
  }

  /// Who made the constraint.
  var maker: Maker { source.maker }

  /// Whether somebody wrote it, in a document or in code.
  var isWritten: Bool { maker == .author || maker == .library }

  /// Who made it, and its identifier.
  var kind: String { maker.rawValue + (source.identifier.map { " '\($0)'" } ?? "") }

  /// What tells it from the others of its block: its address, or else all that is printed.
  var key: String { source.address ?? content }

  /// All that is printed but for addresses.
  var content: String {
    let sides = [first, second].compactMap(\.self).map { "\($0.item).\($0.attribute.rawValue)" }
    let numbers = "\(multiplier) \(constant) \(priority)"
    return "\(source.className) \(source.identifier ?? "") \(sides.joined(separator: " ")) \(relation) \(numbers)"
  }
}
