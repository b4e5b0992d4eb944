import ArgumentParser
import Support

/// The words of a command line.
struct CommandArguments {
  let words: [String]

  /// The program's own arguments, without its name. They may contain bytes that are not UTF-8.
  static var current: CommandArguments {
    CommandArguments(
      words: (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { String(systemPath: $0) }
      })
  }

  /// The words, with long runs of paths joined into one word each; see `PathArgument`.
  ///
  /// The parser takes a time that grows with the square of the number of arguments: half a second for 4,000 paths, which
  /// is more than reading the files.
  var grouped: [String] {
    var grouped: [String] = []
    for run in runs {
      // The first word of a run may be the value of the option before it.
      let kept = run.count > Self.longestRun ? 1 : run.count
      grouped += run.prefix(kept)
      if kept < run.count { grouped.append(PathArgument.join(run.dropFirst(kept))) }
    }
    return grouped
  }

  /// The words without the ends of very long runs of paths, for a command line that the parser refuses: it quotes words
  /// as they were typed, and does not need all of them to do so.
  var shortened: [String] { runs.flatMap { $0.prefix(Self.longestQuotation) } }

  /// Whether `shortened` has all words.
  var isShort: Bool { runs.allSatisfy { $0.count <= Self.longestQuotation } }

  /// Runs of words that are not options. Each option is a run of its own.
  private var runs: [ArraySlice<String>] {
    words.indices.reduce(into: []) { runs, index in
      let isOption = words[index].hasBytePrefix("-")
      if isOption || index == 0 || words[index - 1].hasBytePrefix("-") {
        runs.append(words[index...index])
      } else {
        runs[runs.count - 1] = words[runs[runs.count - 1].startIndex...index]
      }
    }
  }

  private static let longestRun = 16
  private static let longestQuotation = 500

  /// Refuses an option that is also the name of a file in the working folder. A shell may have expanded `*` to it, and the
  /// file may come from a stranger.
  func refuseFilesAsOptions() throws {
    let options = words.prefix { $0 != "--" }.filter { $0.hasBytePrefix("-") && $0 != "-" }
    guard let name = options.first(where: { AbsolutePath($0).exists }) else { return }
    throw ValidationError(
      "\(name) is both an option and the name of a file; write -- before file names, or remove the file")
  }
}
