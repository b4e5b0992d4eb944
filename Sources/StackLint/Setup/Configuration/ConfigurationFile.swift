import NibDecoder
import Support

/// The content of one `.ibstack.yml`.
package struct ConfigurationFile {
  /// The name that a configuration has in a folder.
  package static let name = ".ibstack.yml"

  /// A pattern, and where it is written.
  struct Pattern {
    let glob: GlobPattern
    let node: ConfigurationNode
  }

  /// A path that is written, and where.
  struct WrittenPath {
    let text: String
    let node: ConfigurationNode

    /// Relative to the configuration's folder.
    func path(in folder: String) -> String {
      text.hasBytePrefix("/") ? text : AbsolutePath(folder).appending(text).shown
    }

    /// Why it may not be used. A configuration may come from a stranger.
    ///
    /// - Parameter option: By which the command line names what a configuration may not.
    func refusal(in folder: String, option: String) -> ConfigurationProblem? {
      let reason = ProjectBoundary.find(around: folder).refusal(of: path(in: folder), advice: "name it with \(option)")
      return reason.map { node.problem("\"\(text)\" \($0)") }
    }
  }

  /// The text.
  let source: SourceFile
  /// Whether configurations of outer folders apply to what this one leaves open.
  var inherits = true
  /// The documents that are linted; empty for the whole folder.
  var include: [Pattern] = []
  /// The documents that are not linted.
  var exclude: [Pattern] = []
  /// The patterns of overrides and suppressions.
  var otherPatterns: [Pattern] = []
  /// The devices and users that documents are laid out for.
  var variants = VariantChoice()
  /// The behavior of stack views.
  var stackViews = StackViewChoice()
  /// Font files to measure text with, and folders of such; nil leaves it to outer configurations.
  var fonts: [WrittenPath]?
  /// The suppressions, with their places.
  var suppressions: [WrittenSuppression] = []
  /// The suppressions that a change adds to the file, where the file is as a revision has it.
  var addedSuppressions: [Suppression] = []
  /// A file of findings that are known.
  var baseline: WrittenPath?
  var layer: ConfigurationLayer

  /// Every pattern that is written, but those that take back.
  var patterns: [Pattern] { (include + exclude + otherPatterns).filter { !$0.glob.isNegated } }

  /// Where the known findings are: relative to the configuration's folder.
  ///
  /// - Throws: If a configuration may not name the file.
  func baselinePath() throws(InvalidConfiguration) -> String? {
    if let problem = baseline?.refusal(in: layer.folder, option: "--baseline-file") {
      throw InvalidConfiguration([problem])
    }
    return baseline?.path(in: layer.folder)
  }
}

/// Something in a configuration that cannot be meant, or that is probably not meant: `.ibstack.yml:3:5: error: …`.
package struct ConfigurationProblem: Hashable, CustomStringConvertible, Sendable {
  let path: String
  /// From 1; nil for the file as a whole.
  package var line: Int?
  /// In characters, from 1.
  package var column: Int?
  package let message: String
  /// Whether the configuration can be used all the same.
  var isNotice = false

  init(path: String, line: Int? = nil, column: Int? = nil, message: String, isNotice: Bool = false) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
    self.isNotice = isNotice
  }

  package var description: String {
    let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return "\(path)\(place): \(isNotice ? "notice" : "error"): \(message)"
  }
}

/// Why configurations cannot be used.
public struct InvalidConfiguration: Error {
  /// One problem per line, in the order of the file.
  public let lines: [String]
  /// The problems in the order of the file; none where it cannot be read.
  package let problems: [ConfigurationProblem]

  init(_ problems: [ConfigurationProblem]) {
    self.problems = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    lines = self.problems.map(\.description)
  }

  init(_ failure: InputFile.Failure) { (lines, problems) = ([failure.message], []) }
}
