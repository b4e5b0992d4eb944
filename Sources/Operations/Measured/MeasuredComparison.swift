package import LayoutAnalysis
package import NibDecoder
import StackModel
package import Support

/// The layout of a document, compared with what was measured of it.
package struct MeasuredComparison {
  package let path: String
  /// How many views are where they were measured.
  package private(set) var equalCount = 0
  /// Views in document order, then views that the document does not have, then conflicts.
  package private(set) var differences: [MeasuredDifference] = []

  private let document: LayoutDocument
  private let layout: DocumentLayout
  private var names: ObjectNames
  private let lines: LineIndex?

  /// The largest difference of positions and sizes that counts as equal, in points.
  package static let tolerance = 0.5

  package init(_ laidOut: LaidOutDocument, with measured: MeasuredDocument, path: String) {
    self.path = path
    (document, layout) = (laidOut.document, laidOut.layout)
    let nib = document.nib
    names = ObjectNames(nib.tree)
    lines = nib.source.hasLines ? LineIndex(nib.source) : nil
    compareViews(with: measured.views)
    if let log = measured.log { compareConflicts(with: log) }
  }

  private mutating func compareViews(with measured: [MeasuredView]) {
    let views = measured.compactMap { view in view.id.map { ($0, view) } }
    let known = Dictionary(views) { first, _ in first }
    var seen: Set<String> = []
    for computed in layout.views {
      guard let id = computed.view.id, seen.insert(id).inserted else { continue }
      if let view = known[id] {
        compare(computed, with: view)
      } else {
        add(.unmeasured, computed.view, "not measured, computed \(computed.frame.short)")
      }
    }
    for (id, view) in views where seen.insert(id).inserted {
      add(.unknown, nil, "\(view.title): measured \(view.frame.short), but the document has no such view")
    }
  }

  private mutating func compare(_ computed: ViewLayout, with measured: MeasuredView) {
    let view = computed.view
    guard let frame = frame(of: computed, in: measured.parent) else {
      let superviews = [measured.parent, view.superview?.id].map { $0 ?? "none" }
      return add(.superview, view, "superview measured \(superviews[0]), computed \(superviews[1])")
    }
    if frame.difference(from: measured.frame) > Self.tolerance + 1e-6 {
      add(.frame, view, "measured \(measured.frame.short), computed \(frame.short)")
    } else {
      equalCount += 1
    }
    guard computed.isAmbiguous != measured.isAmbiguous else { return }
    add(
      .ambiguity, view, measured.isAmbiguous ? "measured as ambiguous, not computed so" : "ambiguous, not measured so")
  }

  /// The frame in the coordinates of the superview, or of a view that holds that.
  private func frame(of computed: ViewLayout, in parent: String?) -> Rect? {
    let view = computed.view
    guard parent != view.superview?.id else { return computed.frame }
    guard let parent, var ancestor = view.superview else { return nil }
    while ancestor.id != parent {
      guard let next = ancestor.superview else { return nil }
      ancestor = next
    }
    return layout.frame(of: view, in: ancestor)
  }

  private mutating func compareConflicts(with log: String) {
    var names = names
    let found = MeasuredConflicts(log, document).differences { names.place(of: $0).text }
    for difference in found { add(.conflict, difference.element, difference.message) }
  }

  private mutating func add(_ kind: MeasuredDifference.Kind, _ view: View, _ text: String) {
    let name = view.element.map { names.place(of: $0).text } ?? view.elementTitle
    add(kind, view.element, "\(name): \(text)")
  }

  private mutating func add(_ kind: MeasuredDifference.Kind, _ element: ElementIndex?, _ message: String) {
    let start = element.map { document.nib.tree.range(of: $0).lowerBound }
    differences.append(
      MeasuredDifference(kind: kind, position: start.flatMap { lines?.position(at: $0) }, message: message))
  }
}

/// Something that was measured, and that the layout of a document says otherwise or not at all.
package struct MeasuredDifference: Sendable {
  /// What differs.
  package enum Kind: Hashable, Sendable {
    case frame, superview, ambiguity, conflict
    /// The layout has a view that was not measured.
    case unmeasured
    /// A view was measured that the document does not have.
    case unknown
  }

  package let kind: Kind
  /// Its place in the document; nil for the document as a whole.
  package let position: SourcePosition?
  /// The object, and both values.
  package let message: String
}

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

/// Differences from measured layouts, one a line: `path:line:column: label "Name" (id) in Login: measured (…), computed (…)`.
package struct MeasuredComparisonWriter {
  package init() {}

  package func text(for comparison: MeasuredComparison) -> Escaped<LogLine> {
    comparison.differences.map { difference -> Escaped<LogLine> in
      let place: Escaped<LogLine> = difference.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(comparison.path)\(place): \(difference.message)\n"
    }.joined()
  }
}

/// How much of some documents is as it was measured.
struct MeasuredCounts: Sendable {
  private var equal = 0
  private var kinds: [MeasuredDifference.Kind: Int] = [:]
  private var documents = 0
  private var unmeasuredDocuments = 0

  init() {}

  /// Whether nothing differs in the documents that were measured.
  var isEqual: Bool { kinds.isEmpty }

  /// Whether none of the documents was measured.
  var isEmpty: Bool { documents == 0 && unmeasuredDocuments > 0 }

  mutating func add(_ comparison: MeasuredComparison) {
    documents += 1
    equal += comparison.equalCount
    for difference in comparison.differences { kinds[difference.kind, default: 0] += 1 }
  }

  mutating func addUnmeasuredDocument() { unmeasuredDocuments += 1 }

  /// `14 of 16 frames equal, 2 differ, 1 view not measured`.
  var text: Escaped<LogLine> {
    let different = count(.frame) + count(.superview)
    var parts: [Escaped<LogLine>] = ["\(equal) of \(equal + different) frames equal"]
    if different > 0 { parts.append("\(different) \(different == 1 ? "differs" : "differ")") }
    let others: [(Int, Escaped<LogLine>)] = [
      (count(.unmeasured), "not measured"), (count(.unknown), "not in the documents"),
      (count(.ambiguity), "of other ambiguity"),
    ]
    for (count, words) in others where count > 0 { parts.append("\(count.counted("view")) \(words)") }
    let conflicts = count(.conflict)
    if conflicts > 0 { parts.append("\(conflicts.counted("conflict")) different") }
    if unmeasuredDocuments > 0 { parts.append("\(unmeasuredDocuments) of them not measured") }
    return parts.joined(separator: ", ")
  }

  private func count(_ kind: MeasuredDifference.Kind) -> Int { kinds[kind] ?? 0 }
}
