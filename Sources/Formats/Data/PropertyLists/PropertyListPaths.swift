/// Paths to values of a property list whose places are wanted, as a tree: each dictionary is searched once.
struct PropertyListPaths {
  /// Keys of dictionaries and positions in arrays, outermost first.
  typealias Path = [String]

  /// The path that ends here; nil if none does.
  private(set) var path: Path?
  private var inner: [String: PropertyListPaths] = [:]

  init(_ paths: some Sequence<Path>) {
    for path in paths { insert(path, path[...]) }
  }

  private init() {}

  /// The paths that go on through a key; nil if there are none.
  subscript(key: String) -> PropertyListPaths? { inner[key] }

  private mutating func insert(_ path: Path, _ rest: ArraySlice<String>) {
    guard let key = rest.first else {
      self.path = path
      return
    }
    inner[key, default: PropertyListPaths()].insert(path, rest.dropFirst())
  }
}
