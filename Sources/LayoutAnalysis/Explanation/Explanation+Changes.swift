public import NibDecoder
import StackModel

extension Explanation {
  /// A change that makes a length greater.
  public struct Change: Hashable, Sendable {
    /// The change as a verb phrase.
    public let phrase: String
    /// The range in the document to change; nil if the document does not state the value.
    public let range: SourceRange?
  }
}

extension Explanation.Number {
  /// The changes that make a width or height greater if all other constraints keep holding; empty for positions.
  public var enlargements: [Explanation.Change] {
    guard dimension.isLength, ambiguity != .missingConstraints else { return [] }
    var seen: Set<Explanation.Change> = []
    return (steps.compactMap(\.enlargement) + losses.compactMap(priorityRaise)).filter { seen.insert($0).inserted }
  }

  /// The higher priority with which a constraint that makes the view longer wins over the weakest step.
  private func priorityRaise(_ loss: Explanation.Loss) -> Explanation.Change? {
    guard let wanted = loss.wanted, wanted > exact, let weakest = weakestPriority, weakest < 999 else { return nil }
    let phrase = "raise the priority of \(loss.constraint.withoutPriority) above \(weakest.short)"
    return Explanation.Change(phrase: phrase, range: loss.constraint.origin.range)
  }
}

extension Explanation.Step {
  fileprivate var enlargement: Explanation.Change? {
    guard abs(rate) > 1e-6, let phrase else { return nil }
    return Explanation.Change(phrase: phrase, range: constraint.origin.range)
  }

  private var phrase: String? {
    switch constraint.origin {
    case .contentSize(let view): return "\(rate > 0 ? "more" : "less") content in \(view.name)"
    case .viewport(let view): return rate > 0 ? "lay out on a larger \(view.superview == nil ? "canvas" : "cell")" : nil
    case .nonNegativeSize: return nil
    case .autoresizing(let view): return part == 0 ? nil : "change the frame of \(view.name)"
    case .stack(_, .spacing): return change(of: "spacing")
    case .fixedSize: return change(of: constraint.first.attribute.rawValue)
    default: return change(of: "constant")
    }
  }

  /// The change of a number; nil if it is 0 and so probably not written.
  private func change(of name: String) -> String? {
    constraint.constant == 0 ? nil : "\(rate > 0 ? "raise" : "lower") \(name) \(constraint.constant.short)"
  }
}

extension Constraint {
  fileprivate var withoutPriority: Constraint {
    var constraint = self
    constraint.priority = 1000
    return constraint
  }
}
