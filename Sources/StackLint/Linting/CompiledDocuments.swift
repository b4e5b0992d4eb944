import LayoutAnalysis
import NibDecoder

/// What the document that a compiled nib is read as cannot tell.
package enum CompiledDocuments {
  /// Rules that would judge what the compiler leaves out, or what reading it back makes up.
  ///
  /// Without sources or ids nobody can say whether an owner has a class, a scene is reached from code or a recognizer is
  /// attached by it; versions, devices and frames of an estimated canvas are no author's; images and colors are compiled,
  /// too; prototypes and scenes have no names but those that are in the nib.
  package static let unknowableRules: Set<String> = Set(BuiltInRule.allCases.filter(\.judgesSource).map(\.rawValue))
    .union([
      "owner-without-class", "unused-gesture-recognizer", "unreachable-scene", "frame-noise",
      "tools-version", "deployment-target", "device-not-allowed", "auto-layout-off", "trait-variations-off",
      "trait-variations-on", "simulated-metrics", "missing-image", "missing-color", "missing-font", "unnamed-color",
      "unknown-custom-class", "unknown-action", "unknown-outlet", "unknown-runtime-attribute", "wrong-custom-class",
      "wrong-custom-module", "outlet-of-other-class", "unconnected-outlet", "delegate-without-conformance",
      "class-differs-from-file-name", "document-in-no-target", "untranslated-text", "missing-translation",
      "missing-language", "segue-without-identifier", "attribute-not-allowed", "unused-suppression",
    ])
}
