package import Support

extension LintRun {
  /// Finds documents and reads their configurations.
  ///
  /// - Parameter paths: Files, and folders to search for storyboards and xibs.
  /// - Throws: `InvalidConfiguration` if a configuration cannot be used.
  public static func find(_ paths: [String]) throws -> LintRun {
    try find(paths, options: LintOptions(), selection: LintSelection())
  }

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter search: Finds the documents that paths stand for.
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  package static func find(
    _ paths: [String], options: LintOptions, selection: LintSelection,
    search: ([String]) -> InputFiles = { InputFiles.find($0, wanted: .layouts) }
  ) throws -> LintRun {
    guard selection.isHook else {
      let comparison = RunSearch.comparison(selection)
      return try RunSearch(paths: paths, options: options, selection: selection, comparison: comparison)
        .run(search(paths))
    }
    let commit = try CommitFiles.find(paths)
    var found = commit.named
    found.append(commit.others)
    return try RunSearch(
      paths: [commit.folder], options: options, selection: selection,
      committed: Set(commit.named.files.map { PathKey($0.path) })
    ).run(found)
  }

  /// Lints standard input under the path of a file, which selects the configuration and the project.
  ///
  /// - Throws: The same as for files.
  package static func standardInput(
    of path: String, options: LintOptions, selection: LintSelection
  ) throws -> LintRun {
    try RunSearch(
      paths: [], options: options, selection: selection, comparison: RunSearch.comparison(selection)
    ).run(InputFiles(standardInputOf: path))
  }
}
