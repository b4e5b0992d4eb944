import ArgumentParser
import Support

/// Why a command ends early: wrong usage, an exit status, or a request for help.
struct CommandFailure {
  private let error: any Error
  private let command: any ParsableCommand.Type
  private let arguments: [String]

  /// - Parameter arguments: The command line. Messages may quote words of it.
  init(_ error: any Error, of command: any ParsableCommand.Type, arguments: [String]) {
    self.error = error
    self.command = command
    self.arguments = arguments
  }

  /// The lines of the message. Words of the command line, such as file names that a shell inserted, are escaped.
  var lines: [Escaped<LogLine>] {
    let message = arguments.flatMap(quotations).reduce(command.fullMessage(for: error)) { message, word in
      let escaped = Escaped<LogLine>(text: word).string
      return escaped == word ? message : message.replacing(word, with: escaped)
    }
    return message.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)" }
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
    if !command.fullMessage(for: error).isEmpty { lines.forEach(Terminal.complain) }
    command.exit(withError: status)
  }
}
