import ArgumentParser
import Escaping
import FileAccess

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

  /// Refuses an option that is also the name of a file in the working folder. A shell may have expanded `*` to it, and the
  /// file may come from a stranger.
  func refuseFilesAsOptions() throws {
    let options = words.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }
    guard let name = options.first(where: { AbsolutePath($0).exists }) else { return }
    throw ValidationError(
      "\(name) is both an option and the name of a file; write -- before file names, or remove the file")
  }
}
