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

/// The components of the colors that a document names, as its `<resources>` list them.
public struct NamedColors: Sendable {
  private let components: [Color.Name: Color.Components]
  /// In dark appearance, which only stack definitions say.
  private let darkComponents: [Color.Name: Color.Components]

  /// Reads the `<namedColor>` and `<systemColor>` elements of a document's resources. The first of two with one name
  /// counts.
  public init(_ document: NibDocument) {
    let resources = document.rootCoder.coders(in: "resources")
    let pairs = { (components: (NibCoder) -> Color.Components?) in
      resources.compactMap { resource in Self.name(resource).flatMap { name in components(resource).map { (name, $0) } }
      }
    }
    components = Dictionary(pairs(Self.components)) { first, _ in first }
    darkComponents = Dictionary(pairs { Color(coder: $0, key: "dark")?.components }) { first, _ in first }
  }

  /// The components to draw a color with: its own, otherwise those of the document's resources, otherwise those of UIKit
  /// in light appearance. Nil for an asset that is not in the resources and for a color of macOS.
  public func components(of color: Color) -> Color.Components? {
    if let components = color.components { return components }
    guard let name = color.name else { return nil }
    if let found = components[name] { return found }
    guard case .system(let name) = name else { return nil }
    return Color.Components(systemColor: name)
  }

  /// The components that the document's resources give a name; nil if they do not.
  package func listed(_ name: Color.Name) -> Color.Components? { components[name] }

  /// The components in dark appearance; nil for those in light appearance.
  package func dark(_ name: Color.Name) -> Color.Components? { darkComponents[name] }

  private static func name(_ resource: NibCoder) -> Color.Name? {
    guard let name = resource.decodeString(forKey: "name") else { return nil }
    return switch resource.elementName {
    case "namedColor": .asset(name)
    case "systemColor": .system(name)
    default: nil
    }
  }

  private static func components(_ resource: NibCoder) -> Color.Components? {
    resource.childCoders(named: ["color"]).first { $0.decodeString(forKey: "key") == nil }
      .flatMap { Color(coder: $0) }?.components
  }
}
