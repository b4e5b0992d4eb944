import Support

@testable import StackLint

/// Reads a configuration, as ours and as those of other linters, whose migration has to be one of ours.
struct ConfigurationTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let documents = ["/App/Base.lproj/Main.storyboard", "/App/a.xib", "/Pods/[x]/b.xib", "/"]

  func run() throws(Violation) {
    if let file = try? ConfigurationReader.read(bytes, path: "/App/.ibstack.yml", folder: "/App") { try ask(file) }
    for linter in PeerLinter.allCases { try migrate(linter) }
  }

  /// Everything that a run asks of a configuration.
  private func ask(_ file: ConfigurationFile) throws(Violation) {
    let configuration = LintConfiguration([file.layer])
    for path in Self.documents {
      let linter = Linter(configuration, path: path)
      _ = (configuration.excludes(path), linter.needs, linter.ruleIDs)
      _ = file.patterns.map { $0.glob.matches(path) }
      _ = ConfigurationWriter(files: [file]).text(for: AbsolutePath(path))
    }
    _ = (file.variants.variants, file.baselinePath)
    let candidate = UnusedSuppressions.Candidate(
      source: file.source, layer: file.layer, suppressions: file.suppressions, severity: .warning)
    let rules = Set(RuleCatalog.rules.map(\.id))
    for report in UnusedSuppressions([candidate], judging: rules).reports {
      try ReportForms.check([report])
    }
  }

  private func migrate(_ linter: PeerLinter) throws(Violation) {
    guard let migrated = try? PeerConfigurationReader.read(bytes, path: "other", linter: linter) else { return }
    let text = MigratedConfigurationWriter(configuration: migrated).text
    do throws(InvalidConfiguration) {
      _ = try ConfigurationReader.read(text.bytes, path: "/.ibstack.yml", folder: "/")
    } catch {
      throw Violation("what migrate writes is no configuration: \(error.lines) in \(text.string)")
    }
  }
}
