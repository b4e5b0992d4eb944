import LayoutAnalysis
import StackModel

/// Why views moved: the one constraint whose part of a number changed.
struct MoveCauses {
  private let before: ComparedLayout
  private let after: ComparedLayout

  init(_ before: ComparedLayout, _ after: ComparedLayout) { (self.before, self.after) = (before, after) }

  /// Nil if it is not one thing, or nothing that the document tells.
  func cause(
    of difference: ViewDifference, _ old: ComparedScene, _ new: ComparedScene, _ oldNames: inout ComparedLayout,
    _ newNames: inout ComparedLayout
  ) -> String? {
    guard difference.move != nil, !difference.looksDifferent, let place = difference.new, let other = difference.old,
      let reasons = after.explanation(of: new.views[place].view),
      let former = before.explanation(of: old.views[other].view)
    else { return nil }
    var causes: [String] = []
    for (now, was) in zip(reasons.numbers, former.numbers) {
      let change = now.exact - was.exact
      guard abs(change) >= 0.75 else { continue }
      guard let part = Self.changedPart(was, now, change) else { return nil }
      guard let words = words(part, &newNames) else { return nil }
      if !causes.contains(words) { causes.append(words) }
    }
    return causes.isEmpty ? nil : causes.joined(separator: "; ")
  }

  /// A constraint of today, and the one of before in its place.
  private struct ChangedPart {
    let now: Explanation.Step
    let was: Explanation.Step
  }

  /// The only constraint whose part differs, if that is all of the change.
  private static func changedPart(
    _ was: Explanation.Number, _ now: Explanation.Number, _ change: Double
  ) -> ChangedPart? {
    guard now.isDecided, was.isDecided, now.steps.count == was.steps.count else { return nil }
    var changed: ChangedPart?
    for (step, former) in zip(now.steps, was.steps) {
      guard key(step.constraint) == key(former.constraint) else { return nil }
      guard abs(step.part - former.part) >= 0.25 else { continue }
      guard changed == nil, abs(step.part - former.part - change) < 0.5 else { return nil }
      changed = ChangedPart(now: step, was: former)
    }
    return changed
  }

  /// What stays the same of a constraint while its numbers change.
  private static func key(_ constraint: Constraint) -> [String] {
    let ends = [constraint.first.item.name, constraint.first.attribute.rawValue, constraint.second?.item.name ?? ""]
    switch constraint.origin {
    case .declared(let declared): return ["declared", declared.id ?? ends.joined(separator: " ")]
    // A label has another name when it has another text.
    case .contentSize(let view): return ["content", view.id ?? view.name, ends[1]]
    default: return [constraint.origin.words, ends[1]]
    }
  }

  private func words(_ part: ChangedPart, _ names: inout ComparedLayout) -> String? {
    let (now, was) = (part.now.constraint, part.was.constraint)
    switch now.origin {
    case .declared(let declared):
      guard now.constant != was.constant else { return nil }
      let name = declared.range.flatMap { names.label(at: $0.lowerBound) } ?? "\(now)"
      return "constant \(was.constant.short) → \(now.constant.short) in \(name)"
    case .contentSize(let view):
      let change = part.now.part - part.was.part
      let growth =
        now.first.attribute.axis == .horizontal
        ? change > 0 ? "wider" : "narrower" : change > 0 ? "taller" : "shorter"
      let details = view.id.map { after.words[$0] } ?? []
      let reason = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
      return "\(names.name(of: view)) needs to be \(growth)\(reason)"
    case .stack(let stack, .spacing):
      guard now.constant != was.constant else { return nil }
      return "spacing \(abs(was.constant).short) → \(abs(now.constant).short) in \(names.name(of: stack))"
    default: return nil
    }
  }
}
