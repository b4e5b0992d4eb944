/// The side that a person chose for each conflict.
public struct MergeChoices: Sendable {
  private var sides: [MergeConflict: MergeSide] = [:]

  /// No conflict is decided.
  public init() {}

  /// The side whose changes the result has: ours unless the other one is chosen.
  public subscript(conflict: MergeConflict) -> MergeSide { sides[conflict] ?? .ours }

  /// Whether a person chose a side.
  package func decide(_ conflict: MergeConflict) -> Bool { sides[conflict] != nil }

  /// Chooses a side: ours or theirs.
  public mutating func choose(_ side: MergeSide, for conflict: MergeConflict) {
    precondition(side != .base, "a conflict is between ours and theirs")
    sides[conflict] = side
  }
}

/// A version of a document in a three-way merge.
public enum MergeSide: String, Hashable, Sendable {
  /// The version that both sides come from.
  case base
  /// The version that the other one is merged into.
  case ours
  /// The version that is merged.
  case theirs

  /// The other side.
  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Something that a person must decide in a merge.
public struct MergeConflict: Hashable, Sendable {
  /// What the two sides disagree about.
  public enum Subject: Hashable, Sendable {
    /// Both sides gave an attribute different values; nil for none.
    case attribute(String, base: String?, ours: String?, theirs: String?)
    /// Both sides gave an element different texts.
    case text(base: String?, ours: String, theirs: String)
    /// Both sides turned an element into one of another name, or one did and the other changed it.
    case kind(ours: String, theirs: String)
    /// Both sides changed a value of several attributes, such as a color.
    case value
    /// One side deleted the element, and the other changed it or something in it.
    case deletion(by: MergeSide)
    /// Both sides moved an element to different places.
    case parent
    /// Both sides ordered the same elements differently.
    case order
    /// A side refers to an object that the other deleted: the attribute that has its id, the id, and the side.
    case reference(attribute: String, id: String, from: MergeSide)
    /// Both sides added what there can be only one of, such as a view with the key `view`: the conflict's element is theirs.
    case twice(String, ours: ElementIdentity)
  }

  /// The element.
  public let identity: ElementIdentity
  /// What the sides disagree about.
  public let subject: Subject
}
