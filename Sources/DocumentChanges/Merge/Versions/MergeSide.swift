/// A version of a document in a three-way merge.
public enum MergeSide: String, Hashable, Sendable {
  /// The version that both sides come from.
  case base
  /// The version that the other one is merged into.
  case ours
  /// The version that is merged.
  case theirs

  /// The other side.
  package var other: MergeSide { self == .ours ? .theirs : .ours }
}
