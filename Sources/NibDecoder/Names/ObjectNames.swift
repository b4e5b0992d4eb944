public import Formats

/// The names of a document's objects. Each is looked up once.
public struct ObjectNames {
  /// The object that something is about, and the scene that the object is in.
  public struct Place: Sendable {
    /// Nil outside of all objects.
    public var object: ObjectName?
    /// The class of the scene, its storyboard identifier or its label; in a xib the class of the File's Owner, or of the
    /// object at the top. Nil without any.
    public var scene: String?

    /// Creates a place of known parts.
    public init(object: ObjectName? = nil, scene: String? = nil) {
      self.object = object
      self.scene = scene
    }
  }

  private let shared: SharedTree
  private let vocabulary: Vocabulary
  /// The elements by their ids, once a constraint asks for them.
  private var elements: [String: ElementIndex]?
  private var places: [ElementIndex: Place] = [:]
  /// By the elements of scenes, and of objects at the top of a xib.
  private var scenes: [ElementIndex: String?] = [:]
  /// The class of a xib's File's Owner, once something asks for it; nil in it if it is any object, or the application.
  private var ownerClass: String??

  /// Creates the names of a document's objects.
  public init(_ tree: XMLTree) {
    (shared, vocabulary) = (SharedTree(tree), .forDocuments(ofType: tree[tree.root, "type"]))
  }

  /// The nearest object that people recognize around an offset.
  public mutating func place(at offset: Int) -> Place {
    let tree = shared.tree
    let said = tree.elementsSaid(at: offset)
    // A row of sample data says values of several objects in one place.
    if said.count > 1 { return Place() }
    return (said.first ?? tree.innermostElement(at: offset)).map { place(of: $0) } ?? Place()
  }

  /// The nearest object that people recognize around an element, or the element itself.
  public mutating func place(of element: ElementIndex) -> Place {
    let element = NamedElement(shared: shared, index: owner(of: element))
    guard let object = element.recognizedObject(in: vocabulary) else { return Place(scene: scene(of: element)) }
    if let known = places[object.index] { return known }
    let place = Place(object: name(of: object), scene: scene(of: object))
    places[object.index] = place
    return place
  }

  /// The view whose attribute stands for a constraint; other elements themselves.
  private func owner(of element: ElementIndex) -> ElementIndex {
    let tree = shared.tree
    guard tree.name(of: element) == "constraint", !tree.isWritten(element), let view = tree.parent(of: element) else {
      return element
    }
    let (tag, place) = (tree.tagRange(of: view), tree.tagRange(of: element).lowerBound)
    return tag.lowerBound <= place && place < tag.upperBound ? view : element
  }

  private mutating func name(of object: NamedElement) -> ObjectName {
    let label = object.name == "constraint" ? constraintLabel(object) : object.outlineLabel
    return ObjectName(
      kind: object.kind(in: vocabulary), label: label, customClass: object.written("customClass"), id: object["id"])
  }

  private mutating func constraintLabel(_ constraint: NamedElement) -> String? {
    let elements = elements ?? shared.tree.elementsByID
    self.elements = elements
    return ConstraintLabel(constraint: constraint, elements: elements, vocabulary: vocabulary).text
  }
}

// MARK: - Scenes

extension ObjectNames {
  private mutating func scene(of element: NamedElement) -> String? {
    var candidate: NamedElement? = element
    while let current = candidate {
      if let known = scenes[current.index] { return known }
      if current.name == "scene" { return note(current.sceneController?.sceneName, of: current) }
      let parent = current.parent
      if parent?.name == "objects", parent?.parent?.name == "document" {
        let ownerClass = ownerClass ?? parent?.ownerClass
        self.ownerClass = .some(ownerClass)
        return note(ownerClass ?? current.written("customClass"), of: current)
      }
      candidate = parent
    }
    return nil
  }

