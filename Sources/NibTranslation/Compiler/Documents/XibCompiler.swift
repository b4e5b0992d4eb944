import Formats

/// Compiles the objects of a xib to one nib.
enum XibCompiler {
  static func compile(_ list: ElementIndex, _ reader: VocabularyReader) -> ObjectGraph {
    let tree = reader.tree
    var content = NibContent(reader)
    for element in tree.children(of: list) {
      if tree.name(of: element) == "placeholder" {
        guard let identifier = reader.text("placeholderIdentifier", of: element) else { continue }
        reader.accept(element)
        reader.ignore(["userLabel", "customClass", "customModule", "customModuleProvider"], of: element)
        let proxy = content.addProxy(identifier)
        if let id = reader.text("id", of: element) { content.places.set(proxy, for: id) }
        ObjectExtras.compile(element, proxy, in: &content)
      } else if let object = TopLevelObject.compile(element, in: &content) {
        content.lists.topLevel.append(object)
      }
    }
    content.refuseMissing()
    return content.graph()
  }
}
