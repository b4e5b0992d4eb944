/// The git repository of a working tree. It is only looked at: see ``GitProcess``.
package struct Git: Sendable {
  /// Why git could not answer.
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// The top of the working tree, absolute and without links.
  package let top: AbsolutePath
  private let command: Command

  private init(top: AbsolutePath, _ command: Command) { (self.top, self.command) = (top, command) }

  /// Finds the repository that the working folder is in, or that the environment names.
  package static func find() throws(Failure) -> Git {
    var command = Command()
    // A folder inside of the working tree may look like a bare repository, which older versions of git prefer.
    if !GitProcess.isRepositoryGiven { command.process.folder = AbsolutePath(".").repository }
    let path = try command.output(of: ["rev-parse", "--show-toplevel"]).dropLast()
    return try find(top: AbsolutePath(String(pathBytes: Array(path))), command)
  }

  /// Finds the repository of a folder below another one's working tree.
  static func find(nested top: AbsolutePath) throws(Failure) -> Git {
    var command = Command()
    command.process.forgetRepository()
    return try find(top: top, command)
  }

  private static func find(top: AbsolutePath, _ command: Command) throws(Failure) -> Git {
    var command = command
    command.process.folder = top
    try command.turnFiltersOff()
    return Git(top: AbsolutePath.resolve(top.text) ?? top, command)
  }
}

extension Git {
  /// The entries of the index for files that are not merged, as git lists them.
  func unmergedEntries() throws(Failure) -> [UInt8] {
    try command.output(of: ["ls-files", "--unmerged", "--full-name", "-z"])
  }
}

extension Git {
  /// The id of what a name such as `HEAD:Main.storyboard` means; nil for nothing.
  package func object(_ name: String) throws(Failure) -> String? {
    var name = name
    // A path is from the top, unless it says otherwise: the command runs there.
    if let colon = name.firstIndex(of: ":"), name[name.index(after: colon)...].hasBytePrefix("./") {
      let path = AbsolutePath(String(name[name.index(after: colon)...]))
      name = String(name[...colon]) + (path.path(below: top) ?? path.text)
    }
    return try command.line(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", name])
  }

  /// The files that differ, as git lists them.
  func rawDifferences(from old: String, to new: String?, at paths: [AbsolutePath]) throws(Failure) -> [UInt8] {
    let kind = new == nil ? ["diff-index"] : ["diff-tree", "-r"]
    let options = Self.rawOptions + ["--find-renames", old]
    return try command.output(
      of: ["--literal-pathspecs"] + kind + options + (new.map { [$0] } ?? []) + ["--"] + paths.map(\.text))
  }

  /// What makes a list of differences the same whatever the user configured.
  private static let rawOptions = [
    "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
  ]
}

// MARK: - Commits

extension Git {
  /// The commit at which the working tree and a revision parted: what the revision got since is no change of ours.
  func base(of revision: String) throws(Failure) -> String {
    guard let commit = try commit(revision) else {
      let advice =
        try isShallow
        ? "the clone is shallow, so fetch the revision, or clone with the whole history, in CI with fetch-depth: 0"
        : "name an existing branch, tag or commit"
      throw Failure(message: "unknown revision \"\(revision)\"; \(advice)")
    }
    try refuseSecondMeaning(of: revision)
    return try command.line(of: ["merge-base", commit, "HEAD"]) ?? commit
  }

  /// Whether the clone lacks older commits.
  private var isShallow: Bool {
    get throws(Failure) { try command.line(of: ["rev-parse", "--is-shallow-repository"]) == "true" }
  }

  /// Refuses a name that a branch and a tag have, or two branches: whoever may create the one that git prefers could choose
  /// what a change is compared with.
  private func refuseSecondMeaning(of revision: String) throws(Failure) {
    let bytes = Array(revision.utf8)
    let end = bytes.indices.first { "~^:".utf8.contains(bytes[$0]) || bytes[$0...].starts(with: "@{".utf8) }
    let name = String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self)
    let meanings = ["refs/\(name)", "refs/tags/\(name)", "refs/heads/\(name)", "refs/remotes/\(name)"]
    let listed = try command.output(of: ["for-each-ref", "--format=%(refname)", "--"] + meanings)
    let references = listed.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      .filter(meanings.contains)
    guard references.count > 1 else { return }
    var commits: Set<String?> = []
    for reference in references { commits.insert(try commit(reference)) }
    guard commits.count > 1 else { return }
    let names = references.joined(separator: " and ")
    throw Failure(message: "revision \"\(name)\" is ambiguous: \(names) are different commits; write one of these")
  }

