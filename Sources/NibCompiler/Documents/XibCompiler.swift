import CompiledNib
import XMLSource

/// Compiles the objects of a xib to one nib.
struct XibCompiler {
  let reader: VocabularyReader

  init(_ reader: VocabularyReader) { self.reader = reader }

  func compile(_ list: ElementIndex) -> ObjectGraph {
    let tree = reader.tree
    var content = NibContent(reader)
    let root = content.builder.reserve()
    let views = ViewCompiler(reader)
    var top: [ArchivedValue] = []
    for element in tree.children(of: list) {
      if tree.name(of: element) == "placeholder" {
        reader.accept(element)
        reader.ignore(["id", "userLabel", "customClass", "customModule", "customModuleProvider"], of: element)
        guard let identifier = reader.text("placeholderIdentifier", of: element) else { continue }
        let proxy = NibRoot.proxy(identifier, in: &content.builder)
        top.append(proxy)
        content.objects.append(proxy)
        if let id = tree[element, "id"] { content.places[id] = proxy }
      } else {
        views.register(element, in: &content)
      }
    }
    for element in tree.children(of: list) {
      if let view = views.compile(element, in: &content) { top.append(view) }
    }
    let connections = OutletCompiler.outlets(in: list, &content)
    NibRoot.set(root, top: top, objects: content.objects, connections: connections, in: &content.builder)
    return content.builder.graph
  }
}
