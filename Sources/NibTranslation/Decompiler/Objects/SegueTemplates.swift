import Support

/// The kinds of segues by the classes that perform them.
enum SegueTemplates {
  private static let kinds = [
    "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPresentationSegueTemplate": "presentation",
    "UIStoryboardModalSegueTemplate": "modal", "UIStoryboardPushSegueTemplate": "push",
    "UIStoryboardEmbedSegueTemplate": "embed", "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation",
    "UIStoryboardPopoverSegueTemplate": "popover", "UIStoryboardReplaceSegueTemplate": "replace",
  ]

  /// Nil for a class that no document names.
  static func kind(ofClass name: String) -> String? {
    kinds[name] ?? (name.hasByteSuffix("SegueTemplate") && !name.contains("Unwind") ? "custom" : nil)
  }
}
