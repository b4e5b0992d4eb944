import NibDecoder
import Support

/// Configurations and baselines that a run compares with a revision, as the revision has them.
///
/// Whoever contributes a change could otherwise contribute what hides its findings.
struct RevisionSettings {
  private var comparison: GitComparison
  /// What changed files were.
  private(set) var old: OldConfigurations
  /// Files that differ and count as they are, because the command line names them.
  private var named: Set<AbsolutePath> = []

  private init(_ comparison: GitComparison, _ rules: RuleSelection) {
    self.comparison = comparison
    old = OldConfigurations(notes: rules.inDocumentSuppressions)
  }

  /// Looks for the configurations of the repository that differ. Those in other repositories, and those that are links, have
  /// to be added.
  ///
  /// - Parameter rules: What takes precedence over configurations.
  static func find(_ comparison: GitComparison, _ rules: RuleSelection) throws(Git.Failure) -> RevisionSettings {
    var settings = RevisionSettings(comparison, rules)
    let top = comparison.top
    for path in try settings.comparison.changes(below: top, in: [top]).files.keys.sorted(by: { $0.text < $1.text })
    where path.text.folderAndName.name == ConfigurationFile.name {
      try settings.add(path.text)
    }
    return settings
  }

  /// Whether no configuration differs.
  var isEmpty: Bool { old.contents.isEmpty }

  /// Looks up what a file was.
  ///
  /// - Throws: If that cannot be known: a run that took today's file would trust what it should check.
  mutating func add(_ path: String) throws(Git.Failure) {
    let file = AbsolutePath(path)
    guard old.contents[file] == nil, let change = try LocatedDocument.change(ofSetting: path, in: &comparison) else {
      return
    }
    switch change {
    // In a repository that is new as a whole, so is what is not there.
    case .new: if file.exists { old.contents[file] = .some(nil) }
    case .edited(let content), .deleted(let content):
      old.contents[file] = try comparison.contents(of: [content])[content.id]
    case .replaced:
      throw Git.Failure(
        message: "\(path) was a link, and is another one or none since \(comparison.revision); "
          + "its old content is unknown, so name a configuration with --config, and a baseline with --baseline-file")
    }
  }

  /// Notes a file that the command line names. It counts as it is.
  mutating func addNamed(_ path: String) throws(Git.Failure) {
    if try LocatedDocument.change(ofSetting: path, in: &comparison) != nil { named.insert(AbsolutePath(path)) }
  }

  /// What a file was, if it is one that changed: nil inside for one that was not there.
  subscript(path: AbsolutePath) -> [UInt8]?? { old.contents[path] }

  /// What is said about files that differ, for people.
  var lines: [Escaped<LogLine>] {
    [
      Self.line("do not count before they are merged", old.contents.keys, comparison.revision),
      Self.line("count, because the command line names them", named, comparison.revision),
    ].compactMap(\.self)
  }

  private static func line(
    _ words: Escaped<LogLine>, _ files: some Sequence<AbsolutePath>, _ revision: String
  ) -> Escaped<LogLine>? {
    let paths = files.map(\.shown).sorted()
    guard !paths.isEmpty else { return nil }
    return "changes since \(revision) \(words): \(paths.joined(separator: ", "))"
  }
}
