import Support

/// Writes documents in Xcode's form.
package struct FormatRun {
  private let paths: [String]
  private let standardInput: String?
  private let action: DocumentFormatting.Action
  private let isQuiet: Bool

  /// - Parameter standardInput: The path of the document that comes from standard input; nil for files.
  package init(
    _ paths: [String], standardInput: String?, _ action: DocumentFormatting.Action, isQuiet: Bool
  ) {
    (self.paths, self.standardInput) = (paths, standardInput)
    (self.action, self.isQuiet) = (action, isQuiet)
  }

  package func run() throws(ExitStatus) {
    let changed = Locked(0)
    let action = action
    let found = standardInput.map { InputFiles(standardInputOf: $0) } ?? InputFiles.find(paths).required(in: paths)
    let isStandardInput = standardInput != nil
    try DocumentRun.find(skippedBy: found).process(
      isQuiet: isQuiet || action == .write && (isStandardInput || paths == ["-"]),
      summary: { changed.withLock { "\($0) \(action == .write ? "" : "to be ")reformatted" } },
      { bytes, path in
        let formatting = DocumentFormatting(path: path, action: action, isStandardInput: isStandardInput || path == "-")
        let (part, isChanged) = formatting.part(bytes)
        if isChanged { changed.withLock { $0 += 1 } }
        return part
      })
    if action != .write, changed.withLock({ $0 > 0 }) { throw .found }
  }
}
