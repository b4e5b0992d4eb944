package import StackModel

/// How documents are linted, as far as the caller decides it instead of a configuration.
package struct LintOptions {
  /// The configuration to use for all documents; nil to search the folders of the documents.
  package let configuration: String?
  /// The devices and users that override configured ones.
  package let variants: VariantChoice
  /// The rules of stack views that override configured ones.
  package let stackViews: StackViewChoice
  /// The fonts that override configured ones; nil to use the configured ones.
  package let fonts: FontCollection?
  /// Where translations are that are not beside their documents.
  package let translations: TranslationFolders
  /// The rules that are on or off whatever configurations set.
  package let rules: RuleSelection
  /// The systems that documents are compared with.
  package let olderSystems: OlderSystems

  package init(
    configuration: String? = nil, variants: VariantChoice = VariantChoice(),
    stackViews: StackViewChoice = StackViewChoice(), fonts: FontCollection? = nil,
    translations: TranslationFolders = TranslationFolders(), rules: RuleSelection = RuleSelection(),
    olderSystems: OlderSystems = OlderSystems()
  ) {
    self.configuration = configuration
    self.variants = variants
    self.stackViews = stackViews
    self.fonts = fonts
    self.translations = translations
    self.rules = rules
    self.olderSystems = olderSystems
  }
}
