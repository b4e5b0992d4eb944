import EmbeddedFiles
import StackLint
import Support

/// Creates, checks and prints configurations.
package enum ConfigRun {
  /// Writes a configuration that suits the project in the working folder.
  package static func create() throws(ExitStatus) {
    let path = AbsolutePath(ConfigurationFile.name)
    guard !path.exists else {
      throw .reporting("\(ConfigurationFile.name): error: exists already; edit it, or remove it first")
    }
    let survey = ProjectSurvey.find(in: path.folder)
    let template = try template(survey)
    try FileReplacement(path: ConfigurationFile.name, content: template.text.bytes).write()
    try Printout(summary(template, survey)).print()
  }

  private static func template(_ survey: ProjectSurvey) throws(ExitStatus) -> ConfigurationTemplate {
    do throws(InvalidConfiguration) {
      return try ConfigurationTemplate.read(for: AbsolutePath("."), survey)
    } catch {
      throw .reporting(error.lines)
    }
  }

  private static func summary(_ template: ConfigurationTemplate, _ survey: ProjectSurvey) -> Escaped<LogLine> {
    let origin: Escaped<LogLine> = template.peer.map { "written from \($0.configurationName)" } ?? "written"
    let first: Escaped<LogLine> = "\(ConfigurationFile.name) \(origin); `ibstack rules` lists the rules it can name\n"
    return survey.peers.dropFirst().reduce(first) {
      $0 + "\($1.configurationName) was not converted; see ibstack migrate \($1.configurationName)\n"
    }
  }

  /// Reports errors in configurations, and patterns that match no document.
  package static func check(_ paths: [String]) throws(ExitStatus) {
    let checks = paths.map { (path: $0, check: ConfigurationCheck.read($0)) }
    for (_, check) in checks {
      for line in check.errors + check.notices { Terminal.complain("\(line)") }
    }
    if checks.contains(where: { !$0.check.errors.isEmpty }) { throw .failed }
    let results = checks.map { path, check -> Escaped<LogLine> in
      "\(path): no \(check.notices.isEmpty ? "problems" : "errors") found\n"
    }
    try Printout(results.joined()).print()
  }

  /// Prints the rules that apply to a document, which does not have to exist.
  package static func show(_ path: String) throws(ExitStatus) {
    let text: Escaped<YAMLScalar>
    do throws(InvalidConfiguration) {
      var configurations = Configurations()
      let document = AbsolutePath(path)
      text = ConfigurationWriter(files: try configurations.files(forDocument: document)).text(for: document)
    } catch {
      throw .reporting(error.lines)
    }
    try Printout(text).print()
  }

  /// What a JSON Schema describes: a configuration, or the JSON that a command prints.
  package enum Schema: String, CaseIterable, Sendable {
    case configuration, layout, lint, diff

    fileprivate var text: Escaped<JSONString> {
      switch self {
      case .configuration: ConfigurationSchema().text
      case .layout: Self.text(of: EmbeddedLayoutSchema)
      case .lint: Self.text(of: EmbeddedLintSchema)
      case .diff: Self.text(of: EmbeddedDiffSchema)
      }
    }

    private static func text(of file: EmbeddedFile) -> Escaped<JSONString> {
      Escaped(stringLiteral: String(cString: file.bytes))
    }
  }

  /// Prints a JSON Schema.
  package static func print(_ schema: Schema) throws(ExitStatus) { try Printout(schema.text).print() }
}
