import Formats
import Support

/// The order in which the version of Xcode that saved a document writes it.
struct DocumentOrder: Sendable {
  private let platform: DocumentPlatform
  /// The version of Xcode, such as 17701. A document without one is taken for one of the newest.
  private let toolsVersion: Int

  /// Whether documents end with a line feed. Those of Xcode 5.0 do not.
  ///
  /// Evidence: 33/33 documents.
  var endsWithLineFeed: Bool { toolsVersion >= 5000 }

  init(of tree: XMLTree) {
    platform = DocumentPlatform(tree)
    let version = tree[tree.root, "toolsVersion"] ?? ""
    toolsVersion = Int(version.prefix { $0.isASCII && $0.isNumber }) ?? .max
  }

  /// The positions of an element's attributes in Xcode's order; nil if they are in it.
  func arrangement(ofAttributes names: [String], of element: String) -> [Int]? {
    guard names.count > 1 else { return nil }
    return order(of: .attributes, element)?.arrangement(of: names)
  }

  /// Where an attribute belongs among others; nil if that is not known.
  func place(ofAttribute name: String, among names: [String], of element: String) -> Int? {
    order(of: .attributes, element)?.place(of: name, among: names)
  }

  /// The positions of an object's children in Xcode's order; nil if they are in it. Old versions of Xcode wrote some
  /// children twice, in no order that is known.
  func arrangement(ofChildren children: [ChildSignature], of element: String) -> [Int]? {
    guard children.count > 1, !ChildSignature.isAnyTwice(in: children) else { return nil }
    return order(of: .children, element)?.arrangement(of: children.map(\.text))
  }

  /// Where a child belongs among others of an object; nil if that is not known.
  func place(ofChild child: ChildSignature, among children: [ChildSignature], of element: String) -> Int? {
    order(of: .children, element)?.place(of: child.text, among: children.map(\.text))
  }

  private func order(of kind: OrderTable.Kind, _ element: String) -> PartialOrder? {
    OrderTable.xcode.order(of: kind, platform, element, toolsVersion: toolsVersion)
  }

  /// Whether an element has children with a place each, as objects have. The children of others are lists.
  static func hasPlaces(_ element: String, id: String?) -> Bool { id != nil || holders.contains(element) }

  private static let holders: Set<String> = [
    "document", "scene", "state", "variation", "accessibility", "buttonConfiguration",
  ]
}

/// The platform of a document. Each has classes of its own, whose attributes Xcode writes in an order of their own.
enum DocumentPlatform: String {
  case touch
  case mac
  case watch

  init(_ tree: XMLTree) {
    let runtime = tree[tree.root, "targetRuntime"] ?? ""
    self = runtime.hasBytePrefix("MacOSX") ? .mac : runtime.hasBytePrefix("watch") ? .watch : .touch
  }
}

/// What tells the place of a child among the children of an object: its name, and its key.
struct ChildSignature: Hashable, Sendable {
  let text: String
  private let isKeyed: Bool

  init(name: String, key: String?) {
    // The key of a variation says when it holds.
    let key = name == "variation" ? nil : key
    text = key.map { "\(name):\($0)" } ?? name
    isKeyed = key != nil
  }

  /// Whether a key occurs twice.
  static func isAnyTwice(in signatures: [Self]) -> Bool {
    let keyed = signatures.filter(\.isKeyed)
    return Set(keyed).count < keyed.count
  }
}

/// A list that Xcode sorts with every save.
enum SortedList: String {
  case constraints
  case connections
  case resources
  case dependencies

  /// What the list is sorted by; only the name for an element that Xcode leaves where it was added.
  func key(name: String, value: (String) -> String) -> [String] {
    switch (self, name) {
    case (.constraints, _):
      // Numbers, which Xcode 4 gave, come first. Evidence: six lists with both, in one of which a letter shows it.
      [Int(value("id")) == nil ? "2" : "1", value("id")]
    case (.resources, _): [name, value("name")]
    case (.connections, "outlet"): [name, value("property")]
    case (.connections, "action"): [name, value("selector")]
    case (.connections, _): [name]
    case (.dependencies, "capability"): ["4", value("name")]
    case (.dependencies, _): [Self.ranksOfDependencies[name] ?? "5"]
    }
  }

  private static let ranksOfDependencies = ["deployment": "1", "development": "2", "plugIn": "3"]
}

extension [[String]] {
  /// Whether keys ascend, byte by byte.
  var areSorted: Bool { zip(self, dropFirst()).allSatisfy { !$1.precedes($0) } }
}

extension [String] {
  /// The order of bytes, which is the same everywhere.
  func precedes(_ other: [String]) -> Bool {
    lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A list that Xcode writes only when something is in it.
///
/// Evidence: 63,000 lists with content and none without in 4,218 documents.
enum OptionalList: String {
  case attributes
  case connections
  case constraints
  case customSpacing
  case designables
  case prototypes
  case resources
  case subviews
  case userDefinedRuntimeAttributes
  case visibilityPriorities
}
