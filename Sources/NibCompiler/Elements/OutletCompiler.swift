import CompiledNib
import XMLSource

/// Compiles the `<outlet>` elements of all objects in a list, in the order of the document.
enum OutletCompiler {
  static func outlets(in element: ElementIndex, _ content: inout NibContent) -> [ArchivedValue] {
    let reader = content.reader
    let tree = reader.tree
    var found: [ArchivedValue] = []
    for child in tree.children(of: element) {
      guard tree.name(of: child) == "connections" else {
        found += outlets(in: child, &content)
        continue
      }
      guard let source = tree[element, "id"].flatMap({ content.places[$0] }) else { continue }
      reader.accept(child)
      for outlet in tree.children(of: child) where tree.name(of: outlet) == "outlet" {
        reader.accept(outlet)
        reader.ignore(["id"], of: outlet)
        guard let label = reader.text("property", of: outlet),
          let destination = content.place("destination", of: outlet)
        else { continue }
        found.append(
          ArchivedObject(
            "UIRuntimeOutletConnection",
            [
              .init("UILabel", content.builder.string(label)), .init("UISource", source),
              .init("UIDestination", destination),
            ]
          ).added(to: &content.builder))
      }
    }
    return found
  }
}

extension ArchivedObject {
  fileprivate func added(to builder: inout GraphBuilder) -> ArchivedValue { builder.add(self) }
}
