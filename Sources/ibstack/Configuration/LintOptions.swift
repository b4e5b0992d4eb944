import StackModel

/// How documents are to be linted, as far as the command line says.
struct LintOptions {
  /// The configuration to use for all documents; nil to look for them beside the documents.
  let configuration: String?
  /// What takes the place of configured devices and users.
  let variants: VariantChoice
  /// What takes the place of the configured rules of stack views.
  let stackViews: StackViewChoice
  /// What takes the place of configured fonts; nil to keep to those.
  let fonts: FontCollection?
}
