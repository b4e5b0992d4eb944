import Formats
import Support

/// What an element is there for: the app, or Interface Builder and its canvas.
package enum ElementRole: Hashable, Sendable {
  /// Something that the app sees: views, constraints, colors, connections.
  case content
  /// The root element.
  case document
  /// The versions of tools and plug-ins that `<dependencies>` lists.
  case version
  /// The device that the canvas shows.
  case device
  /// Copies of what asset catalogs say, and other lists that Interface Builder writes anew with every save.
  case resource
  /// Where a scene lies on the canvas.
  case canvas
  /// The frame of a view, which layout computes again.
  case frame
  /// Bars and sizes that the canvas simulates.
  case simulatedMetrics

  /// The role of an element without an id.
  init(of element: ElementIndex, in tree: XMLTree, below parent: ElementRole) {
    switch parent {
    case .document: self = Self.ofParts[tree.name(of: element)] ?? .content
    case .version, .device, .resource, .simulatedMetrics: self = parent
    case .content, .canvas, .frame: self = tree[element, "key"].flatMap(Self.init(key:)) ?? .content
    }
  }

  private init?(key: String) {
    switch key {
    case "frame": self = .frame
    case "canvasLocation", "screenRect": self = .canvas
    case _ where key.hasBytePrefix("simulated"): self = .simulatedMetrics
    default: return nil
    }
  }

  /// The roles of the parts of a document.
  private static let ofParts: [String: ElementRole] = [
    "dependencies": .version, "device": .device, "resources": .resource, "designables": .resource,
    "classes": .resource, "simulatedMetricsContainer": .resource, "inferredMetricsTieBreakers": .resource,
    "customFonts": .resource, "userSettings": .resource,
  ]
}
