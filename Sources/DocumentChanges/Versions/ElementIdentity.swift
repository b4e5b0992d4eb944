import Formats
import Support

/// What makes an element the same one in several versions of a document: its id, or its place in its parent.
///
/// It means something only to the ``DocumentDiff`` or ``DocumentMerge`` that it comes from.
public struct ElementIdentity: Hashable, Comparable, Sendable {
  /// The number in an ``IdentityTable``.
  package let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ number: Int) { rawValue = Int32(truncatingIfNeeded: number) }

  /// The number as an index of arrays.
  package var number: Int { Int(rawValue) }

  /// The identity of the document's root element.
  static let root = ElementIdentity(rawValue: 0)

  /// The order in which the versions have the elements: those of the first one, then those that only others have.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

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

/// How an element is found: in the whole document, or below its parent.
struct ElementStep {
  let text: String
  /// Whether it is found in the whole document, by its id.
  let isGlobal: Bool
  /// Whether a second element that is found alike is a mistake.
  let isUnique: Bool

  init(of element: ElementIndex, in tree: XMLTree) {
    let name = tree.name(of: element)
    if element == tree.root {
      (text, isGlobal, isUnique) = ("root", true, true)
    } else if let id = Self.id(of: element, in: tree) {
      (text, isGlobal, isUnique) = ((name == "scene" ? "#scene:" : "#") + id, true, true)
    } else if let key = tree[element, "key"] {
      (text, isGlobal, isUnique) = ("@" + key, false, true)
    } else if let identifier = Self.identifier(of: element, in: tree) {
      (text, isGlobal, isUnique) = (name + ":" + identifier, false, true)
    } else {
      (text, isGlobal, isUnique) = (name, false, false)
    }
  }

  /// The id of an object or a scene; nil for other elements. Those of devices name a model, those of resources a file.
  static func id(of element: ElementIndex, in tree: XMLTree) -> String? {
    switch tree.name(of: element) {
    case "device", "adaptation": nil
    case "scene": tree[element, "sceneID"] ?? tree[element, "id"]
    default: tree[element, "id"]
    }
  }

  private static func identifier(of element: ElementIndex, in tree: XMLTree) -> String? {
    if let identifier = tree[element, "identifier"] { return identifier }
    if let name = tree[element, "name"], let parent = tree.parent(of: element),
      listsOfNames.contains(tree.name(of: parent))
    {
      return name
    }
    return tree[element, "keyPath"] ?? tree[element, "reference"] ?? tree[element, "className"]
  }

  /// The elements whose children have different names.
  private static let listsOfNames: Set<String> = ["resources", "dependencies", "designables"]
}

/// The lists of macOS stack views whose entries belong to the subviews of the same number.
struct CompanionLists {
  /// By list: the subviews whose entries are still to come, last first.
  private var upcoming: [ElementIndex: [ElementIndex]] = [:]

  /// The subview that the next entry of a list belongs to; nil for other elements.
  ///
  /// - Parameter element: The elements of a document, each once and in document order.
  mutating func companion(of element: ElementIndex, in tree: XMLTree) -> ElementIndex? {
    if tree.isNamed(element, one: Self.names) { upcoming[element] = Self.subviews(beside: element, in: tree) }
    guard !upcoming.isEmpty else { return nil }
    return tree.parent(of: element).flatMap { upcoming[$0]?.popLast() }
  }

  /// The subviews beside a list, last first; none if they are not as many as the entries, or if an entry is no value.
  private static func subviews(beside list: ElementIndex, in tree: XMLTree) -> [ElementIndex] {
    guard let stack = tree.parent(of: list),
      let group = tree.children(of: stack).first(where: { tree.name(of: $0) == "subviews" }), group < list
    else { return [] }
    let (subviews, entries) = (Array(tree.children(of: group)), Array(tree.children(of: list)))
    return subviews.count == entries.count && entries.allSatisfy { isValue($0, in: tree) } ? subviews.reversed() : []
  }

  /// Whether an element is a number or the like. An object keeps its identity wherever it is.
  private static func isValue(_ element: ElementIndex, in tree: XMLTree) -> Bool {
    ElementStep.id(of: element, in: tree) == nil && tree.descendants(of: element).isEmpty
  }

  private static let names = ["visibilityPriorities", "customSpacing"].map(HashedName.init)
}

/// The attributes by which Interface Builder marks views whose frames differ from what it computes. It writes them anew with
/// every save.
enum InterfaceBuilderMarks {
  static let names: Set<String> = ["misplaced", "ambiguous"]
}
