import LayoutAnalysis
import NibDecoder
import StackModel

/// The conflicts that a console reported of a document whose constraints have their object ids as identifiers, beside
/// those that layout finds.
struct MeasuredConflicts {
  /// One conflict, by the ids of the document's constraints.
  private struct Conflict {
    let ids: [String]
    /// The constraint that gave way; nil if it is not one of the document's, or not known.
    let broken: String?
    /// How many constraints take part, whoever made them.
    let count: Int
  }

  private let measured: [Conflict]
  private let computed: [Conflict]
  /// The constraints of the document by their ids.
  private let constraints: [String: LayoutConstraint]

  /// - Parameter log: What the console said.
  init(_ log: String, _ document: LayoutDocument) {
    let written = document.roots.flatMap(\.subtree).flatMap(\.constraints).compactMap { constraint in
      constraint.id.map { ($0, constraint) }
    }
    let constraints = Dictionary(written) { first, _ in first }
    self.constraints = constraints
    func id(_ constraint: LoggedConstraint) -> String? {
      constraint.source.identifier.flatMap { constraints[$0] == nil ? nil : $0 }
    }
    measured = ConsoleLog(Array(log.utf8)).conflicts.map { conflict in
      Conflict(
        ids: conflict.constraints.compactMap(id), broken: conflict.broken.flatMap { id(conflict.constraints[$0]) },
        count: conflict.constraints.count)
    }
    computed = document.conflicts().map { conflict in
      let ids = conflict.constraints.map(\.writtenID)
      return Conflict(ids: ids.compactMap(\.self), broken: ids.first ?? nil, count: ids.count)
    }
  }

  /// What one of both has and the other has not, and the constraints that gave way instead of others.
  ///
  /// - Parameter name: The name of an element.
  func differences(naming name: (ElementIndex) -> String) -> [(element: ElementIndex?, message: String)] {
    let owners = Dictionary(
      computed.enumerated().flatMap { place, conflict in conflict.ids.map { ($0, place) } }
    ) { first, _ in first }
    var broken: [Int: [String?]] = [:]
    var found: [(element: ElementIndex?, message: String)] = []
    for conflict in measured {
      if let place = conflict.ids.lazy.compactMap({ owners[$0] }).first {
        broken[place, default: []].append(conflict.broken)
      } else {
        found.append(unexpected(conflict, name))
      }
    }
    for (place, conflict) in computed.enumerated() {
      let element = element(of: conflict)
      let title = element.map(name) ?? "document"
      guard let broken = broken[place] else {
        found.append((element, "\(title): in a conflict that was not measured"))
        continue
      }
      guard let id = conflict.broken, !broken.contains(id), let other = broken.first else { continue }
      let culprit = other.flatMap { constraints[$0]?.element }.map(name) ?? "one that the document does not have"
      found.append((element, "\(title): computed as the constraint that gives way, measured \(culprit)"))
    }
    return found
  }

  private func unexpected(
    _ conflict: Conflict, _ name: (ElementIndex) -> String
  ) -> (element: ElementIndex?, message: String) {
    guard let element = element(of: conflict) else {
      return (nil, "a conflict of \(conflict.count) constraints was measured, none of which the document has")
    }
    return (element, "\(name(element)): measured in a conflict that is not computed")
  }

  private func element(of conflict: Conflict) -> ElementIndex? {
    (conflict.broken ?? conflict.ids.first).flatMap { constraints[$0]?.element }
  }
}

extension Constraint {
  /// The object id of the author's constraint.
  fileprivate var writtenID: String? {
    if case .declared(let constraint) = origin { constraint.id } else { nil }
  }
}
