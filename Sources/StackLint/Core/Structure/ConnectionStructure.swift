import NibDecoder

/// Outlets and actions.
struct ConnectionStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { outlets + actions + repeatedContent }

  private var outlets: [StructureFault] {
    (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { outlet in
      guard let target = document.object(outlet["destination"]) else { return nil }
      if target.name == "viewLayoutGuide" || target.name == "viewControllerLayoutGuide" {
        return .refused(
          "ibtool: outlets cannot be connected to layout guides, as \(outlet["property"] ?? "this one"); remove it",
          outlet)
      }
      if Self.noTargets.contains(target.name) {
        return .never("the destination of an outlet is an object, not a <\(target.name)>", outlet)
      }
      guard outlet["property"] == "gestureRecognizers", outlet.name == "outletCollection", document.platform != .macOS,
        !target.name.hasByteSuffix("GestureRecognizer")
      else { return nil }
      return .never("gestureRecognizers holds a <\(target.name)>", outlet)
    }
  }

  private static let noTargets: Set = [
    "outlet", "action", "segue", "outletCollection", "binding", "scene", "connections", "systemColor",
  ]

  private var actions: [StructureFault] {
    document.elements["action"].compactMap { action in
      let owner = action.parent?.parent
      guard document.platform != .macOS else {
        if action["destination"] != nil {
          return .never(
            "an action of macOS has a target, not a destination", action, action.renaming("destination", "target"))
        }
        return action["eventType"].map { _ in .never("an action of macOS has no eventType; remove it", action) }
      }
      if action["target"] != nil {
        return .never(
          "an action of iOS has a destination, not a target", action, action.renaming("target", "destination"))
      }
      guard let owner else { return nil }
      if Self.controls.contains(owner.name), action["eventType"] == nil {
        return .never("an action of a <\(owner.name)> has an eventType, such as touchUpInside; add it", action)
      }
      guard action["eventType"] != nil, owner.name == "barButtonItem" || owner.name.hasByteSuffix("GestureRecognizer")
      else { return nil }
      return .never("an action of a <\(owner.name)> has no eventType; remove it", action)
    }
  }

  private static let controls: Set = [
    "button", "switch", "slider", "textField", "segmentedControl", "stepper", "datePicker", "pageControl",
    "refreshControl",
  ]

  /// Outlets into prototypes, of which the app makes any number.
  private var repeatedContent: [StructureFault] {
    guard document.platform != .macOS else { return [] }
    return (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { outlet in
      guard let target = document.object(outlet["destination"]), let cell = target.prototype,
        !outlet.isInside(cell), let owner = outlet.parent?.parent
      else { return nil }
      let property = outlet["property"] ?? ""
      let words = "Outlets cannot be connected to repeating content"
      return .refused("ibtool: \(words), as \(property) of \(owner.objectName); connect the cell", outlet)
    }
  }
}

extension DocumentElement {
  /// The prototype of a cell that it is or is in.
  fileprivate var prototype: DocumentElement? {
    var element: DocumentElement? = self
    while let inner = element, let list = inner.parent {
      if list.name == "prototypes" || list.name == "cells" && list.parent?.name == "collectionView" { return inner }
      element = list
    }
    return nil
  }

  fileprivate func isInside(_ other: DocumentElement) -> Bool {
    let (inner, outer) = (wholeRange, other.wholeRange)
    return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// The edit that gives an attribute another name.
  fileprivate func renaming(_ attribute: String, _ name: String) -> [Diagnostic.FixIt] {
    guard self[name] == nil, let written = self.attribute(attribute) else { return [] }
    return [Diagnostic.FixIt("write \(name)", range: written.nameRange, replacement: name)]
  }
}
