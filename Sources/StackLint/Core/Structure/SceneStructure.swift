import NibDecoder

/// The scenes of a storyboard.
struct SceneStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    var found: [StructureFault] = []
    var ids: Set<String> = []
    for list in document.root.children(named: "scenes") {
      for scene in list.children {
        guard scene.name == "scene" else {
          found.append(.never("<\(scene.name)> in <scenes>; put it into a <scene>", scene))
          continue
        }
        if let id = scene["sceneID"], !ids.insert(id).inserted {
          found.append(.never("two scenes have the sceneID \(id); give one another", scene))
        }
        found += faults(of: scene)
      }
    }
    return found + initialController + membersInside
  }

  /// Evidence: all of 14,000 elements with a sceneMemberID in 7,025 public documents are in a list of objects.
  private var membersInside: [StructureFault] {
    document.elements.document.attributes(named: ["sceneMemberID"]).map(\.element).filter {
      $0.parent?.name != "objects" && document.isView($0)
    }.map { .never("only the objects of a scene have a sceneMemberID; remove it", $0) }
  }

  private func faults(of scene: DocumentElement) -> [StructureFault] {
    let lists = scene.children(named: "objects")
    let found = lists.dropFirst().map {
      StructureFault.never("second <objects> of a scene; move its objects into the first", $0)
    }
    guard let objects = lists.first else {
      guard !scene.children.contains(where: document.isTopLevelObject) else { return found }
      return found + [.never("a scene has a list of objects; add <objects>", scene)]
    }
    return found + controllers(objects) + responders(objects) + members(objects)
  }

  private func controllers(_ objects: DocumentElement) -> [StructureFault] {
    let controllers = Array(objects.children).filter { $0["sceneMemberID"] == "viewController" }
    guard controllers.isEmpty else {
      return controllers.dropFirst().map {
        .never("\($0.title) is the second controller of its scene; give it a scene of its own", $0)
      }
    }
    let unmarked = Array(objects.children).filter(isController)
    guard unmarked.isEmpty else { return unmarked.dropFirst().map { .never("second controller of a scene", $0) } }
    return [.never("a scene has a controller; add one, or remove the scene", objects)]
  }

  /// Whether it is a controller that has to be marked as the one of its scene.
  private func isController(_ object: DocumentElement) -> Bool {
    Self.placeholders.contains(object.name)
      || (object.name.hasByteSuffix("ontroller") && !Self.otherControllers.contains(object.name))
  }

  private static let placeholders: Set = ["viewControllerPlaceholder", "controllerPlaceholder"]

  /// Controllers that are objects beside the one of a scene.
  private static let otherControllers: Set = [
    "searchDisplayController", "arrayController", "objectController", "treeController", "dictionaryController",
    "userDefaultsController", "controller",
  ]

  private func responders(_ objects: DocumentElement) -> [StructureFault] {
    let responders = Array(objects.children).filter { $0["sceneMemberID"] == "firstResponder" }
    var found = responders.dropFirst().map { StructureFault.never("second first responder of a scene; remove it", $0) }
    if responders.isEmpty {
      found.append(.never("a scene has a first responder; add one", objects, responderFix(objects)))
    }
    for responder in responders {
      let isRight =
        document.platform == .macOS
        ? responder.name == "customObject" && responder["customClass"] == "NSResponder"
        : responder.name == "placeholder" && responder["placeholderIdentifier"] == Placeholder.firstResponder.identifier
      guard !isRight else { continue }
      let wanted =
        document.platform == .macOS
        ? "<customObject customClass=\"NSResponder\">" : "<placeholder placeholderIdentifier=\"IBFirstResponder\">"
      found.append(.never("the first responder of a scene is a \(wanted)", responder))
    }
    return found
  }

  private func responderFix(_ objects: DocumentElement) -> [Diagnostic.FixIt] {
    guard let last = Array(objects.children).last, document.platform != .macOS,
      let scene = objects.parent?["sceneID"], let id = NewObjectID(document).make("firstResponder of \(scene)")
    else { return [] }
    let text = last.lines(DocumentElement.tag("placeholder", Placeholder.firstResponder(ofSceneWithID: id)))
    let end = last.wholeRange.upperBound
    return [Diagnostic.FixIt("add the first responder", SourceEdit(at: end, text))]
  }

  private func members(_ objects: DocumentElement) -> [StructureFault] {
    var found = objects.children(named: "exit").dropFirst().map {
      StructureFault.never("second exit of a scene; remove it", $0)
    }
    let isAlone = objects.children.count(where: isController) == 1
    for object in objects.children {
      let member = object["sceneMemberID"]
      if isController(object), member != "viewController" {
        found.append(
          .never(
            "\(object.title) has no sceneMemberID=\"viewController\", by which the scene finds its controller; add it",
            object, isAlone && member == nil ? object.adding("sceneMemberID", "viewController") : []))
      } else if object.name == "exit", member != "exit" {
        found.append(
          .never(
            "an exit has sceneMemberID=\"exit\"; add it", object,
            member == nil ? object.adding("sceneMemberID", "exit") : []))
      } else if object.name == "placeholder", document.platform != .macOS,
        object["placeholderIdentifier"] != Placeholder.firstResponder.identifier
      {
        found.append(
          .never("a scene has no \(object["userLabel"] ?? "placeholder"), which belongs to xibs; remove it", object))
      } else if let member, !Self.members.contains(member) {
        found.append(.never("sceneMemberID \"\(member)\" is none of viewController, firstResponder and exit", object))
      }
    }
    return found
  }

  private static let members = ["viewController", "firstResponder", "exit"]

  private var initialController: [StructureFault] {
    guard let id = document.root["initialViewController"], let object = document.object(id),
      object.parent?.name != "objects" || !(object["sceneMemberID"] == "viewController" || isController(object))
    else { return [] }
    return [
      .never("initialViewController \(id) is a <\(object.name)>; write the id of a scene's controller", document.root)
    ]
  }
}

