import ArgumentParser
import Escaping
import LintSetup
import OperatingSystem

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
      Excludes folders of dependencies and names the project's languages. If the folder contains .iblinter.yml or
      .xiblint.json, converts that configuration.
      """)

  func run() throws {
    let path = AbsolutePath(ConfigurationFile.name)
    guard !path.exists else {
      Terminal.complain("\(ConfigurationFile.name): error: exists already; edit it, or remove it first")
      throw ExitCode(2)
    }
    let survey = ProjectSurvey(of: path.folder)
    let template = try template(survey)
    let file = FileReplacement(path: ConfigurationFile.name, content: template.text.bytes)
    if let failure = file.failureOfWriting() {
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    try Printout(Self.summary(template, survey)).print()
  }

  private func template(_ survey: ProjectSurvey) throws -> ConfigurationTemplate {
    do throws(InvalidConfiguration) {
      return try ConfigurationTemplate(for: AbsolutePath("."), survey)
    } catch {
      for line in error.lines { Terminal.complain("\(line)") }
      throw ExitCode(2)
    }
  }

  private static func summary(_ template: ConfigurationTemplate, _ survey: ProjectSurvey) -> Escaped<LogLine> {
    let origin: Escaped<LogLine> = template.peer.map { "written from \($0.configurationName)" } ?? "written"
    let first: Escaped<LogLine> = "\(ConfigurationFile.name) \(origin); `ibstack rules` lists the rules it can name\n"
    return survey.peers.dropFirst().reduce(first) {
      $0 + "\($1.configurationName) was not converted; see ibstack migrate \($1.configurationName)\n"
    }
  }
}

struct ConfigCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report errors in configurations, and patterns that match no document.")

  @Argument(help: "Configurations to check. The default is the one in the working folder.")
  var paths: [PathArgument] = [PathArgument(ConfigurationFile.name)]

  func run() throws {
    let paths = paths.expanded
    let checks = paths.map { (path: $0, check: ConfigurationCheck(path: $0)) }
    for (_, check) in checks {
      for line in check.errors + check.notices { Terminal.complain("\(line)") }
    }
    if checks.contains(where: { !$0.check.errors.isEmpty }) { throw ExitCode(2) }
    let results = checks.map { path, check -> Escaped<LogLine> in
      "\(path): no \(check.notices.isEmpty ? "problems" : "errors") found\n"
    }
    try Printout(results.joined()).print()
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
      var configurations = Configurations()
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
