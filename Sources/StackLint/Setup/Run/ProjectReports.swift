import Formats
import Support

/// Reports findings in the files of projects that are not documents, such as sources.
///
/// A finding is reported if its file is in a folder that is searched for documents, and not excluded. The configurations
/// around the file decide which rules hold.
struct ProjectReports {
  /// The searched folders, as the command line names them.
  private let folders: [(name: String, path: AbsolutePath)]
  private var configurations: Configurations
  private let selection: RuleSelection

  private init(
    _ folders: [(name: String, path: AbsolutePath)], _ configurations: Configurations, _ selection: RuleSelection
  ) {
    (self.folders, self.configurations, self.selection) = (folders, configurations, selection)
  }

  /// Finds the searched folders, and reads the configuration that is named.
  ///
  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - options: What takes precedence over configurations.
  ///   - old: What configurations were that changed, where those of before count; nil where today's count.
  static func read(
    paths: [String], options: LintOptions, _ old: OldConfigurations?
  ) throws(InvalidConfiguration) -> ProjectReports {
    let folders = paths.filter { $0 != "-" && InputFiles.isFolder($0) }.map { ($0, AbsolutePath($0)) }
    return ProjectReports(folders, try Configurations.read(options.configuration, old), options.rules)
  }

  /// Whether the command line names folders. In single documents nothing is searched.
  var isSearching: Bool { !folders.isEmpty }

  /// The reports of the files of a project, in alphabetical order.
  ///
  /// - Parameter folder: The folder of the project.
  mutating func reports(
    of findings: ProjectFindings, in folder: AbsolutePath
  ) throws(InvalidConfiguration) -> [FindingReport] {
    var reports: [FindingReport] = []
    for path in findings.paths {
      let file = folder.appending(path)
      guard let name = name(of: file) else { continue }
      let layers = try configurations.files(forDocument: file).map(\.layer)
      let configuration = LintConfiguration(layers, selection: selection)
      guard !configuration.excludes(file.text) else { continue }
      let diagnostics = findings.diagnostics(in: path, rules: configuration.rules(forPath: file.text))
      if let report = Self.report(diagnostics, path: name) { reports.append(report) }
    }
    return reports
  }

  /// The path of a file from the searched folder that it is in; nil if it is in none.
  private func name(of file: AbsolutePath) -> String? {
    for folder in folders {
      guard let path = file.path(below: folder.path) else { continue }
      if folder.name == "." { return path }
      return folder.name.hasByteSuffix("/") ? folder.name + path : "\(folder.name)/\(path)"
    }
    return nil
  }

  /// Nil without findings, and for a file that can no longer be read.
  private static func report(_ diagnostics: [Diagnostic], path: String) -> FindingReport? {
    guard !diagnostics.isEmpty, case .success(let bytes) = InputFile(path: path).read() else { return nil }
    let source = SourceFile(decoding: bytes, path: path) ?? SourceFile(path: path, bytes: bytes)
    return FindingReport(diagnostics, in: source, file: ReportedFile(path))
  }
}
