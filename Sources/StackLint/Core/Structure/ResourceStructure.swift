import NibDecoder

/// Images and colors that a document lists, and modules of classes.
struct ResourceStructure {
  private let document: StructuredDocument
  private let declared: Set<Resource>

  private struct Resource: Hashable {
    let kind: String
    let name: String
  }

  init(_ document: StructuredDocument) {
    self.document = document
    let list = document.root.child(named: "resources").map { Array($0.children) } ?? []
    declared = Set(list.compactMap { one in one["name"].map { Resource(kind: one.name, name: $0) } })
  }

  var faults: [StructureFault] { images + colors + modules }

  private var images: [StructureFault] {
    document.elements.document.attributes(named: Self.imageAttributes).compactMap { written in
      let (element, attribute) = (written.element, written.name)
      guard let name = element.written(attribute), !Self.others.contains(element.name),
        element.parent?.name != "resources",
        !declared.contains(Resource(kind: "image", name: name)), element["catalog"] != "system"
      else { return nil }
      return .lossy("image \"\(name)\" is not in <resources>, where Xcode lists it with its size; add it", element)
    }
  }

  private static let imageAttributes = [
    "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "alternateImage", "thumbImage",
    "largeContentSizeImage",
  ]
  private static let others: Set = [
    "accessibilityTraits", "window", "ImageDescription", "userDefinedRuntimeAttribute", "binding", "outlet", "action",
  ]

  private var colors: [StructureFault] {
    document.elements["color"].compactMap { color in
      if document.listsSystemColors, document.platform != .macOS, let name = color["systemColor"],
        color.parent?.name != "systemColor", !declared.contains(Resource(kind: "systemColor", name: name))
      {
        return .lossy("system color \(name) is not in <resources>, where Xcode lists it; add it", color)
      }
      guard document.listsNamedColors, let name = color["name"], color["colorSpace"] != "catalog",
        !declared.contains(Resource(kind: "namedColor", name: name))
      else { return nil }
      return .lossy("color \"\(name)\" is not in <resources>, where Xcode lists it; add it", color)
    }
  }

  private var modules: [StructureFault] {
    document.elements.document.attributes(named: ["customModule", "customModuleProvider"]).compactMap { written in
      let (element, attribute) = (written.element, written.name)
      guard element["customClass"] == nil, attribute == "customModule" || element["customModule"] == nil else {
        return nil
      }
      return .lossy("\(attribute) without customClass says nothing; add the class, or remove it", element)
    }
  }
}
