import StackLint
import Support

/// Prints the guide for users of another linter.
package struct MigrationGuideRun {
  private let isMarkdown: Bool

  package init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  package func run() throws(ExitStatus) {
    let guide = MigrationGuide()
    try Printout(OutputText(page: isMarkdown ? guide.markdown : guide.text)).print()
  }
}
