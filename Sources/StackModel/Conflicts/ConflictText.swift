internal import AutoLayout

/// The contradiction of a conflict in numbers: "8 + 120 + 8 + 200 = 336, but root is 320 wide".
struct ConflictText {
  private typealias Member = ConflictProof.Member
  private let proof: ConflictProof
  /// The members that require at least a length, and those that allow at most one.
  private let least: [Member]
  private let most: [Member]

  init(_ proof: ConflictProof) {
    self.proof = proof
    least = proof.members.filter { $0.counts && $0.share > 0 }
    most = proof.members.filter { $0.counts && $0.share < 0 }
  }

  var sentence: String { sentence(summing: false) }

  /// The sentence with the sum of many numbers instead of these: "24 numbers add up to 341, but root is 320 high".
  var shortSentence: String { sentence(summing: true) }

  private func sentence(summing isShort: Bool) -> String {
    if let one = single(least), let other = single(most), let both = contradiction(one, other) { return both }
    let isLeastLonger = least.count > most.count || (least.count == most.count && !least.contains(where: \.isFixed))
    let (longer, shorter) = isLeastLonger ? (least, most) : (most, least)
    let rest = counterpart(shorter, isLeast: !isLeastLonger, isShort)
    return "\(phrase(longer, isLeast: isLeastLonger, isShort)), but \(rest)"
  }

  /// "a cannot be 30 and at least 40 wide", for two lengths of one view.
  private func contradiction(_ one: Member, _ other: Member) -> String? {
    guard let first = one.constraint.length, let second = other.constraint.length, first.item === second.item,
      first.attribute == second.attribute
    else { return nil }
    let (low, high) = one.amount < other.amount ? (one, other) : (other, one)
    return "\(first.item.name) cannot be \(low.extent) and \(high.extent) \(first.adjective)"
  }

  /// The only number of a side; if the side is empty, a member whose number is 0.
  private func single(_ side: [Member]) -> Member? {
    if let only = side.first, side.count == 1, abs(abs(only.factor) - 1) < 1e-9 { return only }
    return side.isEmpty ? zero : nil
  }

  private var zero: Member? {
    let zeros = proof.members.filter { !$0.counts }
    return zeros.first { $0.constraint.length != nil && $0.isFixed } ?? zeros.first { $0.isWritten }
      ?? zeros.first { $0.constraint.length != nil }
  }

  /// The shorter side. Where positions alone contradict each other, nothing has a length.
  private func counterpart(_ side: [Member], isLeast: Bool, _ isShort: Bool) -> String {
    side.isEmpty && zero == nil ? "the other constraints require 0" : phrase(side, isLeast: isLeast, isShort)
  }

  private func phrase(_ side: [Member], isLeast: Bool, _ isShort: Bool) -> String {
    if let member = single(side) {
      guard let length = member.constraint.length else {
        return member.constraint.shortConsoleText + (member.hiddenAmount.map { " (\($0))" } ?? "")
      }
      return "\(length.item.name) is \(member.extent) \(length.adjective)"
    }
    let total = side.reduce(0) { $0 + abs($1.share) }
    let isBound = proof.members.contains {
      $0.constraint.relation != .equal && (!$0.counts || ($0.share > 0) == isLeast)
    }
    let bound = isBound ? (isLeast ? " at least" : " at most") : ""
    if isShort, side.count > 2 { return "\(side.count) numbers add up to \(total.thousandths)\(bound)" }
    return "\(summands(side)) = \(total.thousandths)\(bound)"
  }

  /// `8 + 120 + 2 × 40`; in long sums equal numbers are counted.
  private func summands(_ side: [Member]) -> String {
    guard side.count > Self.mostSummands else { return side.map(\.summand).joined(separator: " + ") }
    var counts: [(text: String, count: Double)] = []
    for member in side {
      let (text, count) = (abs(member.amount).thousandths, abs(member.factor))
      if let index = counts.firstIndex(where: { $0.text == text }) {
        counts[index].count += count
      } else {
        counts.append((text, count))
      }
    }
    return counts.map { $0.count == 1 ? $0.text : "\($0.count.thousandths) × \($0.text)" }.joined(separator: " + ")
  }

  private static let mostSummands = 9
}

extension ConflictProof.Member {
  /// `200`, `at least 200`.
  fileprivate var extent: String {
    switch constraint.relation {
    case .equal: amount.thousandths
    case .greaterThanOrEqual: "at least \(amount.thousandths)"
    case .lessThanOrEqual: "at most \(amount.thousandths)"
    }
  }

  /// The number where the constraint does not tell it, as margins and insets add to its constant.
  fileprivate var hiddenAmount: String? {
    abs(abs(amount) - abs(constraint.constant)) > 0.001 ? abs(amount).thousandths : nil
  }

  fileprivate var summand: String {
    let (count, number) = (abs(factor), abs(amount).thousandths)
    return abs(count - 1) < 1e-9 ? number : "\(count.thousandths) × \(number)"
  }

  /// Whether the author wrote it or a stack view made it.
  fileprivate var isWritten: Bool {
    switch constraint.origin {
    case .nonNegativeSize, .viewport: false
    default: true
    }
  }

  /// Whether it is more than the rule that no length is negative.
  fileprivate var isFixed: Bool {
    if case .nonNegativeSize = constraint.origin { false } else { true }
  }
}

extension Constraint {
  /// The length that the constraint gives a view, if it names no other view.
  fileprivate var length: (item: LayoutItem, attribute: LayoutAttribute, adjective: String)? {
    guard second == nil else { return nil }
    if isCanvas { return canvasLength }
    switch first.attribute {
    case .width: return (first.item, .width, "wide")
    case .height: return (first.item, .height, "high")
    default: return nil
    }
  }

  /// The length of the canvas that its far edge equals, as the canvas starts at 0, 0.
  private var canvasLength: (item: LayoutItem, attribute: LayoutAttribute, adjective: String)? {
    switch first.attribute {
    case .right, .width: (first.item, .width, "wide")
    case .bottom, .height: (first.item, .height, "high")
    default: nil
    }
  }
}

extension Double {
  /// The number to three decimals; further ones come from Interface Builder's own rounding.
  package var thousandths: String { ((self * 1000).rounded() / 1000).short }
}

/// A conflict in the words of `conflicting-constraints`.
extension ConstraintConflict {
  /// The contradiction in numbers, such as `8 + 120 + 8 + 200 = 336, but root is 320 wide`; nil where rounding hides it.
  package var contradiction: String? { proof.map { ConflictText($0).sentence } }

  /// The smallest change that ends the conflict, as a verb phrase; nil if nothing that a document says would.
  package var cure: String? { ConflictFix(self, nil)?.message }

  /// The constraints with what each adds to the contradiction, from edge to edge: the numbers add up to more than 0, though
  /// all edges cancel.
  package var summands: [(constraint: Constraint, share: Double)] {
    proof?.members.map { ($0.constraint, $0.share) } ?? ([broken] + others).map { ($0, 0) }
  }
}

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
