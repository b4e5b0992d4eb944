import NibDecoder

/// A symbol of Apple's, `catalog="system"`, drawn at the size of text.
///
/// A document's resources give a symbol's proportions, the longer side 128 (64 in Xcode 11); how large it is drawn
/// follows from the symbol configuration. The alignment rectangle is as high as a line, whatever the symbol: 44 of 49
/// symbols in image views of a fixed size, in 13 repositories, stand out of it, or stay inside, by half the difference.
struct SymbolImage: Hashable, Sendable {
  let name: String
  /// The scale by Interface Builder's name; nil where none is written.
  private let scale: String?
  private let weight: String
  private let pointSize: Double?
  private let font: Font?

  /// Reads the image under a key and the symbol configuration beside it; nil without an image.
  init?(coder: NibCoder, key: String, configurationKey: String) {
    guard let name = coder.decodeImageName(forKey: key) else { return nil }
    let configuration = coder.coder(forKey: configurationKey)
    self.name = name
    scale =
      coder.coder(forKey: key)?.decodeString(forKey: "symbolScale") ?? configuration?.decodeString(forKey: "scale")
    weight = configuration?.decodeString(forKey: "weight") ?? "regular"
    pointSize = configuration?.decodeLength(forKey: "pointSize").map { min(max($0, 1), 1000) }
    font = configuration.flatMap { Font(coder: $0, key: "fontDescription") }
  }

  /// Reads a button's image from a state or a configuration.
  init?(button holder: NibCoder, isConfiguration: Bool) {
    self.init(
      coder: holder, key: "image",
      configurationKey: isConfiguration ? "preferredSymbolConfigurationForImage" : "preferredSymbolConfiguration")
  }

  /// The size of the image, and the height of its alignment rectangle.
  struct Measure: Hashable, Sendable {
    let size: Size
    let alignmentHeight: Double
  }

  /// Measures the symbol; nil where it is none of the document's system images.
  func measure(in settings: DocumentSettings, defaultScale: String = "default") -> Measure? {
    guard let nominal = settings.symbolProportions[name] else { return nil }
    let longer = max(nominal.width, nominal.height)
    guard longer > 0 else { return nil }
    let points = (pointSize ?? font?.pointSize(in: settings) ?? 17) / 17
    let drawn = SymbolSizes.longerSide(of: name, proportions: nominal) * points
    let factor = drawn * scaleFactor(scale ?? defaultScale) * weightFactor / longer
    return Measure(
      size: Size(width: rounded(nominal.width * factor, settings), height: rounded(nominal.height * factor, settings)),
      alignmentHeight: rounded(20.2 * points, settings))
  }

  private func rounded(_ length: Double, _ settings: DocumentSettings) -> Double {
    (length * settings.scale).rounded() / settings.scale
  }

  /// `chevron.left` is 12.5 wide, large 16; a `circle.fill` of 15 points small is 14 wide, of 17 points 20.
  private func scaleFactor(_ scale: String) -> Double {
    switch scale {
    case "small": 0.79
    case "large": 1.28
    default: 1
    }
  }

  private var weightFactor: Double {
    switch weight {
    case "ultralight", "thin", "light": 0.97
    case "medium": 1.05
    case "semibold", "bold": 1.07
    case "heavy", "black": 1.1
    default: 1
    }
  }
}
