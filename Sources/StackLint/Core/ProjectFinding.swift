import NibDecoder

/// A finding of a rule in any file of the project, such as a source file.
struct ProjectFinding {
  /// The path of the file, relative to the project's folder.
  let path: String
  /// The message, and its place in the text of the file.
  let finding: Finding

  init(_ message: String, in path: String, at range: SourceRange?) {
    self.path = path
    finding = Finding(message, at: range)
  }
}
