/// What views were measured to be before, for one user and device after the other.
struct ContentSizeCache {
  private struct Measure: Hashable {
    var view: Int
    var width: Double?
  }

  private var conditions: DocumentSettings.ContentConditions?
  private var sizes: [Measure: IntrinsicSize] = [:]
  /// What was measured under other conditions.
  private var others: [DocumentSettings.ContentConditions: [Measure: IntrinsicSize]] = [:]

  /// The size of a view at a width under the settings' conditions; nil if it was not measured yet.
  mutating func size(of view: Int, _ width: Double?, _ settings: DocumentSettings) -> IntrinsicSize? {
    if settings.contentConditions != conditions { turn(to: settings.contentConditions) }
    return sizes[Measure(view: view, width: width)]
  }

  /// Remembers a size under the conditions that were asked for last.
  mutating func remember(_ size: IntrinsicSize, of view: Int, _ width: Double?) {
    sizes[Measure(view: view, width: width)] = size
  }

  private mutating func turn(to conditions: DocumentSettings.ContentConditions) {
    if let old = self.conditions { others[old] = sizes }
    sizes = others.removeValue(forKey: conditions) ?? [:]
    self.conditions = conditions
  }
}

extension DocumentSettings {
  /// All that the size of a view's content depends on besides the document and the width.
  struct ContentConditions: Hashable {
    var scale: Double
    var category: ContentSizeCategory?
    var language: LayoutLanguage
    var isTextBold: Bool
    var fontScale: Double
    var hasDevice: Bool
    var hasHomeIndicator: Bool
  }

  var contentConditions: ContentConditions {
    ContentConditions(
      scale: scale, category: text.contentSizeCategory, language: text.language, isTextBold: text.isTextBold,
      fontScale: text.fontScale,
      hasDevice: device != nil, hasHomeIndicator: device?.hasHomeIndicator ?? false)
  }
}
