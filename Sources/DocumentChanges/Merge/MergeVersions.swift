import Formats

/// The three versions of a document that a merge brings together.
package struct MergeVersions: Sendable {
  let table: IdentityTable
  private let base: DocumentVersion
  private let ours: DocumentVersion
  private let theirs: DocumentVersion

  /// The order in which Xcode writes ours.
  let order: DocumentOrder

  init(_ table: IdentityTable, base: DocumentVersion, ours: DocumentVersion, theirs: DocumentVersion) {
    (self.table, self.base, self.ours, self.theirs) = (table, base, ours, theirs)
    order = DocumentOrder(of: ours.tree)
  }

  /// The same versions with a table that knows of another one.
  func with(_ table: IdentityTable) -> MergeVersions {
    MergeVersions(table, base: base, ours: ours, theirs: theirs)
  }

  subscript(side: MergeSide) -> DocumentVersion {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// Where an element is in a version; nil if the version lacks it.
  func place(of identity: ElementIdentity, in side: MergeSide) -> ElementPlace? {
    self[side][identity].map { ElementPlace(side: side, element: $0) }
  }
}

/// An element of one version.
struct ElementPlace: Hashable {
  let side: MergeSide
  let element: ElementIndex
}

/// Looking at elements of the versions.
extension MergeVersions {
  func name(_ place: ElementPlace) -> String { self[place.side].tree.name(of: place.element) }

  func attributes(_ place: ElementPlace) -> [XMLTree.Attribute] { self[place.side].tree.attributes(of: place.element) }

  func value(_ place: ElementPlace, _ attribute: String) -> String? { self[place.side].tree[place.element, attribute] }

  /// What tells the place of an element among the children of an object.
  func signature(_ place: ElementPlace) -> ChildSignature {
    ChildSignature(name: name(place), key: value(place, "key"))
  }

  func text(_ place: ElementPlace) -> String { self[place.side].text(of: place.element) }

  func parent(_ place: ElementPlace) -> ElementIdentity? { self[place.side].parent(of: place.element) }

  func isGroup(_ place: ElementPlace) -> Bool { self[place.side].isGroup(place.element) }

  /// The start tag as it is written.
  func tag(_ place: ElementPlace) -> ArraySlice<UInt8> { self[place.side].tag(of: place.element) }

  /// Whether two places have the same name, attributes and text. The order of attributes does not count.
  func isSame(_ one: ElementPlace?, _ other: ElementPlace?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one == other { return true }
    return text(one) == text(other) && hasSameTag(one, other)
  }

  private func hasSameTag(_ one: ElementPlace, _ other: ElementPlace) -> Bool {
    if tag(one) == tag(other) { return true }
    guard name(one) == name(other) else { return false }
    let (mine, others) = (attributes(one), attributes(other))
    return mine.count == others.count
      && mine.allSatisfy { attribute in others.contains { $0.name == attribute.name && $0.value == attribute.value } }
  }

  /// Whether layout computes the frame of the view that a `<rect key="frame">` belongs to.
  func isManagedFrame(_ place: ElementPlace) -> Bool { self[place.side].isManagedFrame(place.element) }
}

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
