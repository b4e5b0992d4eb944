/// What makes an element the same one in several versions of a document: a number in an ``IdentityTable``.
package struct ElementIdentity: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ number: Int) { rawValue = Int32(truncatingIfNeeded: number) }

  /// The number as an index of arrays.
  package var number: Int { Int(rawValue) }

  /// The identity of the document's root element.
  package static let root = ElementIdentity(rawValue: 0)

  /// The order in which a table met the elements.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
