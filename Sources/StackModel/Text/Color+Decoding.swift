public import NibDecoder

extension Color {
  /// Decodes the `<color>` under a key; nil if there is none, or if it is neither named nor made of components.
  public init?(coder: NibCoder, key: String) {
    guard let color = coder.coder(forKey: key) else { return nil }
    self.init(coder: color)
  }

  /// Decodes a `<color>`: with `white`, with `red`, `green` and `blue`, with `cyan`, `magenta`, `yellow` and `black`, or
  /// with a name, to which components may be added.
  public init?(coder: NibCoder) {
    let components = Components(coder: coder)
    if let name = Self.decodeName(coder) {
      self.init(name, components: components)
    } else if let components {
      self.init(components)
    } else {
      return nil
    }
  }

  /// The name under `systemColor` (iOS 13 and later, with a prefix in the first Xcode 11), `cocoaTouchSystemColor`
  /// (earlier versions), `name` with `catalog="System"` (macOS) or the `name` of an asset.
  private static func decodeName(_ coder: NibCoder) -> Name? {
    // All are decoded, so that none counts as unread.
    let keys = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let name = keys.compactMap(coder.decodeString(forKey:)).first { return .system(name) }
    guard let name = coder.decodeString(forKey: "name") else { return nil }
    return coder.decodeString(forKey: "catalog") == "System" ? .system(name) : .asset(name)
  }
}

extension Color.Components {
  /// Decodes the components of a `<color>`; nil if it has none. A component that is missing beside others is 0, a missing
  /// alpha 1.
  init?(coder: NibCoder) {
    let alpha = coder.double(forKey: "alpha")
    let space = Self.decodeSpace(coder)
    func values(_ keys: [String]) -> [Double]? {
      let values = keys.map(coder.decodeDouble(forKey:))
      return values.contains { $0 != nil } ? values.map { $0 ?? 0 } : nil
    }
    if let white = coder.decodeDouble(forKey: "white") {
      self.init(white: white, alpha: alpha)
    } else if let values = values(["red", "green", "blue"]) {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha, space: space)
    } else if let values = values(["cyan", "magenta", "yellow", "black"]) {
      self.init(cyan: values[0], magenta: values[1], yellow: values[2], black: values[3], alpha: alpha)
    } else {
      return nil
    }
  }

  /// `colorSpace="custom"` is named by `customColorSpace`.
  private static func decodeSpace(_ coder: NibCoder) -> Color.Space {
    let space = coder.decodeString(forKey: "colorSpace")
    return switch coder.decodeString(forKey: "customColorSpace") ?? space {
    case "displayP3": .displayP3
    case "adobeRGB1998": .adobeRGB
    case "calibratedRGB", "deviceRGB": .genericRGB
    default: .sRGB
    }
  }
}
