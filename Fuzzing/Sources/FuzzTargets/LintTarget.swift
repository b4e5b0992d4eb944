@testable import LayoutAnalysis
@testable import StackLint
@testable import StackModel

/// Lints a document with all rules, and reports in all forms.
struct LintTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    let linter = try Self.linter.get()
    try check(linter, variants: nil)
    try check(linter, variants: DocumentTarget.variants)
    try check(linter, Self.olderSystems, variants: DocumentTarget.variants)
  }

  /// Systems with which those of today are compared.
  private static let olderSystems = LayoutOptions(iOSVersion: 14, macOSVersion: 15, semantics: .runtime)

  private func check(
    _ linter: Linter, _ options: LayoutOptions = LayoutOptions(), variants: LayoutVariants?
  ) throws(Violation) {
    let report = linter.lint(
      bytes, path: DocumentTarget.path, options: options, variants: variants, project: FuzzedProject.index)
    try DocumentTarget.checkRanges(of: report.diagnostics, in: report.source)
    try ReportForms.check(
      [FindingReport(report, file: ReportedFile(report.path))],
      in: variants == nil ? FindingFormat.allCases : [.human, .json])
  }

  /// All rules, those too that do nothing without options, for the path of every input.
  static let linter = Result { () throws(Violation) in
    do throws(InvalidConfiguration) {
      let file = try ConfigurationReader.read(Array(configuration.utf8), path: "/.ibstack.yml", folder: "/")
      return Linter(LintConfiguration([file.layer]), path: "/" + DocumentTarget.path)
    } catch {
      throw Violation("the target's own configuration: \(error.lines)")
    }
  }

  private static let configuration = """
    preset: all
    rules:
      attribute-not-allowed: {allowed: {button@enabled: ["YES", unset], label@text: [a]}}
      base-class-not-used: {classes: {UILabel: [BaseLabel], UIView: [BaseView]}}
      class-not-allowed: {classes: {UIWebView: [WKWebView], A: [B]}}
      font-not-allowed: {fonts: [Avenir-Book 14, Georgia], system-fonts: false}
      font-size-not-allowed: {minimum: 12, maximum: 30}
      forced-layout-direction: {left-to-right: true}
      image-button-without-accessibility-label: {outlets: true}
      runtime-attribute-not-allowed: {allowed: {view@layer.cornerRadius: ["8"]}}
      storyboard-identifier-differs-from-class: {required: true}
      tap-target-under-44-points: {both: false}
      unnamed-color: {allowed: [Accent], system-colors: false, clear: false}
      wrong-custom-module: {modules: {App: [HomeView, A]}}
    suppress:
      - {object: suppressed, reason: it is meant}
    """
}
