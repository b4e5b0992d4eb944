import Formats

/// Compiles the prototypes of a table or collection: each is a nib inside of the nib.
enum PrototypeNibs {
  /// The nibs of prototypes, and what each refers to outside of itself.
  struct Compiled {
    var nibs: [ArchivedValue] = []
    var externals: [ArchivedValue] = []
  }

  /// - Parameter list: The element with the prototypes.
  static func compile(_ list: ElementIndex, in content: inout NibContent) -> Compiled {
    var compiled = Compiled()
    let reader = content.reader
    var identifiers: Set<String> = []
    for cell in reader.tree.children(of: list) {
      guard let identifier = reader.text("reuseIdentifier", of: cell), !identifier.isEmpty else {
        reader.refuse("a prototype without a reuseIdentifier has no known compiled form; enter one", at: cell)
        continue
      }
      if !identifiers.insert(identifier).inserted {
        reader.refuse(
          "reuseIdentifier=\"\(identifier)\" belongs to another prototype too; give each its own", at: cell,
          attribute: "reuseIdentifier")
        continue
      }
      guard let (archive, externals) = nib(of: cell, in: &content) else { continue }
      let key = content.builder.string(identifier)
      compiled.nibs += [key, archive]
      compiled.externals += [key, content.builder.list(externals, className: "NSMutableDictionary")]
    }
    return compiled
  }

  /// Readers of nibs follow them to a limited depth.
  private static let maximumNesting = 8

  private static func nib(
    of cell: ElementIndex, in content: inout NibContent
  ) -> (archive: ArchivedValue, externals: [ArchivedValue])? {
    var inner = NibContent(content.reader)
    inner.surroundings.nesting = content.surroundings.nesting + 1
    if inner.surroundings.nesting > maximumNesting {
      content.reader.refuse(
        "prototypes within prototypes are compiled to \(maximumNesting) levels; make this one in code", at: cell)
      return nil
    }
    _ = inner.addProxy("IBFilesOwner")
    _ = inner.addProxy("IBFirstResponder")
    guard let view = ViewCompiler.compile(cell, in: &inner) else { return nil }
    inner.finishTraits(of: view)
    let externals = inner.addUpstreamPlaceholders(for: inner.places.missing).flatMap { name, reference in
      [content.builder.string(name), content.place(of: reference)]
    }
    inner.lists.topLevel.append(view)
    let data = content.builder.add(ArchivedObject("NSData", [.init("NS.bytes", .data(inner.graph().nibArchive))]))
    let nib = ArchivedObject(
      "UINib", [.init("captureEnclosingNIBBundleOnDecode", .bool(true)), .init("archiveData", data)])
    return (content.builder.add(nib), externals)
  }
}
