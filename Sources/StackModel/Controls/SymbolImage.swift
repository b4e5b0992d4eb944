import NibDecoder
import Support

/// A symbol of Apple's, `catalog="system"`, drawn at the size of text.
///
/// A document's resources give a symbol's proportions, the longer side 128 (64 in Xcode 11); how large it is drawn
/// follows from the symbol configuration. The alignment rectangle is as high as a line, whatever the symbol: 42 of 46
/// symbols in image views whose height is constrained, in 15 repositories, stand out of it, or stay inside, by half the
/// difference. 28 of 32 lengths that only the symbol gives, in 7 repositories, come out too.
struct SymbolImage: Hashable, Sendable {
  let name: String
  /// Interface Builder's name of the scale; nil if none is written.
  private let scale: String?
  /// Interface Builder's name of the weight.
  let weight: String
  private static let weightOfText = "regular"
  private let pointSize: Double?
  private let font: Font?
  /// Whether the document says so where it uses the image, and not only lists it as a symbol.
  let isOfSystem: Bool

  /// Reads the image under a key and the symbol configuration beside it; nil without an image.
  init?(coder: NibCoder, key: String, configurationKey: String) {
    guard let name = coder.decodeImageName(forKey: key) else { return nil }
    let configuration = coder.coder(forKey: configurationKey)
    self.name = name
    scale =
      coder.coder(forKey: key)?.decodeString(forKey: "symbolScale") ?? configuration?.decodeString(forKey: "scale")
    weight = configuration?.decodeString(forKey: "weight") ?? Self.weightOfText
    pointSize = configuration?.decodeLength(forKey: "pointSize").map { min(max($0, 1), 1000) }
    font = configuration.flatMap { Font(coder: $0, key: "fontDescription") }
    isOfSystem = coder.decodeString(forKey: "catalog") == "system"
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

  /// The proportions of a symbol that is not listed. Most are nearly square.
  static let square = Size(width: 128, height: 128)

  /// Measures the symbol; nil if it is not one of the document's system images.
  ///
  /// - Parameter proportions: Those of a symbol that the document does not list; nil for none.
  func measure(
    in settings: DocumentSettings, defaultScale: String = "default", proportions: Size? = nil
  ) -> Measure? {
    guard let nominal = settings.symbolProportions[name] ?? proportions else { return nil }
    let longer = max(nominal.width, nominal.height)
    guard longer > 0 else { return nil }
    // An estimate like that of text, so that it grows with text where frames are tested for depending on estimates.
    let points = (pointSize ?? font?.pointSize(in: settings.text) ?? 17) / 17 * settings.text.fontScale
    let drawn = SymbolSizes.longerSide(of: name, proportions: nominal) * points
    let scale = Scale(scale ?? defaultScale)
    let factor = drawn * scale.factor * weightFactor / longer
    let height = nominal.height * factor + scale.extraHeight * points
    return Measure(
      size: Size(width: rounded(nominal.width * factor, settings), height: rounded(height, settings)),
      alignmentHeight: rounded(20.2 * points, settings))
  }

  private func rounded(_ length: Double, _ settings: DocumentSettings) -> Double {
    (length * settings.scale).rounded() / settings.scale
  }

  /// `chevron.left` is 12.5 wide, large 16; `plus.circle.fill` is 20 by 19, large 26 by 26; a small `circle.fill` of 15
  /// points is 14 by 14.
  private enum Scale {
    case small, medium, large

    init(_ name: String) {
      switch name {
      case "small": self = .small
      case "large": self = .large
      default: self = .medium
      }
    }

    var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }

    /// How much higher large and small symbols are than their proportions.
    var extraHeight: Double {
      switch self {
      case .small: 0.5
      case .medium: 0
      case .large: 1.7
      }
    }
  }

  /// Open strokes grow with their weight, closed outlines hardly: a medium `chevron.right` is 13 by 17.67 instead of 12.5
  /// by 16.5, a bold `xmark.circle` 20.33 wide.
  private var weightFactor: Double {
    let isOpen = name.hasBytePrefix("chevron") && !name.contains("circle")
    switch weight {
    case "medium": return isOpen ? 1.05 : 1.01
    case "semibold", "bold", "heavy", "black": return isOpen ? 1.07 : 1.02
    default: return 1
    }
  }
}

/// How large Apple's symbols are drawn in the system font of 17 points, at regular weight and medium scale.
///
/// Found from image views and buttons that Interface Builder stored in public documents. Symbols that are not
/// listed are assumed to cover as much as most listed ones.
enum SymbolSizes {
  /// The longer side in points.
  static func longerSide(of name: String, proportions: Size) -> Double {
    if name.hasByteSuffix(".circle") || name.contains(".circle.") { return circle }
    if let known = known(name) { return known }
    let ratio = max(proportions.width, proportions.height) / max(min(proportions.width, proportions.height), 1)
    // Symbols in a circle, and those with its outline, are 20 by 19: 128 by 123 or 121.
    if (1.035...1.06).contains(ratio) { return circle }
    return 20 * min(ratio, 4).squareRoot()
  }

  /// By the symbol's name, or a name that its own begins with.
  private static func known(_ name: String) -> Double? {
    var prefix = name[...]
    while true {
      if let side = sides[String(prefix)] { return side }
      guard let dot = prefix.lastIndex(of: ".") else { return nil }
      prefix = prefix[..<dot]
    }
  }

  private static let circle = 19.85

  private static let sides: [String: Double] = [
    "arrow.left": 19.5, "arrow.right": 19.5, "arrow.triangle.2.circlepath.camera": 24.6, "arrowtriangle": 16.9,
    "calendar": 21, "camera": 24.3, "chart.bar": 25, "checkmark": 18.5, "chevron": 16.5, "chevron.down": 18.33,
    "chevron.up": 18.33, "die": 19.5, "doc.on.doc": 23.3, "exclamationmark.triangle": 20.9, "folder": 23.3,
    "gearshape": 20.8, "hand.raised": 20.8, "key": 22.7, "ladybug": 22, "mic": 21.2, "mic.slash": 20.1, "minus": 17.5,
    "person": 18.67, "person.3": 36, "photo": 24, "placeholdertext": 17.5, "plus": 17.5,
    "rectangle.stack": 22.9, "server.rack": 24, "speaker.slash": 20.4, "star": 21.8, "text": 20.9,
    "trash": 20.8, "video": 25.8, "wand": 21.2, "xmark": 17.5,
  ]
}
