import NibDecoder

/// What a document needs of Interface Builder.
enum DependenciesMarkup {
  /// The plug-in of the Xcode that ``DocumentHead/newest`` names.
  private static let plugInVersion = "23506"

  static func element(for elements: [MarkupElement]) -> MarkupElement {
    let list = MarkupElement(
      "dependencies",
      children: [
        MarkupElement("deployment", [("identifier", "iOS")]),
        MarkupElement(
          "plugIn", [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", plugInVersion)]),
      ])
    for name in capabilities(of: elements).sorted() {
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
