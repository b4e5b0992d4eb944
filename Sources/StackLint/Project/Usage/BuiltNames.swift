import Project
import Support

/// The names that code puts together at run time, as far as their starts and ends are known.
struct BuiltNames: Sendable {
  /// The ends of the names that start alike, by the hashes of the starts. An empty end is any.
  private var ends: [UInt64: Set<[UInt8]>] = [:]
  /// The hashes of ends of names of which nothing else is known, read backward.
  private var tails: Set<UInt64> = []

  init() {}

  /// - Parameter use: What is named. A short piece counts only where code says that it names such a thing.
  init(_ patterns: some Sequence<TextPattern>, of use: UsedName?) {
    for pattern in patterns where use != nil && pattern.use == use || Self.tellsMuch(pattern) {
      if pattern.prefix.isEmpty {
        if !pattern.suffix.isEmpty { tails.insert(NameHash.exact(pattern.suffix.reversed())) }
      } else {
        ends[NameHash.exact(pattern.prefix), default: []].insert(pattern.suffix)
      }
    }
  }

  private static func tellsMuch(_ pattern: TextPattern) -> Bool {
    let bytes = pattern.prefix + pattern.suffix
    return bytes.count > 2 && bytes.contains(where: \.isASCIILetter)
  }

  /// Whether a name may be one of them.
  func contains(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var hash = NameHash.exact([])
    for count in 1..<max(1, bytes.count) {
      hash = NameHash.exact(hash, adding: bytes[count - 1])
      guard let ends = ends[hash] else { continue }
      let rest = bytes[count...]
      if ends.contains(where: { $0.isEmpty || $0.count <= rest.count && rest.suffix($0.count).elementsEqual($0) }) {
        return true
      }
    }
    hash = NameHash.exact([])
    for byte in bytes.reversed() {
      hash = NameHash.exact(hash, adding: byte)
      if tails.contains(hash) { return true }
    }
    return false
  }
}
