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
