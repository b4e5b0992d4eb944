/// The nib of a prototype: an archive within the nib that has the table or the collection.
struct PrototypeNib {
  /// The position of the view that has the prototype.
  let list: Int
  /// The reuse identifier; empty for a key that is no text.
  let identifier: String
  /// The position of the object that has the archive.
  let nib: Int
  let graph: ObjectGraph
  /// What the view hands in for the placeholders of ``graph``: their names, and positions in the outer graph.
  let externalObjects: [(name: String, position: Int)]
  /// The key under which the view has ``externalObjects``.
  let externalObjectsKey: String
}

extension ObjectGraph {
  /// The nibs of prototypes in the order of the views that have them. Those that cannot be read are left out.
  ///
  /// Each archive is read once, for the first prototype that has it. Apple's compiler shares none; archives that share in
  /// turn would multiply the work at each level.
  var prototypeNibs: [PrototypeNib] {
    var read: Set<Int> = []
    return objects.indices.flatMap { prototypeNibs(of: $0, skipping: &read) }
  }

  private static let prototypeKeys = [
    (nibs: "UITableViewCellPrototypeNibs", externals: "UITableViewCellPrototypeNibExternalObjects"),
    (nibs: "UICollectionViewCellNibDict", externals: "UICollectionViewCellPrototypeNibExternalObjects"),
    (
      nibs: "UICollectionViewSupplementaryViewNibDict",
      externals: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
    ),
  ]

  /// - Parameter read: The archives that were read before, and now those of the list.
  private func prototypeNibs(of list: Int, skipping read: inout Set<Int>) -> [PrototypeNib] {
    var nibs: [PrototypeNib] = []
    for keys in Self.prototypeKeys where reference(keys.nibs, of: list) != nil {
      let tables = Dictionary(named(entries(in: keys.externals, of: list)), uniquingKeysWith: { first, _ in first })
      for (identifier, nib) in named(entries(in: keys.nibs, of: list)) {
        guard let data = reference("archiveData", of: nib), let bytes = nestedArchive(of: data),
          read.insert(data).inserted, let graph = try? ObjectGraph(bytes)
        else { continue }
        nibs.append(
          PrototypeNib(
            list: list, identifier: identifier, nib: nib, graph: graph,
            externalObjects: tables[identifier].map { named(entries(of: $0)) } ?? [],
            externalObjectsKey: keys.externals))
      }
    }
    return nibs
  }

  private func named(_ entries: [(key: Int, value: Int)]) -> [(name: String, position: Int)] {
    entries.map { (text(of: $0.key) ?? "", $0.value) }
  }
}
