/// The index of an element in an ``XMLTree``; the root is 0 and indices follow document order.
public struct ElementIndex: RawRepresentable, Hashable, Comparable, Sendable {
  /// The position in document order.
  public let rawValue: Int32

  /// Creates an index.
  @inlinable
  public init(rawValue: Int32) { self.rawValue = rawValue }

  @inlinable
  package init(_ position: Int) { rawValue = Int32(truncatingIfNeeded: position) }

  @inlinable
  package var position: Int { Int(rawValue) }

  /// Document order.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
