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
