import NibDecoder

/// The smallest edit that ends a conflict: another constant for the constraint that would be broken, or else a priority
/// below required.
struct ConflictFix {
  /// What to do, as a verb phrase.
  let message: String
  /// The first of several things to do.
  let shortMessage: String
  /// The edit; nil if the document does not contain the number.
  let fixIt: Diagnostic.FixIt?
  /// Whether constraints are to hold instead of an autoresizing mask.
  let isAboutMask: Bool

  /// - Parameter places: Where the numbers are written; nil for constraints of no document.
  init?(_ conflict: ConstraintConflict, _ places: ConflictPlaces?) {
    let masked = conflict.viewHeldByMask
    isAboutMask = masked != nil
    if let view = masked {
      message = "set translatesAutoresizingMaskIntoConstraints of \(view.name) to NO"
      (shortMessage, fixIt) = (message, nil)
      return
    }
    let constant = Self.constant(conflict)
    switch conflict.broken.origin {
    case .declared:
      let what = conflict.broken.second == nil ? "" : "its constant from "
      let change = constant.map { "change \(what)\($0.old) to \($0.new)" }
      message = (change.map { "\($0) or " } ?? "") + "lower its priority to 999"
      shortMessage = change ?? message
    case .fixedSize:
      guard let constant else { return nil }
      message = "change \(constant.old) to \(constant.new)"
      shortMessage = message
    case .stack(_, .spacing):
      guard let constant else { return nil }
      message = "change the spacing from \(constant.old) to \(constant.new)"
      shortMessage = message
    default: return nil
    }
    fixIt = places.flatMap { Self.changing(constant, conflict, $0) ?? Self.lowering(conflict, $0) }
  }

  private static func changing(
    _ constant: Change?, _ conflict: ConstraintConflict, _ places: ConflictPlaces
  ) -> Diagnostic.FixIt? {
    constant.flatMap { constant in
      places.number(conflict.broken).flatMap { number in
        guard number.value == constant.written else { return nil }
        return Diagnostic.FixIt(
          "change \(constant.old) to \(constant.new)", places.replacing(number.attribute, with: constant.exact))
      }
    }
  }

  private static func lowering(_ conflict: ConstraintConflict, _ places: ConflictPlaces) -> Diagnostic.FixIt? {
    guard case .declared(let declared) = conflict.broken.origin else { return nil }
    return places.loweringPriority(of: declared)
  }

  /// Messages have three decimals. What is written has all that it takes: a rounded number could leave a contradiction.
  private typealias Change = (written: Double, old: String, new: String, exact: String)

  /// The constant that does not contradict the other constraints; nil if there is none.
  private static func constant(_ conflict: ConstraintConflict) -> Change? {
    let broken = conflict.broken
    guard let proof = conflict.proof, let factor = factor(conflict, proof), abs(factor) > 1e-6 else { return nil }
    if case .declared(let declared) = broken.origin, declared.constant != broken.constant { return nil }
    let new = broken.constant - proof.excess / factor
    let isLength = broken.second == nil && broken.first.attribute.isDimension
    // A distance to the other side would not be what its author meant.
    guard new > 0 || !isLength, new * broken.constant >= 0, new >= 0 || broken.constant < 0,
      LayoutConstraint.isUsable(constant: new), !broken.isProportion
    else { return nil }
    let rounded = (new * 1000).rounded() / 1000
    let exact = abs(new - rounded) < 1e-9 ? new.thousandths : "\(new)"
    return (broken.constant, broken.constant.thousandths, new.thousandths, exact)
  }

  /// How many times the number counts: a stack view's spacing counts once for each gap.
  private static func factor(_ conflict: ConstraintConflict, _ proof: ConflictProof) -> Double? {
    guard case .stack(let stack, .spacing) = conflict.broken.origin else { return proof.factorOfBroken }
    let gaps = proof.members.filter { $0.constraint.isSpacing(of: stack) }
    let agree = gaps.allSatisfy {
      $0.constraint.constant == stack.spacing && $0.constraint.second?.item.view?.customSpacing == nil
    }
    return agree ? gaps.reduce(0) { $0 + $1.factor } : nil
  }
}

extension ConstraintConflict {
  /// A view whose frame and mask contradict the constraints that its author gave it; nil if there is none. The content view
  /// of a cell is meant to follow its mask.
  fileprivate var viewHeldByMask: View? {
    let declared = ([broken] + others).filter { if case .declared = $0.origin { true } else { false } }
    return others.lazy.compactMap { other -> View? in
      guard case .autoresizing(let view) = other.origin, view.key == nil, view.superview != nil else {
        return nil
      }
      return declared.contains { $0.first.item === view || $0.second?.item === view } ? view : nil
    }.first
  }
}

extension Constraint {
  /// Whether it compares two lengths without a constant, so that its author did not mean a distance.
  fileprivate var isProportion: Bool { second != nil && constant == 0 && first.attribute.isDimension }

  fileprivate func isSpacing(of stack: StackView) -> Bool {
    guard case .stack(let other, .spacing) = origin else { return false }
    return other === stack
  }
}
