import SourceClasses

/// The outlets that code relies on and that no document connects, by the names of classes.
struct OutletIndex: Sendable {
  private var unconnected: [String: [String]] = [:]

  init() {}

  /// - Parameters:
  ///   - documents: All of the project's.
  ///   - sources: All of the project's, which may set outlets.
  init(_ documents: DocumentIndex, _ classes: ClassIndex, _ sources: SourceFiles) {
    // Another document may connect what is missing here.
    guard !documents.isIncomplete else { return }
    let connected = documents.connectedOutlets
    let connections = ClassConnections(connected, classes)
    var budget = Self.mostQuestions
    for name in connected.keys {
      guard let lineage = classes.lineage(of: name), let family = connections.family(of: name) else { continue }
      let known = connections.outlets(of: family)
      let missing = lineage.outlets.filter { $0.value && !known.contains($0.key) }.keys
      budget -= missing.count
      guard budget > 0 else { return }
      let unset = missing.filter { !sources.assign($0, inClasses: family) }
      if !unset.isEmpty { unconnected[name] = unset.sorted() }
    }
  }

  /// How many outlets are looked for in sources. No project has so many that no document connects.
  private static let mostQuestions = 10_000

  /// The outlets of a class that are declared with `!`, and that neither a document connects nor code sets.
  func unconnectedOutlets(of name: String) -> [String] { unconnected[name] ?? [] }
}
