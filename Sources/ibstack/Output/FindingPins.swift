import LayoutDrawing
import StackModel

/// The places of findings in a document's pictures.
struct FindingPins {
  private var ids: [Int: String] = [:]
  /// Where the start tags of views begin, in document order.
  private var starts: [Int] = []

  init(_ document: LayoutDocument) {
    for view in document.roots.flatMap(\.subtree) {
      for constraint in view.constraints {
        guard let range = constraint.range, let id = (constraint.firstItem?.view ?? view).id else { continue }
        ids[range.lowerBound] = id
      }
      guard let id = view.id, let range = view.range else { continue }
      ids[range.lowerBound] = id
      starts.append(range.lowerBound)
    }
    starts.sort()
  }

  /// A pin for each finding at a view, numbered in the order of all findings.
  func pins(of diagnostics: [Diagnostic]) -> [FindingPin] {
    diagnostics.enumerated().compactMap { index, diagnostic in
      guard let range = diagnostic.range, let id = viewID(at: range.lowerBound) else { return nil }
      return FindingPin(viewID: id, severity: diagnostic.severity, number: index + 1)
    }
  }

  /// The view whose element, constraint or attribute is at an offset.
  private func viewID(at offset: Int) -> String? {
    if let id = ids[offset] { return id }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? ids[starts[low - 1]] : nil
  }
}
