public import ArgumentParser
import Operations
public import StackLint

struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Convert a configuration of IBLinter or xiblint.",
    discussion: """
      Preserves rules, options and paths, and lists in comments what has no counterpart. ibstack lint --explain-migration \
      lists the counterparts of all rules.

        ibstack migrate .iblinter.yml --output .ibstack.yml
        ibstack migrate .xiblint.json
      """)

  @Argument(help: "Configuration to convert: .iblinter.yml or .xiblint.json.", completion: .file())
  var file: String

  @Option(help: "Linter that the configuration is for: iblinter or xiblint. The default depends on the file's name.")
  var from: PeerLinter?

  @Option(help: "File to write to. It must not exist yet. The default is standard output.", completion: .file())
  var output: String?

  func run() throws { try MigrateRun(file, linter: from, output: output).run() }
}

extension PeerLinter: ExpressibleByArgument {}
