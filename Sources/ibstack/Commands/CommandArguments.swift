import ArgumentParser
import Escaping
import FileAccess

/// The words of a command line.
struct CommandArguments {
  let words: [String]

  /// Those that the program was started with, whatever bytes they consist of, without its name.
  static var current: CommandArguments {
    CommandArguments(
      words: (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { String(systemPath: $0) }
      })
  }

  /// Refuses an option that is the name of a file in the working folder, too. A shell may have put it there for `*`, and
  /// the file may come from a stranger.
  func refuseFilesAsOptions() throws {
    let options = words.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }
    guard let name = options.first(where: { AbsolutePath($0).exists }) else { return }
    throw ValidationError(
      "\(name) is an option and the name of a file; write -- before the names of files, or remove the file")
  }
}
