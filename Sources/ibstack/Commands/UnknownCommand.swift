import ArgumentParser
import Formats
import Support

/// A word of the command line where a subcommand is expected, and none has that name.
struct UnknownCommand {
  private let word: String
  /// The command that it should be a subcommand of.
  private let parent: any ParsableCommand.Type

  /// Nil if the words name subcommands, as far as these go.
  init?(in words: [String], of root: any ParsableCommand.Type) {
    var parent = root
    for word in words {
      guard !parent.configuration.subcommands.isEmpty, !word.hasBytePrefix("-") else { return nil }
      // Every command has it.
      if word == "help" { return nil }
      guard let command = parent.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
        (self.word, self.parent) = (word, parent)
        return
      }
      parent = command
    }
    return nil
  }

  /// The word, and the nearest command; for a file, the command that people want most.
  var error: ValidationError { ValidationError("unknown command \"\(word)\"; \(hint)") }

  private var hint: String {
    let names = parent.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let nearest = nearestName(to: word, among: names) { return "did you mean \(nearest)?" }
    if AbsolutePath(word).exists { return "to check a file, write: ibstack lint \(word)" }
    return "expected \(names.joined(separator: ", "))"
  }
}
