package import OperatingSystem
import StackLint

/// The configurations that hold for documents: one that is named, or those in the folders above each document.
package struct Configurations {
  private let named: ConfigurationFile?
  private var chains: [AbsolutePath: [ConfigurationFile]] = [:]

  /// - Parameter named: The configuration to use for everything; nil to look for them beside the documents.
  package init(_ named: ConfigurationFile? = nil) { self.named = named }

  /// Reads the configuration to use for everything, if one is named.
  ///
  /// - Parameter path: Of this configuration; nil to look for them beside the documents.
  package static func read(_ path: String?) throws(InvalidConfiguration) -> Configurations {
    Configurations(
      try path.map { (path) throws(InvalidConfiguration) in try read(path, folder: AbsolutePath(path).folder) })
  }

  /// The configurations for a document, the outermost first.
  package mutating func files(forDocument path: AbsolutePath) throws(InvalidConfiguration) -> [ConfigurationFile] {
    if let named { return [named] }
    return try chain(in: path.folder)
  }

  /// How many configurations may hold for a document. Each document is compared with each of them.
  private static let mostNested = 64

  private mutating func chain(in folder: AbsolutePath) throws(InvalidConfiguration) -> [ConfigurationFile] {
    if let known = chains[folder] { return known }
    var chain: [ConfigurationFile] = []
    let own = try Self.read(in: folder)
    if own?.inherits ?? true, !folder.isRoot, !folder.isRepository { chain = try self.chain(in: folder.folder) }
    if let own {
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

  private static func read(in folder: AbsolutePath) throws(InvalidConfiguration) -> ConfigurationFile? {
    let path = folder.appending(ConfigurationFile.name)
    guard path.exists else { return nil }
    let boundary = ProjectBoundary.find(around: folder.text)
    if let reason = boundary.refusal(ofLink: path.text, advice: "name it with --config to use it") {
      throw InvalidConfiguration(InputFile.Failure(reading: path.shown, reason))
    }
    return try read(path.shown, folder: folder)
  }

  package static func read(
    _ path: String, folder: AbsolutePath
  ) throws(InvalidConfiguration) -> ConfigurationFile {
    switch InputFile(path: path).read(limit: 1 << 20) {
    case .success(let bytes): return try ConfigurationReader.read(bytes, path: path, folder: folder.text)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }
}