  private mutating func note(_ name: String?, of element: NamedElement) -> String? {
    scenes[element.index] = .some(name)
    return name
  }
}

extension NamedElement {
  fileprivate var sceneName: String? { written("customClass") ?? written("storyboardIdentifier") ?? outlineLabel }

  /// The view controller of a scene.
  fileprivate var sceneController: NamedElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
  }

  /// The class of a xib's File's Owner; nil if it is any object, or the application.
  fileprivate var ownerClass: String? {
    let owner = children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner" || $0.name == "customObject" && $0["id"] == "-2"
    }
    return owner?.written("customClass").flatMap { Self.classesOfAnyOwner.contains($0) ? nil : $0 }
  }

  private static let classesOfAnyOwner: Set<String> = ["NSObject", "NSApplication", "UIApplication"]
}

extension XMLTree {
  /// The elements by their ids; the first one of an id that stands twice.
  fileprivate var elementsByID: [String: ElementIndex] {
    Dictionary(indices.lazy.compactMap { element in self[element, "id"].map { ($0, element) } }) { first, _ in first }
  }
}

extension ObjectNames.Place {
  /// `label "Name" (abc-12-xyz) in LoginController`.
  package var text: String {
    var text = objectText
    if let scene, scene != object?.customClass { text += " in \(scene.outlineText ?? "")" }
    return text
  }

  /// `label "Name"`; `view (abc-12-xyz)` for an object without a name.
  package var shortText: String {
    guard let object, let name = object.quotedName else { return objectText }
    return name.isEmpty ? object.kind : "\(object.kind) \(name)"
  }

  /// `label "Name" (abc-12-xyz)`.
  package var objectText: String {
    guard let object else { return scene == nil ? "document" : "scene" }
    var text = object.kind
    if let name = object.quotedName, !name.isEmpty { text += " \(name)" }
    return object.id.map { "\(text) (\($0.outlineText ?? ""))" } ?? text
  }
}

extension ObjectName {
  /// The label in quotes, or else the class; empty for a label that says no more than the kind, nil without any.
  fileprivate var quotedName: String? {
    if let label { return label == kind ? "" : "\"\(label)\"" }
    return customClass
  }
}

/// A tree that many elements refer to. Each copy of a tree counts a reference for each of its arrays.
final class SharedTree: Sendable {
  let tree: XMLTree

  init(_ tree: XMLTree) { self.tree = tree }
}

/// The name by which people recognize an object of a document: `button "Cancel" (x1-yz-abc)`.
public struct ObjectName: Hashable, Sendable {
  /// The kind as Interface Builder's library calls it, in lower case: `table view cell`.
  public let kind: String
  /// The text that the document outline shows, cut to 40 characters: the author's label, the text, the title, the
  /// placeholder or an identifier; for a constraint what it says. Nil without any.
  public let label: String?
  /// The custom class; nil without one.
  public let customClass: String?
  /// The object id; nil without one.
  public let id: String?

  /// Creates a name of known parts.
  public init(kind: String, label: String? = nil, customClass: String? = nil, id: String? = nil) {
    self.kind = kind
    self.label = label
    self.customClass = customClass
    self.id = id
  }
}

extension String {
  /// The text on a single line, cut where it is longer than an outline is wide. Nil if nothing is left.
  ///
  /// It is cut between scalars, since a single character may be as long as its author likes.
  package var outlineText: String? {
    let words = unicodeScalars.prefix(Self.longestScan).split(whereSeparator: \.isWhiteSpace)
    let line = words.map { String($0) }.joined(separator: " ").unicodeScalars
    guard !line.isEmpty else { return nil }
    return line.count > Self.outlineWidth ? String(line.prefix(Self.outlineWidth - 1)) + "…" : String(line)
  }

  private static let outlineWidth = 40
  private static let longestScan = 400
}

extension Unicode.Scalar {
  /// The same as the property, which has to be looked up for what is not ASCII only.
  fileprivate var isWhiteSpace: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
