import StackModel
package import Support

/// A configuration to start from.
package struct ConfigurationTemplate {
  private let survey: ProjectSurvey
  /// The configuration of another linter that the project has; nil without one.
  private let migrated: MigratedConfiguration?
  /// The linter whose configuration is converted.
  package var peer: PeerLinter? { migrated?.linter }

  init(_ survey: ProjectSurvey, migrated: MigratedConfiguration? = nil) {
    (self.survey, self.migrated) = (survey, migrated)
  }

  /// Finds out what suits the project in a folder, and reads the configuration of another linter if there is one.
  ///
  /// - Throws: If the configuration of another linter cannot be converted.
  package static func read(
    for folder: AbsolutePath, _ survey: ProjectSurvey
  ) throws(InvalidConfiguration) -> ConfigurationTemplate {
    let migrated = try survey.peers.first.map { (linter) throws(InvalidConfiguration) in
      let path = folder.appending(linter.configurationName)
      let boundary = ProjectBoundary.find(around: folder.text)
      if let reason = boundary.refusal(ofLink: path.text, advice: "convert it with ibstack migrate") {
        throw InvalidConfiguration(InputFile.Failure(reading: path.shown, reason))
      }
      return try PeerConfigurationReader.read(contentsOf: path.shown, linter: linter)
    }
    return ConfigurationTemplate(survey, migrated: migrated)
  }

  /// The content of `.ibstack.yml`.
  package var text: Escaped<YAMLScalar> {
    guard var migrated else { return usual }
    let known = Set(migrated.exclude.map { $0.split(separator: "/").joined() })
    migrated.exclude += dependencies.filter { !known.contains(String($0.dropLast())) }
    return MigratedConfigurationWriter(configuration: migrated).text + languages
  }

  private var dependencies: [String] { survey.dependencies.sorted().map { $0 + "/" } }

  private var usual: Escaped<YAMLScalar> {
    """
    # Configuration of ibstack lint: see Documentation/Linting.md. `ibstack rules` lists the rules.

    # recommended, strict (warnings are errors), all, or none.
    preset: recommended

    # Documents to skip: patterns as in .gitignore. Hidden folders such as .build are skipped anyway.
    \(excluded)
    # off, notice, warning or error, or {severity: …} with the rule's options.
    rules: {}
    #  ambiguous-layout: error
    #  clipped-text: {severity: notice}

    # Rules for some documents.
    # overrides:
    #   - paths: [Legacy/]
    #     rules: {ambiguous-layout: notice}

    # Findings that are intended. `ibstack lint --add-suppressions` adds those of today.
    # suppress:
    #   - object: 9bZ-aq-2cd
    #     rules: [conflicting-constraints]
    #     reason: code removes the height before the view is shown
    \(languages)
    """
  }

  private var excluded: Escaped<YAMLScalar> {
    guard !dependencies.isEmpty else { return "exclude: []\n#  - Pods/\n" }
    return "exclude:\n" + dependencies.map { "  - \($0)\n" as Escaped<YAMLScalar> }.joined()
  }

  /// How to lay out for the languages of the project.
  private var languages: Escaped<YAMLScalar> {
    let languages = survey.languages.subtracting(["Base"]).sorted()
    guard !languages.isEmpty else { return "" }
    let shown = languages.prefix(12).joined(separator: ", ") + (languages.count > 12 ? ", …" : "")
    let usesRightToLeft = !survey.rightToLeftLanguages.isEmpty
    let values = usesRightToLeft ? "[base, pseudo, rtl]" : "[base, pseudo]"
    let purpose = usesRightToLeft ? "longer texts, and from right to left" : "longer texts"
    return """

      # The project's languages: \(comment: shown). Lay out for \(comment: purpose):
      # variants:
      #   languages: \(comment: values)

      """
  }
}

/// What a folder shows about the project in it, as far as a first configuration depends on it.
package struct ProjectSurvey {
  /// The folders of other people's code that is in the project, or that a package manager puts there.
  private(set) var dependencies: Set<String>
  /// The languages of the project, such as `de` and `pt-BR`.
  private(set) var languages: Set<String>
  /// The configurations of other linters in the folder, by linter.
  package let peers: [PeerLinter]

  /// A project has fewer entries that matter. A home folder must not be searched through.
  private static let limit = 20_000
  private static let depthLimit = 8
  /// Folders of other people's code, with the file that asks a package manager for them.
  private static let managers = ["Pods": "Podfile", "Carthage": "Cartfile", "node_modules": "package.json"]
  /// Folders that hold copies of other people's code, or what a build leaves.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor"]

  init(dependencies: Set<String> = [], languages: Set<String> = [], peers: [PeerLinter] = []) {
    (self.dependencies, self.languages, self.peers) = (dependencies, languages, peers)
  }

  /// Looks at a folder and at the folders in it.
  package static func find(in folder: AbsolutePath) -> ProjectSurvey {
    var survey = ProjectSurvey(peers: PeerLinter.allCases.filter { folder.appending($0.configurationName).exists })
    survey.search(folder)
    return survey
  }

  private mutating func search(_ folder: AbsolutePath) {
    var open = [(path: folder.text, depth: 0)]
    var count = 0
    while let (path, depth) = open.popLast(), count < Self.limit {
      let entries = FolderEntry.all(in: path) ?? []
      count += entries.count
      for entry in entries where !entry.isHidden {
        guard isFolder(entry, path) else {
          note(file: entry.name)
          continue
        }
        if note(folder: entry.name), depth < Self.depthLimit { open.append((path + "/" + entry.name, depth + 1)) }
      }
    }
  }

  private func isFolder(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.kind == .folder
      || entry.kind == .unknown && InputFiles.isFolder(path + "/" + entry.name, followingLinks: false)
  }

  private mutating func note(file name: String) {
    for (folder, file) in Self.managers where file == name { dependencies.insert(folder) }
  }

  /// - Returns: Whether to look into the folder.
  private mutating func note(folder name: String) -> Bool {
    if name.hasByteSuffix(".lproj") {
      languages.insert(String(name.dropLast(".lproj".count)))
      return false
    }
    if Self.foreign.contains(name) { dependencies.insert(name) }
    return !Self.foreign.contains(name) && !name.hasByteSuffix(".xcassets")
  }

  /// The languages that are written from right to left.
  var rightToLeftLanguages: Set<String> { languages.filter { RightToLeftLanguage.contains($0) } }
}
