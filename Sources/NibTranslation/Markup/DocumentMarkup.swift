import NibDecoder

extension MarkupElement {
  /// An object that stands for another one at the top of a xib.
  static func placeholder(_ placeholder: Placeholder) -> MarkupElement {
    MarkupElement("placeholder", placeholder.attributes)
  }

  /// The first responder of a scene.
  static func firstResponder(ofSceneWithID id: String) -> MarkupElement {
    MarkupElement("placeholder", Placeholder.firstResponder(ofSceneWithID: id))
  }

  /// The root of a document of a version of Interface Builder, without a device.
  static func document(
    isStoryboard: Bool, toolsVersion: String = WrittenVersion.newest, usesSafeAreas: Bool = true
  ) -> MarkupElement {
    let type = DocumentType.of(.iOS, isStoryboard: isStoryboard)
    let root = MarkupElement(
      "document", [("type", type.name), ("version", DocumentType.version), ("toolsVersion", toolsVersion)])
    for name in ["targetRuntime", "propertyAccessControl"] { root.set(name, type.headValues[name]) }
    for flag in ["useAutolayout", "useTraitCollections"] { root.set(flag, "YES") }
    if usesSafeAreas { root.set("useSafeAreas", "YES") }
    root.set("colorMatched", "YES")
    return root
  }

  /// Adds what follows the device of a document: what it needs of Interface Builder, its objects or scenes, and the
  /// resources that these name.
  func finish(_ list: MarkupElement, resources: [MarkupElement]) {
    append(dependencies(for: [list] + resources))
    append(list)
    append("resources", resources)
  }

  private func dependencies(for elements: [MarkupElement]) -> MarkupElement {
    let version = WrittenVersion.plugIn(of: .iOS, toolsVersion: self["toolsVersion"] ?? WrittenVersion.newest)
    let list = MarkupElement(
      "dependencies",
      children: [
        MarkupElement("deployment", [("identifier", Platform.iOS.deployment)]),
        MarkupElement("plugIn", [("identifier", Platform.iOS.plugIn), ("version", version)]),
      ])
    for name in Self.capabilities(of: elements).sorted() {
      list.append(
        MarkupElement("capability", [("name", name), ("minToolsVersion", Capability.versions[name] ?? "8.0")]))
    }
    return list
  }

  private static func capabilities(of elements: [MarkupElement]) -> Set<String> {
    var found: Set = ["documents saved in the Xcode 8 format"]
    var open = elements
    while let element = open.popLast() {
      open += element.children
      switch element.name {
      case "viewLayoutGuide" where element["key"] == "safeArea": found.insert("Safe area layout guides")
      case "namedColor": found.insert("Named colors")
      case "systemColor": found.insert("System colors in document resources")
      case "imageReference": found.insert("Image references")
      case "collectionViewCellContentView": found.insert("collection view cell content view")
      case "stackView" where element["spacingType"] == "standard": found.insert("Stack View standard spacing")
      default: break
      }
    }
    return found
  }
}
