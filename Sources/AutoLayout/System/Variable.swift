/// An unknown of a ``LinearSystem``: an opaque number, meaningful only in the system that made it.
public struct Variable: Hashable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(index)
  }
}

extension Variable: CustomStringConvertible {
  /// The name used in dumps: `v0`, `v1`, … in the order of creation.
  public var description: String { "v\(index)" }
}
