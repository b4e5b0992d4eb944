package import StackModel
import Support

/// The places of findings in a document's pictures.
package struct FindingPins {
  private var views: [Int: View] = [:]
  /// Where the start tags of views begin, in document order.
  private var starts: [Int] = []

  package init(_ document: LayoutDocument) {
    for view in document.roots.flatMap(\.subtree) {
      for constraint in view.constraints {
        guard let range = constraint.range else { continue }
        views[range.lowerBound] = constraint.firstItem?.view ?? view
      }
      guard let range = view.range else { continue }
      views[range.lowerBound] = view
      starts.append(range.lowerBound)
    }
    starts.sort()
  }

  /// A pin for each finding at a view, numbered in the order of all findings.
  package func pins(of diagnostics: [Diagnostic]) -> FindingPin.ByView {
    diagnostics.enumerated().compactMap { index, diagnostic in
      guard let view = view(at: diagnostic.range) else { return nil }
      return FindingPin(view, severity: diagnostic.severity, number: index + 1)
    }.byView
  }

  /// The view that a place is about; nil if it is about none.
  package func view(at range: SourceRange?) -> View? { range.flatMap { view(at: $0.lowerBound) } }

  /// The view whose element, constraint or attribute is at an offset.
  private func view(at offset: Int) -> View? {
    if let view = views[offset] { return view }
    let next = starts.partitioningIndex { $0 > offset }
    return next > 0 ? views[starts[next - 1]] : nil
  }
}