/// The objects at the top of a xib.
struct PlaceholderStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    guard let objects = document.root.child(named: "objects") else { return [] }
    let members = document.elements.document.attributes(named: ["sceneMemberID"]).map(\.element).filter {
      $0["sceneMemberID"] != "viewController"
    }
    let found = document.platform == .macOS ? proxies(objects) : placeholders(objects)
    return found + members.map { .never("a xib has no scenes; remove sceneMemberID", $0) }
  }

  private func placeholders(_ objects: DocumentElement) -> [StructureFault] {
    var found: [StructureFault] = []
    let placeholders = objects.children(named: "placeholder")
    for wanted in Self.placeholders {
      guard let placeholder = placeholders.first(where: { $0["placeholderIdentifier"] == wanted.identifier }) else {
        found.append(
          .never("a xib has a placeholder \(wanted.identifier); add it", objects, Self.fix(wanted, in: objects)))
        continue
      }
      if let other = placeholder["id"], other != wanted.id {
        found.append(.never("placeholder \(wanted.identifier) has the id \(wanted.id), not \(other)", placeholder))
      }
      let label = wanted.mark.value
      if wanted.mark.name == "userLabel", placeholder["userLabel"] != label {
        let other = placeholder["userLabel"].map { ", not \"\($0)\"" } ?? "; add it"
        found.append(
          .never(
            "\(label) has the userLabel \"\(label)\"\(other)", placeholder, placeholder.writing("userLabel", label)))
      }
    }
    for placeholder in placeholders {
      let identifier = placeholder["placeholderIdentifier"] ?? ""
      guard !Self.placeholders.contains(where: { $0.identifier == identifier }), !identifier.isEmpty,
        !identifier.lowercased().hasByteSuffix("proxiedexternalobject")
      else { continue }
      found.append(.never("a xib has no placeholder \(identifier); remove it", placeholder))
    }
    return found
  }

  private static func fix(_ placeholder: Placeholder, in objects: DocumentElement) -> [Diagnostic.FixIt] {
    let owner = objects.children.first { $0["placeholderIdentifier"] == Placeholder.owner.identifier }
    let place = owner?.wholeRange.upperBound ?? objects.range.upperBound
    let text = objects.lines(DocumentElement.tag("placeholder", placeholder.attributes), inside: true)
    return [Diagnostic.FixIt("add the placeholder", SourceEdit(at: place, text))]
  }

  private static let placeholders = [Placeholder.owner, .firstResponder]

  private func proxies(_ objects: DocumentElement) -> [StructureFault] {
    let custom = objects.children(named: "customObject")
    return Self.proxies.compactMap { id, label in
      guard let proxy = custom.first(where: { $0["id"] == id }) else {
        return .never("a xib has a custom object \(label) with the id \(id); add it", objects)
      }
      if let other = proxy["userLabel"], other != label {
        return .never("custom object \(id) is \(label), not \(other)", proxy)
      }
      guard id == "-1", proxy["customClass"] != "FirstResponder" else { return nil }
      return .never("First Responder has the class FirstResponder; write customClass=\"FirstResponder\"", proxy)
    }
  }

  /// The ids of objects that Xcode puts into every xib.
  static var fixedIDs: Set<String> { Set(proxies.map(\.0) + placeholders.map(\.id)) }

  private static let proxies = [("-2", "File's Owner"), ("-1", "First Responder"), ("-3", "Application")]
}