  /// The id of a commit; nil where it is not here.
  package func commit(_ revision: String) throws(Failure) -> String? {
    try command.line(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
  }

  /// The commit of a submodule that a commit names; nil where there was none at that path.
  func submodule(_ path: String, in commit: String) throws(Failure) -> String? {
    let entry = try command.output(of: ["--literal-pathspecs", "ls-tree", "-z", commit, "--", path])
    let fields = entry.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    guard fields.count == 3, fields[0].elementsEqual("160000".utf8) else { return nil }
    return String(decoding: fields[2], as: UTF8.self)
  }

  /// Whether the index has a submodule at a path.
  func hasSubmodule(_ path: String) throws(Failure) -> Bool {
    let entry = try command.output(of: ["--literal-pathspecs", "ls-files", "--stage", "-z", "--", path])
    return entry.starts(with: "160000 ".utf8)
  }
}

// MARK: - Files

extension Git {
  /// How a file of the working tree differs from a commit.
  struct Difference: Sendable {
    /// The id of the old content; nil for one that was not there, or was no file.
    let oldID: String?
    /// Whether something was there, such as a link.
    let wasThere: Bool
    /// Whether the index no longer has the file, or the file is gone.
    let isDeleted: Bool
  }

  /// The files that differ from a commit, or seem to.
  func files(changedSince commit: String) throws(Failure) -> [AbsolutePath: Difference] {
    var files: [AbsolutePath: Difference] = [:]
    for (fields, path) in try differences("diff-index", [commit]) {
      let old = fields[0].hasBytePrefix(":100") ? fields[2] : files[path]?.oldID
      let wasThere = !fields[0].hasBytePrefix(":000000") || files[path]?.wasThere ?? false
      files[path] = Difference(oldID: old, wasThere: wasThere, isDeleted: fields[4] == "D")
    }
    return files
  }

  /// What the index has of a file.
  struct IndexEntry {
    let id: String
    let isLink: Bool
  }

  /// What the index has of files and links that differ from it, or seem to. That is what a commit would record.
  func indexedFiles() throws(Failure) -> [AbsolutePath: IndexEntry] {
    var files: [AbsolutePath: IndexEntry] = [:]
    for (fields, path) in try differences("diff-files", []) where fields[4] != "U" {
      let isLink = fields[0].hasBytePrefix(":120")
      if isLink || fields[0].hasBytePrefix(":100") { files[path] = IndexEntry(id: fields[2], isLink: isLink) }
    }
    return files
  }

  /// What the index adds to the last commit, or changes in it. Before the first commit that is all of it.
  func stagedChanges() throws(Failure) -> [StagedFiles.Change] {
    var base = try commit("HEAD")
    if base == nil { base = try command.line(of: ["hash-object", "-t", "tree", "--stdin"]) }
    guard let base else { throw Failure.answer(to: "hash-object") }
    let differences = try differences("diff-index", ["--cached", base])
    return differences.filter { $0.fields[4] != "D" }.map { StagedFiles.Change($0.path, $0.fields) }
  }

  /// What a command lists of files that differ: the fields `:100644 100644 OLD NEW M`, and the path.
  private func differences(
    _ name: String, _ revisions: [String]
  ) throws(Failure) -> [(fields: [String], path: AbsolutePath)] {
    let options = Self.rawOptions + ["--no-renames"]
    let parts = try command.output(of: [name] + options + revisions + ["--"]).split(separator: 0)
    guard parts.count.isMultiple(of: 2) else { throw Failure.answer(to: name) }
    var found: [(fields: [String], path: AbsolutePath)] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      let fields = parts[index].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5, fields[0].hasBytePrefix(":") else { throw Failure.answer(to: name) }
      found.append((fields, top.appending(String(pathBytes: parts[index + 1]))))
    }
    return found
  }

  /// The files that are neither tracked nor ignored; of a repository that is none of its submodules its folder.
  func untrackedFiles() throws(Failure) -> [AbsolutePath] {
    let output = try command.output(of: ["ls-files", "--others", "--exclude-standard", "-z"])
    return output.split(separator: 0).map { top.appending(String(pathBytes: $0)) }
  }

  /// The contents that have some ids.
  ///
  /// - Throws: Also if one of them is missing.
  package func contents(of ids: Set<String>) throws(Failure) -> [String: [UInt8]] {
    guard !ids.isEmpty else { return [:] }
    let ids = ids.sorted()
    var output = try command.output(of: ["cat-file", "--batch"], input: ids.map { "\($0)\n" }.joined())[...]
    var contents: [String: [UInt8]] = [:]
    for id in ids {
      let head = output.prefix { $0 != UInt8(ascii: "\n") }
      let fields = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      output = output.dropFirst(head.count + 1)
      guard fields.count == 3, fields[0] == id, fields[1] == "blob", let size = Int(fields[2]),
        (0..<output.count).contains(size)
      else {
        if try command.isOfPartialClone { throw Failure.partialClone }
        throw Failure(message: "git has no content of object \(id); fetch it, or name another revision")
      }
      contents[id] = Array(output.prefix(size))
      output = output.dropFirst(size + 1)
    }
    guard output.isEmpty else { throw Failure.answer(to: "cat-file") }
    return contents
  }
}

