import NibDecoder
import Project
import StackModel

/// The ambiguous views that code may complete, with those whose place depends on them.
struct AmbiguitiesOfCode {
  private let document: LintedDocument
  private let code: CodeOfViews
  /// The ambiguous views, in document order.
  private let ambiguous: [View]
  private let numbers: [ObjectIdentifier: Int]

  init(_ document: LintedDocument, _ code: CodeOfViews) {
    (self.document, self.code) = (document, code)
    ambiguous = document.layout.views.filter { $0.ambiguity != nil }.map(\.view)
    numbers = Dictionary(
      ambiguous.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where the views stand in the document.
  var places: Set<SourceRange> {
    var open = ambiguous.indices.filter { isCompleted(ambiguous[$0]) }
    guard !open.isEmpty else { return [] }
    let neighbors = neighbors
    var found = Set(open)
    while let next = open.popLast() {
      for neighbor in neighbors[next] where found.insert(neighbor).inserted { open.append(neighbor) }
    }
    return Set(found.compactMap { ambiguous[$0].range })
  }

  private func isCompleted(_ view: View) -> Bool {
    if code.uses(.layout, of: view, labels: ["item", "toItem", "constraintWithItem"]) || code.mayMeasure(view) {
      return true
    }
    if let element = document.element(of: view), element.isFilledByBinding || isPlacedByMask(view, element) {
      return true
    }
    return view.hasMeasuredContent && code.uses(.content, of: view)
  }

  /// Whether the view keeps its frame among others with constraints, as some macOS documents have it.
  private func isPlacedByMask(_ view: View, _ element: DocumentElement) -> Bool {
    element.child(forKey: "autoresizingMask") != nil && element["ambiguous"] != "YES"
      && document.constraints.byItem[view].isEmpty
  }

  /// For each view, those that a constraint, a superview or a stack view links with it.
  private var neighbors: [[Int]] {
    var neighbors: [[Int]] = Array(repeating: [], count: ambiguous.count)
    func link(_ one: LayoutItem?, _ other: LayoutItem?) {
      guard let one, let other, let first = numbers[ObjectIdentifier(one)],
        let second = numbers[ObjectIdentifier(other)], first != second
      else { return }
      neighbors[first].append(second)
      neighbors[second].append(first)
    }
    for constraint in document.constraints.all { link(constraint.firstItem, constraint.secondItem) }
    var lastArranged: [ObjectIdentifier: View] = [:]
    for view in ambiguous {
      link(view, view.superview)
      guard let stack = view.arrangingStack else { continue }
      link(view, lastArranged.updateValue(view, forKey: ObjectIdentifier(stack)))
    }
    return neighbors
  }
}

extension View {
  /// Whether text or an image decides how large the view is.
  fileprivate var hasMeasuredContent: Bool {
    self is Label || self is Button || self is ImageView || self is AppKitImageView || self is AppKitButton
      || self is AppKitTextField
  }
}

extension DocumentElement {
  /// Whether a binding gives the view its image or text at run time.
  fileprivate var isFilledByBinding: Bool {
    connections.contains { $0.name == "binding" && Self.contentBindings.contains($0["name"]) }
  }

  private static let contentBindings: Set<String?> = ["value", "image", "data", "valueURL", "valuePath", "title"]
}
