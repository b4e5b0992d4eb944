import Formats
import Support

/// Looks for what a run needs to know of its documents: configurations, projects, and what a revision has.
struct RunSearch {
  /// A repository compared with the revision of the settings.
  typealias Comparison = Background<Result<GitComparison, Git.Failure>>

  /// The folders and files that are searched, as the command line names them.
  let paths: [String]
  let settings: LintSettings
  /// With the revision of the settings; nil if they have none.
  var comparison: Comparison?
  /// The documents that a commit changes; nil if the run is not for a commit.
  var committed: Set<PathKey>?
  /// What earlier runs know of projects; nil to read all of their files.
  var memory: ProjectMemory?

  /// Git looks at the working tree while documents and projects are searched for.
  static func comparison(_ settings: LintSettings) -> Comparison? {
    guard case .revision(let revision) = settings.since else { return nil }
    return Background { Result { () throws(Git.Failure) in try GitComparison.find(since: revision) } }
  }

  /// What a run knows of its documents before it compares them.
  private struct Survey {
    let documents: ConfiguredDocuments
    let homes: DocumentProjects
    let projectFiles: [AbsolutePath: ProjectFiles]
  }

  /// The run of some documents.
  ///
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  func run(_ found: InputFiles) throws -> LintRun {
    var found = found
    var survey = try survey(found, nil)
    var old: RevisionSettings?
    let skipped = found.skippedDocuments()
    if var comparison = try comparison?.value.get() {
      let missing = try MissingDocuments(found, skipped).files(in: &comparison)
      found.append(InputFiles(files: missing, failures: []))
      if found.files.isEmpty { throw Git.Failure(message: nothingToCompare) }
      if !missing.isEmpty { survey = try self.survey(found, nil) }
      old = try revisionSettings(survey.documents, comparison)
      if old?.isEmpty == false { survey = try self.survey(found, old) }
    }
    return try run(found, skipped, survey, &old)
  }

  private func survey(_ found: InputFiles, _ old: RevisionSettings?) throws -> Survey {
    let documents = try ConfiguredDocuments.read(found.files, settings: settings, old?.old)
    let homes = DocumentProjects.find(of: documents, paths: paths)
    return Survey(documents: documents, homes: homes, projectFiles: homes.files())
  }

  /// What configurations were at the revision; nil where today's count, as something is written for them.
  private func revisionSettings(
    _ documents: ConfiguredDocuments, _ comparison: GitComparison
  ) throws(Git.Failure) -> RevisionSettings? {
    guard !settings.addsSuppressions, settings.baseline.mode != .write else { return nil }
    var old = try RevisionSettings.find(comparison, settings.rules)
    for place in documents.configurationPlaces { try old.add(place) }
    if let path = settings.configuration { try old.addNamed(path) }
    return old
  }

  private func run(
    _ found: InputFiles, _ skipped: [SkippedDocument], _ survey: Survey, _ old: inout RevisionSettings?
  ) throws -> LintRun {
    var (found, documents, homes) = (found, survey.documents, survey.homes)
    let named = Set(found.files.map(\.path))
    let skipped = try skipped.filter { try !named.contains($0.path) && !documents.excludes($0.path) }
    var notices =
      SkippedDocument.lines(about: skipped) + homes.noticesOfUnreadProjects(survey.projectFiles)
      + noticesOfExclusion(found: found.files.count, wanted: documents.choices.count)
    if var comparison = try comparison?.value.get() {
      notices += try MissingDocuments.notCheckedOut(in: paths, &comparison) { try documents.excludes($0) }
    }
    let excluded = found.files.map { PathKey($0.path) }.filter { documents.choices[$0] == nil }
    let changes = try changes(of: documents, excluded: excluded, projects: survey.projectFiles)
    let folders =
      changes == nil && settings.olderSystems.isEmpty ? paths.filter { $0 != "-" && InputFiles.isFolder($0) } : []
    let suppressions = documents.unusedSuppressions(in: folders.map { AbsolutePath($0) })
    if let changes { documents.keep { changes.includes($0, inProject: homes[$0]) } }
    let baseline = try LintBaseline.read(
      settings.baseline, configured: documents.baseline, isConfigurationNamed: settings.configuration != nil,
      settings: &old)
    let linters = Self.linters(documents.choices, in: homes, changes)
    if let linters { homes.narrow(to: linters) }
    let projects = Projects.read(
      of: documents.choices.keys, in: homes, files: survey.projectFiles, changes: changes, memory: memory,
      notices: notices)
    found.keep { documents.choices[PathKey($0.path)] != nil }
    let foundInProjects = try reports(of: projects, old)
    if let shard = settings.shard { found.keepPositions(where: shard.contains) }
    return LintRun(
      found, settings, documents.choices, linters, in: projects, since: changes,
      FindingSelection(baseline, suppressions, addsSuppressions: settings.addsSuppressions),
      foundInProjects: foundInProjects, settingLines: old?.lines ?? [])
  }

