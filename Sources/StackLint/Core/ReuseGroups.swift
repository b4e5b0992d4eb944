import NibDecoder

/// The views that a table or collection view makes copies of, by the view that holds them.
struct ReuseGroup {
  let owner: DocumentElement
  /// Cells, headers and footers, in document order.
  let prototypes: [DocumentElement]
}

extension LintedDocument {
  /// Every table and collection view of a storyboard with prototypes; a `.xib` has none.
  var reuseGroups: [ReuseGroup] {
    let tables = elements["prototypes"].compactMap { list in
      list.parent.map { ReuseGroup(owner: $0, prototypes: list.children.filter { $0.name == "tableViewCell" }) }
    }
    let collections = elements["cells"].compactMap { list in
      list.parent.map {
        ReuseGroup(owner: $0, prototypes: list.children.filter { $0.name == "collectionViewCell" })
      }
    }
    return tables + collections
  }
}
