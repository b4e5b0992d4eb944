package import LayoutAnalysis
import NibDecoder
import StackModel

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
