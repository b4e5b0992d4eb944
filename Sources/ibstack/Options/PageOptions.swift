import ArgumentParser
import Operations
import StackLint

/// Options for a page that shows screens with their findings.
struct PageOptions: ParsableArguments {
  @Option(help: "Heading of the page. The default is the name of the folder.")
  var title: String?

  @Option(help: "Configuration to use for all documents instead of those in their folders.", completion: .file())
  var config: String?

  @OptionGroup var rules: RuleSelectionOptions

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  /// What is linted and drawn. Reads the fonts and translations that options name.
  func settings() throws(ExitStatus) -> LintSettings {
    try LintSettings.read(configuration: config, rules, variants, stacks, fonts)
  }
}
