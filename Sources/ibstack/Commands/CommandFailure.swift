import ArgumentParser
import Formats
import Support

/// Why a command ends early: wrong usage, an exit status, or a request for help.
struct CommandFailure {
  private let error: any Error
  private let command: any ParsableCommand.Type
  /// The command that had begun to run; nil if the command line was refused before.
  private let running: (any ParsableCommand.Type)?
  private let arguments: [String]

  /// - Parameter arguments: The command line. Messages may quote words of it.
  init(
    _ error: any Error, of command: any ParsableCommand.Type, running: (any ParsableCommand.Type)? = nil,
    arguments: [String]
  ) {
    self.error = error
    (self.command, self.running) = (command, running)
    self.arguments = arguments
  }

  /// The lines of the message. Words of the command line, such as file names that a shell inserted, are escaped.
  var lines: [Escaped<LogLine>] {
    let message = arguments.flatMap(quotations).reduce(fullMessage) { message, word in
      let escaped = Escaped<LogLine>(text: word).string
      return escaped == word ? message : message.replacing(word, with: escaped)
    }
    return message.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)" }
  }

  /// The message, with the usage of the command that it is about.
  private var fullMessage: String {
    guard let running, let mistake = error as? ValidationError else { return command.fullMessage(for: error) }
    let name = command.words(of: running).joined(separator: " ")
    let usage = command.usageString(for: running)
    return "Error: \(mistake.message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
  }

  /// The parts of an argument that a message may quote.
  private func quotations(_ argument: String) -> [String] {
    guard let equals = argument.firstIndex(of: "=") else { return [argument] }
    return [argument, String(argument[..<equals]), String(argument[argument.index(after: equals)...])]
  }

  /// Prints the message and ends the program.
  func report() -> Never {
    let status = command.exitCode(for: error)
    // Help, versions and completions go to standard output. They contain nothing from outside.
    if status.isSuccess { command.exit(withError: error) }
    if !fullMessage.isEmpty { lines.forEach(Terminal.complain) }
    command.exit(withError: status)
  }
}

extension ParsableCommand {
  /// The words that call a subcommand; none for what is no subcommand.
  fileprivate static func words(of command: any ParsableCommand.Type) -> [String] {
    let name = configuration.commandName ?? ""
    if command == self { return [name] }
    let found = configuration.subcommands.lazy.map { $0.words(of: command) }.first { !$0.isEmpty }
    return found.map { [name] + $0 } ?? []
  }
}

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
