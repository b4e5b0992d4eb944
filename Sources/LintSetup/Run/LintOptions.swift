package import StackModel

/// How documents are linted, as far as the caller decides it instead of a configuration.
package struct LintOptions {
  /// The configuration to use for all documents; nil to search the folders of the documents.
  package let configuration: String?
  /// What takes the place of configured devices and users.
  package let variants: VariantChoice
  /// What takes the place of the configured rules of stack views.
  package let stackViews: StackViewChoice
  /// What takes the place of configured fonts; nil to keep to those.
  package let fonts: FontCollection?

  package init(configuration: String?, variants: VariantChoice, stackViews: StackViewChoice, fonts: FontCollection?) {
    self.configuration = configuration
    self.variants = variants
    self.stackViews = stackViews
    self.fonts = fonts
  }
}
