import ArgumentParser
import Escaping
import FileAccess
import LintSetup

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
    commandName: "init", abstract: "Write a configuration to start from to the working folder.")

  func run() throws {
    let path = AbsolutePath(ConfigurationFile.name)
    guard !path.exists else {
      Terminal.complain("\(ConfigurationFile.name): error: exists already; edit it, or remove it first")
      throw ExitCode(2)
    }
    let template = FileReplacement(path: ConfigurationFile.name, content: Array(ConfigurationTemplate.text.utf8))
    if let failure = template.failureOfWriting() {
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    let text: Escaped<LogLine> = "\(ConfigurationFile.name) written; `ibstack rules` lists the rules it can name\n"
    try Printout(text).print()
  }
}

struct ConfigCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report errors in configurations, including patterns that match no document.")

  @Argument(help: "Configurations to check. The default is the one in the working folder.")
  var paths: [PathArgument] = [PathArgument(ConfigurationFile.name)]

  func run() throws {
    let paths = paths.expanded
    let problems = paths.flatMap { ConfigurationCheck(path: $0).problems }
    for problem in problems { Terminal.complain("\(problem)") }
    if !problems.isEmpty { throw ExitCode(2) }
    try Printout(paths.map { path -> Escaped<LogLine> in "\(path): no problems found\n" }.joined()).print()
  }
}

struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the rules that apply to a document, and the configurations that select them.")

  @Argument(help: "Path of the document. The file does not have to exist.")
  var path: String

  func run() throws { try Printout(text()).print() }

  private func text() throws -> Escaped<YAMLScalar> {
    do throws(InvalidConfiguration) {
      var configurations = try Configurations(path: nil)
      let document = AbsolutePath(path)
      return ConfigurationWriter(files: try configurations.files(forDocument: document)).text(for: document)
    } catch {
      for line in error.lines { Terminal.complain("\(line)") }
      throw ExitCode(2)
    }
  }
}

struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of configurations, for use in editors.")

  func run() throws { try Printout(ConfigurationSchema().text).print() }
}
