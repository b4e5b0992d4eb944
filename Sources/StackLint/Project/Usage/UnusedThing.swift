import Project

/// Something that a project has and that nothing uses.
struct UnusedThing: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case image, color, string, outlet, action, registration
  }

  let kind: Kind
  let name: String
  /// Where it is declared; the range is nil for a file as a whole.
  let path: String
  let range: Range<Int>?
}
