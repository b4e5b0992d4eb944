import StackLint

/// What one `.ibstack.yml` says.
struct ConfigurationFile {
  /// The name that a configuration has in a folder.
  static let name = ".ibstack.yml"

  /// A pattern, and where it is written.
  struct Pattern {
    let glob: GlobPattern
    let node: ConfigurationNode
  }

  /// Whether configurations of folders above hold too, where this one says nothing.
  var inherits = true
  /// Where documents are searched; empty for the whole folder.
  var include: [Pattern] = []
  /// What is searched, and what is left out.
  var exclude: [Pattern] = []
  /// A file of findings that are known.
  var baseline: String?
  var layer: ConfigurationLayer

  /// Where the known findings are: relative to the configuration's folder.
  var baselinePath: String? {
    baseline.map { $0.hasPrefix("/") ? $0 : AbsolutePath(layer.folder).appending($0).shown }
  }
}
