import ArgumentParser
import Operations
import StackLint

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Create, check or print configurations.",
    discussion: """
        ibstack config init
        ibstack config check
        ibstack config show App/Main.storyboard
      """,
    subcommands: [ConfigInitCommand.self, ConfigCheckCommand.self, ConfigShowCommand.self, ConfigSchemaCommand.self])
}

struct ConfigInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration to start from to the working folder.",
    discussion: """
      Excludes folders of dependencies and names the project's languages. If the folder contains .iblinter.yml or \
      .xiblint.json, converts that configuration.
      """)

  func run() throws { try ConfigRun.create() }
}

struct ConfigCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report errors in configurations, and patterns that match no document.")

  @Argument(help: "Configurations to check. The default is the one in the working folder.")
  var paths: [PathArgument] = [PathArgument(ConfigurationFile.name)]

  func run() throws { try ConfigRun.check(paths.expanded) }
}

struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the rules that apply to a document, and the configurations that select them.")

  @Argument(
    help: ArgumentHelp(
      "Path of the document. The file does not have to exist.",
      discussion: "The default is any document of the working folder."), completion: .file())
  var path = "Main.storyboard"

  func run() throws { try ConfigRun.show(path) }
}

struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of configurations, or of what a command prints as JSON.")

  @Argument(help: "What the schema describes: configuration, or the JSON of layout, lint or diff.")
  var subject: ConfigRun.Schema = .configuration

  func run() throws { try ConfigRun.print(subject) }
}

extension ConfigRun.Schema: ExpressibleByArgument {}
