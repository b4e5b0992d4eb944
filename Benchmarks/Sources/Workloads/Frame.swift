/// A view in both axes.
struct Frame: Sendable {
  let x: Span
  let y: Span

  /// The span along an axis: 0 for the horizontal one, 1 for the other.
  subscript(axis: Int) -> Span { axis == 0 ? x : y }
}
