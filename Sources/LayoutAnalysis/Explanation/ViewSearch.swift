import NibDecoder
public import StackModel

/// The result of looking up a view by its name or line.
public enum ViewSearch {
  /// One view.
  case found(View)
  /// Several views have the label.
  case several([View])
  /// No view has the name or line; the nearest name may be the intended one.
  case none(nearest: String?)
}

extension LayoutDocument {
  /// Looks up a view by its object id, by its label (the author's, or its text), or by the line that its element starts in
  /// or contains: `45`, `:45`, `Main.storyboard:45`, with or without a column. A constraint stands for
  /// its first item.
  public func search(_ text: String) -> ViewSearch {
    let views = roots.flatMap(\.subtree)
    if let view = views.first(where: { $0.id == text }) { return .found(view) }
    for label in [\View.userLabel, \View.caption] {
      let named = views.filter { $0[keyPath: label] == text }
      if named.count > 1 { return .several(named) }
      if let view = named.first { return .found(view) }
    }
    let constraints = views.flatMap(\.constraints)
    if let view = constraints.first(where: { $0.id == text || $0.identifier == text })?.constrainedView {
      return .found(view)
    }
    if let line = Self.line(text), let view = view(atLine: line, among: views, constraints) { return .found(view) }
    let names = views.flatMap { [$0.id, $0.userLabel, $0.caption] }.compactMap { $0 }
    return .none(nearest: nearestName(to: text, among: names))
  }

  /// The line in `45`, `:45`, `file:45` or `file:45:9`; nil for other text.
  private static func line(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0) != nil }.compactMap { Int($0) }
    return numbers.count > 1 && parts.count > 2 ? numbers[1] : numbers.first
  }

  /// The first view whose element starts in the line, or that of a constraint there, or else the innermost view whose
  /// element contains the line.
  private func view(atLine line: Int, among views: [View], _ constraints: [LayoutConstraint]) -> View? {
    let lines = LineIndex(nib.source)
    let constraint = constraints.first { $0.range.map { lines.position(at: $0.lowerBound).line } == line }
    var innermost = constraint?.constrainedView
    let containsLine = innermost == nil
    for view in views {
      guard let range = view.range else { continue }
      let first = lines.position(at: range.lowerBound).line
      if first == line { return view }
      guard containsLine else { continue }
      let end = view.element.map { nib.tree.range(of: $0).upperBound } ?? range.upperBound
      let last = lines.position(at: end).line
      if first < line, line <= last { innermost = view }
    }
    return innermost
  }
}

extension LayoutConstraint {
  /// The view that it is about first.
  fileprivate var constrainedView: View? { firstItem?.view ?? holder }
}