extension Git.Failure {
  fileprivate static func answer(to command: String) -> Self {
    Self(message: "git \(command) printed something unexpected")
  }
}

extension Git {
  /// A command that looks at a repository, and changes nothing in it.
  struct Command: Sendable {
    var process = GitProcess()

    /// Leaves files as they are that a filter would be run on, which changes no more than which files seem to differ.
    mutating func turnFiltersOff() throws(Failure) {
      for name in try names(ofSettings: "^filter\\..*\\.(clean|smudge|process|required)$") {
        guard !name.contains("=") else {
          throw Failure(message: "the filter of git's setting \(name) cannot be turned off; rename it without =")
        }
        process.settings.append(name + (name.hasByteSuffix(".required") ? "=false" : "="))
      }
    }

    /// Whether a clone lacks contents, which git fetches when it needs them.
    var isOfPartialClone: Bool {
      get throws(Failure) { try !names(ofSettings: "^remote\\..*\\.promisor$").isEmpty }
    }

    private func names(ofSettings pattern: String) throws(Failure) -> Set<String> {
      let arguments = ["config", "--null", "--name-only", "--get-regexp", pattern]
      let found = try process.run(arguments)
      guard found.status <= 1 else { throw Failure(found, of: arguments) }
      return Set(found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The line that a command prints; nil if its exit status says that there is none.
    func line(of arguments: [String]) throws(Failure) -> String? {
      let result = try process.run(arguments)
      guard result.status <= 1 else { throw Failure(result, of: arguments) }
      let line = String(decoding: result.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return result.status == 0 ? line : nil
    }

    /// The output of a command.
    func output(of arguments: [String], input: String = "") throws(Failure) -> [UInt8] {
      try process.output(of: arguments, input: input)
    }
  }
}

/// Files that git could not merge.
extension Git {
  /// A file of the index with the versions that a merge found.
  package struct UnmergedFile: Sendable {
    /// From the top of the working tree.
    package let path: String
    /// The ids of the contents; nil for a version that lacks the file.
    package fileprivate(set) var base: String?
    package fileprivate(set) var ours: String?
    package fileprivate(set) var theirs: String?

    init(path: String) { self.path = path }
  }

  /// The files that are not merged yet, in the order of the index.
  package func unmergedFiles() throws(Failure) -> [UnmergedFile] {
    let output = try unmergedEntries()
    var files: [UnmergedFile] = []
    for entry in output.split(separator: 0) {
      // `100644 ID STAGE\tPATH`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let path = String(pathBytes: entry[(tab + 1)...])
      if files.last?.path != path { files.append(UnmergedFile(path: path)) }
      guard fields.count == 3 else { continue }
      switch fields[2] {
      case "1": files[files.count - 1].base = fields[1]
      case "2": files[files.count - 1].ours = fields[1]
      case "3": files[files.count - 1].theirs = fields[1]
      default: break
      }
    }
    return files
  }
}

/// Differences between commits.
extension Git {
  /// A file that differs between two commits, or between one and the working tree.
  package struct ChangedFile: Sendable {
    /// From the top of the working tree.
    package let path: String
    /// The path before; the same unless the file was renamed.
    package let oldPath: String
    /// The ids of the contents; nil for one that is not there, and for one in the working tree.
    package let oldID: String?
    package let newID: String?
    /// Whether the new content is that of the working tree.
    package let isInWorkingTree: Bool
  }

  /// The files that differ.
  ///
  /// - Parameters:
  ///   - old: A revision.
  ///   - new: A revision; nil for the working tree.
  ///   - paths: The files and folders to look at; all if there are none.
  package func changedFiles(from old: String, to new: String?, at paths: [AbsolutePath]) throws(Failure)
    -> [ChangedFile]
  {
    let output = try rawDifferences(from: old, to: new, at: paths)
    var parts = output.split(separator: 0)[...]
    var files: [ChangedFile] = []
    while let head = parts.popFirst() {
      // `:100644 100644 OLD NEW M`, and for a renamed file both paths
      let fields = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5, let first = parts.popFirst() else {
        throw Failure(message: "git diff printed something unexpected")
      }
      let isRenamed = fields[4].hasBytePrefix("R") || fields[4].hasBytePrefix("C")
      let path = isRenamed ? parts.popFirst() ?? first : first
      let isGone = fields[4] == "D"
      files.append(
        ChangedFile(
          path: String(pathBytes: path), oldPath: String(pathBytes: first),
          oldID: fields[0].hasBytePrefix(":100") ? fields[2] : nil,
          newID: new == nil || isGone || !fields[1].hasBytePrefix("100") ? nil : fields[3],
          isInWorkingTree: new == nil && !isGone))
    }
    return files
  }
}
