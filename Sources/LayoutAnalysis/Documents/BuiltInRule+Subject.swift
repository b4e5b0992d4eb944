package import NibDecoder

extension BuiltInRule {
  /// Whether it is about what is to be seen of a view on the document's own canvas.
  package var isAboutLooks: Bool {
    switch self {
    case .ambiguousLayout, .conflictingConstraints, .contentPriorityTie, .misplacedView, .priorityOutOfRange,
      .substituteFontMetrics:
      true
    default: false
    }
  }

  /// Whether it judges what an author wrote, which a document that a compiled nib is read as does not tell: its frames
  /// are those of an estimated canvas, and its attributes are made up.
  package var judgesSource: Bool { self == .misplacedView || self == .unreadAttribute }
}
