import LibC

extension Git {
  /// How git is called: without hooks, file system monitors and filters that a configuration names, and without a terminal
  /// to ask at.
  struct Command: Sendable {
    /// Where git begins to look for a repository; nil for the working folder.
    var folder: String?
    private var settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"]
    private var environment: [String: String?] = ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"]

    /// Removes the variables by which a hook's environment names its repository.
    mutating func forgetRepository() {
      let names = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE",
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      ]
      for name in names { environment[name] = .some(nil) }
    }

    /// Leaves files as they are that a filter would be run on, which changes no more than which files seem to differ.
    mutating func turnFiltersOff() throws(Failure) {
      let pattern = "^filter\\..*\\.(clean|smudge|process|required)$"
      let found = try run(["config", "--null", "--name-only", "--get-regexp", pattern])
      guard found.status <= 1 else { throw failure(found, "config") }
      for name in Set(found.output.split(separator: 0)) {
        let name = String(decoding: name, as: UTF8.self)
        guard !name.contains("=") else {
          throw Failure(message: "the filter of git's setting \(name) cannot be turned off; rename it without =")
        }
        settings.append(name + (name.hasSuffix(".required") ? "=false" : "="))
      }
    }

    /// The line that a command prints; nil if its exit status says that there is none.
    func line(of arguments: [String]) throws(Failure) -> String? {
      let result = try run(arguments)
      guard result.status <= 1 else { throw failure(result, arguments[0]) }
      let line = String(decoding: result.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return result.status == 0 ? line : nil
    }

    /// The output of a command.
    func output(of arguments: [String], input: String = "") throws(Failure) -> [UInt8] {
      let result = try run(arguments, input: input)
      guard result.status == 0 else { throw failure(result, arguments.first { !$0.hasPrefix("-") } ?? "") }
      return result.output
    }

    private func run(_ arguments: [String], input: String = "") throws(Failure) -> Subprocess.Result {
      let place = folder.map { ["-C", $0] } ?? []
      let command = ["git", "--no-pager"] + place + settings.flatMap { ["-c", $0] } + arguments
      do throws(Subprocess.SystemError) {
        return try Subprocess(arguments: command, environment: environment).run(input: Array(input.utf8))
      } catch {
        throw Failure(message: "git cannot be run: \(String(cString: strerror(error.number)))")
      }
    }

    /// The messages of git from the first error on. Warnings may come before it.
    private func failure(_ result: Subprocess.Result, _ command: String) -> Failure {
      let lines = result.complaint.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? 0
      let words = lines[start...].prefix(10).filter { !$0.isEmpty }.joined(separator: "\n")
      return Failure(message: words.isEmpty ? "git \(command) failed with status \(result.status)" : words)
    }
  }
}
