import NibTranslation
package import StackLint
import StackModel
import Support

/// The documents to lint, and how.
package struct LintRequest {
  /// Files and folders.
  package let paths: [String]
  /// The path of the document that comes from standard input; nil for files.
  package var standardInput: String?
  package var selection = LintSelection()
  /// The systems that documents are compared with.
  package var olderSystems = OlderSystems()
  package let configuration: String?
  package let variants: VariantChoice
  private let rules: RuleSelection
  private let stackViews: StackViewChoice
  private let fonts: [String]
  private let translations: [String]

  /// - Parameters:
  ///   - configuration: The configuration for all documents; nil for those in their folders.
  ///   - fonts: Files of fonts, and folders of such.
  ///   - translations: Folders with translations.
  package init(
    _ paths: [String], configuration: String?, rules: RuleSelection, variants: VariantChoice,
    stackViews: StackViewChoice, fonts: [String], translations: [String]
  ) {
    (self.paths, self.configuration, self.rules, self.variants) = (paths, configuration, rules, variants)
    (self.stackViews, self.fonts, self.translations) = (stackViews, fonts, translations)
  }

  /// What the documents are about, for people.
  package var title: String { AbsolutePath(standardInput ?? paths[0]).text.folderAndName.name }

  /// The options, with the files that they name.
  package func options() throws(ExitStatus) -> LintOptions {
    let collection = fonts.isEmpty ? nil : try FontCollection.read(fonts)
    return LintOptions(
      configuration: configuration, variants: variants, stackViews: stackViews, fonts: collection,
      translations: try TranslationFolders.read(translations), rules: rules,
      olderSystems: olderSystems)
  }

  /// Finds the documents and reads their configurations.
  func run() throws(ExitStatus) -> LintRun {
    let options = try options()
    return try LintFailure.reporting {
      if let path = standardInput {
        return try LintRun.standardInput(of: path, options: options, selection: selection)
      }
      return try LintRun.find(
        paths, options: options, selection: selection, search: { InputFiles.find(withCompiled: $0) })
    }
  }
}
