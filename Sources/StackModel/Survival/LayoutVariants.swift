public import FontMetrics

/// The devices, orientations, text sizes and languages that a document is laid out on: each with each.
public struct LayoutVariants: Sendable {
  /// The devices; none for the one on the document's canvas.
  public var devices: [Device]
  /// How each device is held; none for the way that each of the devices is.
  public var orientations: [DeviceOrientation]
  /// The user's text sizes; none for the one that Interface Builder's canvas shows.
  public var contentSizeCategories: [ContentSizeCategory]
  /// The languages; none for the document's own.
  public var languages: [LayoutLanguage]
  /// Whether the user has turned Bold Text on.
  public var isTextBold: Bool

  /// Creates a choice; without arguments it is the document's own canvas.
  public init(
    devices: [Device] = [], orientations: [DeviceOrientation] = [],
    contentSizeCategories: [ContentSizeCategory] = [], languages: [LayoutLanguage] = [], isTextBold: Bool = false
  ) {
    self.devices = devices
    self.orientations = orientations
    self.contentSizeCategories = contentSizeCategories
    self.languages = languages
    self.isTextBold = isTextBold
  }

  /// What there is of each for a document. Documents that are not for iOS have their own canvas only. A launch screen is
  /// a picture that the system takes beforehand: it knows neither the user's text size nor other texts than its own.
  func axes(for settings: DocumentSettings) -> VariantAxes {
    guard settings.platform == .iOS else { return VariantAxes() }
    if settings.isLaunchScreen { return VariantAxes(screens: Self.unique(screens(for: settings))) }
    return VariantAxes(
      screens: Self.unique(screens(for: settings)),
      categories: contentSizeCategories.isEmpty ? [nil] : Self.unique(contentSizeCategories),
      languages: languages.isEmpty ? [.base] : Self.unique(languages), isTextBold: isTextBold)
  }

  /// Documents without a device of their own are turned on the standard one.
  private func screens(for settings: DocumentSettings) -> [Device?] {
    if orientations.isEmpty { return devices.isEmpty ? [nil] : devices }
    let turned = devices.isEmpty ? [settings.device ?? .standard] : devices
    return turned.flatMap { device in orientations.map(device.turned) }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
