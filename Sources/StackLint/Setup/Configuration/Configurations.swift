package import Support

/// The configurations that hold for documents: one that is named, or those in the folders above each document.
package struct Configurations {
  private let named: ConfigurationFile?
  /// What configurations were that changed, where those of before count; nil where today's count.
  private let old: OldConfigurations?
  private var chains: [AbsolutePath: [ConfigurationFile]] = [:]

  /// - Parameter named: The configuration to use for everything; nil to look for them beside the documents.
  package init(_ named: ConfigurationFile? = nil) { self.init(named, nil) }

  private init(_ named: ConfigurationFile?, _ old: OldConfigurations?) { (self.named, self.old) = (named, old) }

  /// Reads the configuration to use for everything, if one is named.
  ///
  /// - Parameters:
  ///   - path: Of this configuration; nil to look for them beside the documents.
  ///   - old: What those beside the documents were that changed, where those of before count; nil where today's count.
  static func read(
    _ path: String?, _ old: OldConfigurations? = nil
  ) throws(InvalidConfiguration) -> Configurations {
    Configurations(
      try path.map { (path) throws(InvalidConfiguration) in try read(path, folder: AbsolutePath(path).folder) },
      old)
  }

  /// Where configurations are or would be that hold for the documents so far; none if one is named.
  var places: [String] { chains.keys.map { $0.appending(ConfigurationFile.name).shown }.sorted() }

  /// The configurations for a document, the outermost first.
  package mutating func files(forDocument path: AbsolutePath) throws(InvalidConfiguration) -> [ConfigurationFile] {
    if let named { return [named] }
    return try chain(in: path.folder)
  }

  /// How many configurations may hold for a document. Each document is compared with each of them.
  private static let mostNested = 64

  private mutating func chain(in folder: AbsolutePath) throws(InvalidConfiguration) -> [ConfigurationFile] {
    if let known = chains[folder] { return known }
    let outer = folder.isRoot || folder.isRepository ? [] : try self.chain(in: folder.folder)
    var chain = outer
    if var own = try read(in: folder) {
      if !own.inherits { chain = [] }
      let notes = outer.reduce(own.layer.inDocumentSuppressions) { $0.combined(with: $1.layer.inDocumentSuppressions) }
      own.layer.inDocumentSuppressions = notes
      if old?.allowsSuppressions(where: notes) ?? false { own.layer.suppressions += own.addedSuppressions }
      chain.append(own)
      guard chain.count <= Self.mostNested else {
        throw InvalidConfiguration(
          InputFile.Failure(
            reading: own.source.path,
            "nested in \(chain.count - 1) configurations; expected at most \(Self.mostNested - 1), so merge some of them, or "
              + "write inherit: false"))
      }
    }
    chains[folder] = chain
    return chain
  }

  /// The configuration in a folder, as it was if that counts. Of what a change adds to it only suppressions
  /// are kept apart.
  private func read(in folder: AbsolutePath) throws(InvalidConfiguration) -> ConfigurationFile? {
    let path = folder.appending(ConfigurationFile.name)
    let now = try Self.read(path)
    guard let bytes = self.old?.contents[path] else { return now }
    let old = bytes.flatMap { bytes in
      try? ConfigurationReader.read(bytes, path: path.shown, folder: folder.text)
    }
    guard let now, old != nil || !now.layer.suppressions.isEmpty else { return old }
    var file = old ?? ConfigurationFile(source: now.source, layer: ConfigurationLayer(folder: folder.text))
    file.addedSuppressions = now.layer.suppressions.filter { !file.layer.suppressions.contains($0) }
    return file
  }

  private static func read(_ path: AbsolutePath) throws(InvalidConfiguration) -> ConfigurationFile? {
    guard path.exists else { return nil }
    let boundary = ProjectBoundary.find(around: path.folder.text)
    if let reason = boundary.refusal(ofLink: path.text, advice: "name it with --config to use it") {
      throw InvalidConfiguration(InputFile.Failure(reading: path.shown, reason))
    }
    return try read(path.shown, folder: path.folder)
  }

  static func read(
    _ path: String, folder: AbsolutePath
  ) throws(InvalidConfiguration) -> ConfigurationFile {
    switch InputFile(path: path).read(limit: 1 << 20) {
    case .success(let bytes): return try ConfigurationReader.read(bytes, path: path, folder: folder.text)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }
}

/// What configurations were that a change adds, edits or removes, where those of before count.
struct OldConfigurations {
  /// By their paths; nil for one that was not there.
  var contents: [AbsolutePath: [UInt8]?] = [:]
  /// What notes in documents do, if the caller decides that.
  let notes: InDocumentSuppressions?

  /// Whether the suppressions hold that a change adds to a configuration: they name an object and a reason, as notes in
  /// documents do, and are worth as much.
  ///
  /// - Parameter notes: What notes do where the caller leaves that to configurations.
  func allowsSuppressions(where notes: InDocumentSuppressions) -> Bool { (self.notes ?? notes) == .allow }
}
