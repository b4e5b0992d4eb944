/// What makes an element the same one in several versions of a document: its id, or its place in its parent.
///
/// It means something only to the ``DocumentDiff`` or ``DocumentMerge`` that it comes from.
public struct ElementIdentity: Hashable, Comparable, Sendable {
  /// The number in an ``IdentityTable``.
  package let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ number: Int) { rawValue = Int32(truncatingIfNeeded: number) }

  /// The number as an index of arrays.
  package var number: Int { Int(rawValue) }

  /// The identity of the document's root element.
  static let root = ElementIdentity(rawValue: 0)

  /// The order in which the versions have the elements: those of the first one, then those that only others have.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
