import SourceClasses

/// The files of a project that rules can ask about: their paths, and how to read one.
public struct ProjectFiles: Sendable {
  /// Relative to the project's folder, with `/` between names. Of the folders in an asset catalog only the
  /// `Contents.json` are needed, of frameworks only their own names.
  public let paths: [String]
  /// The bytes of a file; nil where it cannot be read.
  public let read: @Sendable (String) -> [UInt8]?

  /// Creates a list of files.
  public init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.paths = paths
    self.read = read
  }

  /// Files that are in memory.
  init(_ contents: [String: String]) {
    self.init(paths: contents.keys.sorted()) { contents[$0].map { Array($0.utf8) } }
  }

  /// The files that classes are declared in.
  public var sources: [String] { paths.filter { SourceSummary.language(of: $0) != nil } }
}
