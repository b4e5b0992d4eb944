public import ArgumentParser
import Escaping
import LintSetup
import OperatingSystem
public import StackLint

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Convert a configuration of IBLinter or xiblint.",
    discussion: """
      Preserves rules, options and paths, and lists in comments what has no counterpart. ibstack lint --explain-migration
      lists the counterparts of all rules.

        ibstack migrate .iblinter.yml --output .ibstack.yml
        ibstack migrate .xiblint.json
      """)

  @Argument(help: "Configuration to convert: .iblinter.yml or .xiblint.json.")
  var file: String

  @Option(help: "Linter that the configuration is for: iblinter or xiblint. The default depends on the file's name.")
  var from: PeerLinter?

  @Option(help: "File to write to. It must not exist yet. The default is standard output.")
  var output: String?

  func run() throws {
    if let output, AbsolutePath(output).exists { throw failed(["\(output): error: exists already; remove it first"]) }
    let text = try text()
    guard let output else { return try Printout(text).print() }
    if let failure = FileReplacement(path: output, content: text.bytes, chosenBy: .option).failureOfWriting() {
      throw failed([failure.message])
    }
  }

  private func text() throws -> Escaped<YAMLScalar> {
    let linter = from ?? (file.hasByteSuffix(".json") ? .xiblint : .iblinter)
    do throws(InvalidConfiguration) {
      let configuration = try PeerConfigurationReader.read(contentsOf: file, linter: linter)
      return MigratedConfigurationWriter(configuration: configuration).text
    } catch {
      throw failed(error.lines)
    }
  }

  private func failed(_ lines: [String]) -> ExitCode {
    for line in lines { Terminal.complain("\(line)") }
    return ExitCode(2)
  }
}

extension PeerLinter: ExpressibleByArgument {}
