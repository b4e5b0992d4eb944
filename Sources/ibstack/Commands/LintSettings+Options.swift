import Operations
import StackLint
import StackModel

extension LintSettings {
  /// The settings of `lint`, `report` and `preview`. Reads the fonts and translations that options name.
  ///
  /// - Parameter configuration: The configuration for all documents; nil for those in their folders.
  static func read(
    configuration: String?, _ rules: RuleSelectionOptions, _ variants: VariantOptions, _ stacks: StackViewOptions,
    _ fonts: FontOptions
  ) throws(ExitStatus) -> LintSettings {
    var settings = LintSettings()
    (settings.configuration, settings.rules) = (configuration, rules.selection)
    (settings.variants, settings.stackViews) = (variants.choice, stacks.choice)
    if !fonts.paths.isEmpty { settings.fonts = try FontCollection.read(fonts.paths) }
    settings.translations = try TranslationFolders.read(variants.translations.paths)
    return settings
  }
}
