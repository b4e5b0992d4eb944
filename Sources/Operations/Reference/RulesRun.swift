package import StackLint
import Support

/// Describes rules, or draws what they report.
package struct RulesRun {
  package enum Format: String, CaseIterable {
    case text, markdown
  }

  /// The rules that are named; none for all.
  private let rules: [Rule]

  package init(_ rules: [Rule]) { self.rules = rules }

  /// Prints what the rules are.
  ///
  /// - Parameter format: The form of the list. Rules that are named are described in Markdown.
  package func list(_ format: Format) throws(ExitStatus) {
    let text: String
    if !rules.isEmpty {
      text = rules.map { RulePage($0).markdown() }.joined(separator: "\n")
    } else {
      text = format == .markdown ? RuleBook().markdown : RuleListWriter(width: Terminal.outputWidth).text
    }
    try Printout(OutputText(page: text)).print()
  }

  /// Draws what the rules report. Rules about what nobody sees have no picture.
  package func draw(to path: String) throws(ExitStatus) {
    let folder = AbsolutePath(path)
    var count = 0
    for rule in rules.isEmpty ? RuleCatalog.rules : rules {
      guard let svg = RulePicture(rule)?.svg else { continue }
      if let failure = PictureFiles.write(svg, to: folder.appending(rule.pictureName)) {
        throw .reporting(failure.message)
      }
      count += 1
    }
    Terminal.complain(count == 1 ? "1 picture" : "\(count) pictures")
  }
}

/// Prints the guide for users of another linter.
package struct MigrationGuideRun {
  private let isMarkdown: Bool

  package init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  package func run() throws(ExitStatus) {
    let guide = MigrationGuide()
    try Printout(OutputText(page: isMarkdown ? guide.markdown : guide.text)).print()
  }
}
