import NibDecoder
import StackModel

/// The constraints of a document by the views that they are about, as the document outline names them.
struct ViewConstraints {
  /// A constraint as people read it.
  struct Line {
    let text: String
    /// Where it is written.
    let offset: Int
  }

  private var lines: [ObjectIdentifier: [Line]] = [:]

  /// - Parameter names: The names of the document's objects.
  init(_ document: LayoutDocument, names: inout ObjectNames) {
    for view in document.roots.flatMap(\.subtree) {
      for constraint in view.constraints {
        guard let range = constraint.range, let label = names.place(at: range.lowerBound).object?.label else {
          continue
        }
        let line = Line(text: label, offset: range.lowerBound)
        let first = constraint.firstItem?.view ?? view
        lines[ObjectIdentifier(first), default: []].append(line)
        guard let second = constraint.secondItem?.view, second !== first else { continue }
        lines[ObjectIdentifier(second), default: []].append(line)
      }
    }
  }

  /// The constraints that name a view, in document order.
  subscript(view: View) -> [Line] { lines[ObjectIdentifier(view)] ?? [] }
}
