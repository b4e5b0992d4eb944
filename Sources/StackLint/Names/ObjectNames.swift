package import NibDecoder

/// The names of a document's objects. Each is looked up once.
package struct ObjectNames {
  /// The object that something is about, and the scene that the object is in.
  package struct Place: Sendable {
    /// Nil outside of all objects.
    package var object: ObjectName?
    /// The class of the scene, its storyboard identifier or its label; in a xib the class of the File's Owner, or of the
    /// object at the top. Nil without any.
    package var scene: String?

    package init(object: ObjectName? = nil, scene: String? = nil) {
      self.object = object
      self.scene = scene
    }
  }

  private let document: NibDocument
  private var places: [ElementIndex: Place] = [:]
  /// By the elements of scenes, and of objects at the top of a xib.
  private var scenes: [ElementIndex: String?] = [:]

  package init(_ document: NibDocument) { self.document = document }

  /// The nearest object that people recognize around an offset.
  package mutating func place(at offset: Int) -> Place {
    guard let index = document.tree.innermostElement(at: offset) else { return Place() }
    let element = DocumentElement(document: document, index: index)
    guard let object = element.recognizedObject else { return Place(scene: scene(of: element)) }
    if let known = places[object.index] { return known }
    let place = Place(object: Self.name(of: object), scene: scene(of: object))
    places[object.index] = place
    return place
  }

  private static func name(of object: DocumentElement) -> ObjectName {
    let label = object.name == "constraint" ? ConstraintLabel(object)?.text : object.outlineLabel
    return ObjectName(kind: object.kindName, label: label, customClass: object.written("customClass"), id: object.id)
  }
}

// MARK: - Scenes

extension ObjectNames {
  private mutating func scene(of element: DocumentElement) -> String? {
    var candidate: DocumentElement? = element
    while let current = candidate {
      if let known = scenes[current.index] { return known }
      if current.name == "scene" { return note(current.sceneController?.sceneName, of: current) }
      let parent = current.parent
      if parent?.name == "objects", parent?.parent?.name == "document" {
        return note(parent?.ownerClass ?? current.written("customClass"), of: current)
      }
      candidate = parent
    }
    return nil
  }

  private mutating func note(_ name: String?, of element: DocumentElement) -> String? {
    scenes[element.index] = .some(name)
    return name
  }
}

extension DocumentElement {
  fileprivate var sceneName: String? { written("customClass") ?? written("storyboardIdentifier") ?? outlineLabel }

  /// The class of a xib's File's Owner; nil if it is any object, or the application.
  fileprivate var ownerClass: String? {
    let owner = children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner" || $0.name == "customObject" && $0.id == "-2"
    }
    return owner?.written("customClass").flatMap { Self.classesOfAnyOwner.contains($0) ? nil : $0 }
  }

  private static let classesOfAnyOwner: Set<String> = ["NSObject", "NSApplication", "UIApplication"]
}
