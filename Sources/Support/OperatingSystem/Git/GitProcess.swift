/// The only place that starts git.
///
/// Git runs in a closed environment: it uses no network, and runs no program that a repository or its configuration names.
/// `Documentation/Security.md` lists what it may do.
struct GitProcess: Sendable {
  /// Where git begins to look for a repository; nil for the working folder.
  var folder: AbsolutePath?
  /// Settings in addition to ``closed``.
  var settings: [String] = []
  private var environment = Self.environment

  /// Settings of the command line, which precede those of all files.
  private static let closed = [
    // Files of a working tree can look like a bare repository, whose configuration names programs.
    "safe.bareRepository=explicit",
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  private static let environment: [String: String?] = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_EXTERNAL_DIFF": nil,
    "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// The variables that name a repository. Git sets them for hooks.
  private static let repositoryVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// Whether the environment names a repository.
  static var isRepositoryGiven: Bool { getenv("GIT_DIR") != nil }

  /// Removes the variables that name a repository.
  mutating func forgetRepository() {
    for name in Self.repositoryVariables { environment[name] = .some(nil) }
  }

  /// Runs a command of git to its end.
  func run(_ arguments: [String], input: String = "") throws(Git.Failure) -> Subprocess.Result {
    let place = folder.map { ["-C", $0.text] } ?? []
    let command = ["git", "--no-pager"] + place + (Self.closed + settings).flatMap { ["-c", $0] } + arguments
    do throws(Subprocess.SystemError) {
      return try Subprocess(arguments: command, environment: environment).run(input: Array(input.pathBytes))
    } catch {
      throw Git.Failure(message: "git cannot be run: \(String(cString: strerror(error.number)))")
    }
  }

  /// The output of a command that has to succeed.
  func output(of arguments: [String], input: String = "") throws(Git.Failure) -> [UInt8] {
    let result = try run(arguments, input: input)
    guard result.status == 0 else { throw Git.Failure(result, of: arguments) }
    return result.output
  }
}

extension Git.Failure {
  /// The messages of git from the first error on. Warnings may come before it.
  init(_ result: Subprocess.Result, of arguments: [String]) {
    let lines = result.complaint.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasBytePrefix("fatal:") || $0.hasBytePrefix("error:") } ?? 0
    let words = lines[start...].prefix(10).filter { !$0.isEmpty }.joined(separator: "\n")
    let command = arguments.first { !$0.hasBytePrefix("-") } ?? ""
    if words.contains("promisor remote") {
      self = .partialClone
    } else {
      self.init(message: words.isEmpty ? "git \(command) failed with status \(result.status)" : words)
    }
  }

  /// Git would have to fetch something.
  static let partialClone = Self(
    message: "the clone is partial and lacks a content that the comparison needs; "
      + "run \"git fetch --refetch --no-filter\", or clone without --filter")
}

/// A command of git that changes a repository, as a person would type it.
package enum GitChange {
  /// Marks a file as merged. As always, git runs the filters that the person configured for such files.
  package static func add(_ path: AbsolutePath) throws(Git.Failure) {
    try run(["add", "--", path.text], in: path.folder)
  }

  /// Sets a value in the configuration of the working folder's repository.
  package static func set(_ name: String, to value: String) throws(Git.Failure) { try run(["config", name, value]) }

  /// The path of a file in the repository, such as `info/exclude`.
  package static func path(ofFile name: String) throws(Git.Failure) -> String {
    let output = try process(in: nil).output(of: ["rev-parse", "--git-path", name])
    return String(pathBytes: output.prefix { $0 != UInt8(ascii: "\n") })
  }

  private static func run(_ arguments: [String], in folder: AbsolutePath? = nil) throws(Git.Failure) {
    _ = try process(in: folder).output(of: arguments)
  }

  private static func process(in folder: AbsolutePath?) -> GitProcess {
    var process = GitProcess()
    process.folder = folder
    return process
  }
}

/// Merging files by lines, as git does.
package struct TextMerge {
  /// The merged text.
  package let bytes: [UInt8]
  /// How many places conflict; the text has markers there.
  package let conflictCount: Int

  /// Runs `git merge-file`. Nil if git cannot be run, or refuses the files.
  ///
  /// - Parameters: The paths of the three versions.
  ///   - markerSize: The length of conflict markers.
  package static func run(base: String, ours: String, theirs: String, markerSize: Int = 7) -> TextMerge? {
    let files = [ours, base, theirs].map { $0.hasBytePrefix("-") ? "./" + $0 : $0 }
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let arguments = ["merge-file", "--stdout", "--quiet", "--marker-size=\(markerSize)"] + labels + files
    // The status is the number of conflicts, up to 127.
    guard let result = try? GitProcess().run(arguments), (0...127).contains(result.status) else {
      return nil
    }
    return TextMerge(bytes: result.output, conflictCount: Int(result.status))
  }
}
