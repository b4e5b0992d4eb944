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