  private func changes(
    of documents: ConfiguredDocuments, excluded: [PathKey], projects: [AbsolutePath: ProjectFiles]
  ) throws -> RevisionChanges? {
    if let committed {
      return try RevisionChanges.find(
        sinceLastCommit: documents.documents, named: committed, projects: projects)
    }
    guard var comparison = try comparison?.value.get() else { return nil }
    var choices = documents
    let moved = try MovedDocuments.find(in: &comparison) { try choices.linter($0.text) }
    return try RevisionChanges.find(
      comparison, documents: documents.documents, excluded: excluded, moved: moved, projects: projects)
  }

  /// What is said if folders have documents, and no configuration wants one of them.
  private func noticesOfExclusion(found: Int, wanted: Int) -> [String] {
    guard found > 0, wanted == 0, committed == nil, paths.contains(where: { InputFiles.isFolder($0) }) else {
      return []
    }
    return ["the configuration excludes \(found == 1 ? "the document" : "all \(found) documents")"]
  }

  private var nothingToCompare: String {
    "no document found in \(paths.joined(separator: ", ")); name the files and folders to lint"
  }

  /// The reports of files that are not documents, which look the same on all systems. Of several shards the first has
  /// them.
  private func reports(
    of projects: Projects, _ old: RevisionSettings?
  ) throws(InvalidConfiguration) -> [FindingReport] {
    guard settings.shard.map({ $0.index == 0 }) ?? true, settings.olderSystems.isEmpty else { return [] }
    var reports = try ProjectReports.read(paths: paths, settings: settings, old?.old)
    guard reports.isSearching else { return [] }
    var found: [FindingReport] = []
    for (folder, findings) in projects.findings { found += try reports.reports(of: findings, in: folder) }
    return found
  }

  /// The rules for each document since a revision; nil where nothing is compared.
  private static func linters(
    _ choices: [PathKey: ConfiguredDocuments.Choice], in projects: DocumentProjects, _ changes: RevisionChanges?
  ) -> [PathKey: Linter]? {
    guard let changes else { return nil }
    let linters = choices.map { document, choice in
      let parts = changes.parts(ofProject: projects[document])
      return (document, changes.isLintedAsAWhole(document) ? choice.linter : choice.linter.reading(parts))
    }
    return Dictionary(linters) { first, _ in first }
  }
}

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
  ///   - settings: What takes precedence over configurations.
  ///   - old: What configurations were that changed, where those of before count; nil where today's count.
  static func read(
    paths: [String], settings: LintSettings, _ old: OldConfigurations?
  ) throws(InvalidConfiguration) -> ProjectReports {
    let folders = paths.filter { $0 != "-" && InputFiles.isFolder($0) }.map { ($0, AbsolutePath($0)) }
    return ProjectReports(folders, try Configurations.read(settings.configuration, old), settings.rules)
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
