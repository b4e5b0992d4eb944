public import NibDecoder

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
