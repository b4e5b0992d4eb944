/// An element in the three versions; nil in those that lack it.
struct ElementStates {
  let base: ElementPlace?
  let ours: ElementPlace?
  let theirs: ElementPlace?

  /// The element as ours has it, or else as theirs does.
  var preferred: ElementPlace? { ours ?? theirs }

  subscript(side: MergeSide) -> ElementPlace? {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }
}
