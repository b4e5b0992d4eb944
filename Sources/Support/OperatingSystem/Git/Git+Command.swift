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
