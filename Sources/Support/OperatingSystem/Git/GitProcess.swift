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
