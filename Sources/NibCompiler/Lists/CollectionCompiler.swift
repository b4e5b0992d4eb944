import CompiledNib
import XMLSource

/// The keys of a collection, and its layout.
///
/// Evidence: 4 collections in 4 nibs of coder version 10.
enum CollectionCompiler {
  static let rules: [KeyRule] =
    ScrollViewKeys.rules(delegate: [.always("UIDelegate", .null)]) + [
      KeyRule("UICollectionLayout") { collection, content in layout(of: collection, in: &content) },
      .always("UIAllowsUserInitiatedMultipleSelection", .bool(true)),
      KeyRule("UICollectionViewCellPrototypeNibExternalObjects") { collection, content in
        guard let cells = content.reader.child(named: "cells", of: collection) else { return nil }
        let compiled = PrototypeNibs.compile(cells, in: &content)
        content.parts.prototypeNibs = compiled.nibs
        return content.builder.list(compiled.externals, className: "NSMutableDictionary")
      },
      KeyRule("UICollectionViewCellNibDict") { collection, content in
        guard content.reader.child(named: "cells", of: collection) != nil else { return nil }
        return content.builder.list(content.parts.prototypeNibs, className: "NSMutableDictionary")
      },
      .always("UICollectionViewPrefetchingEnabled", .bool(true)),
    ]

  private static func layout(of collection: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    let reader = content.reader
    guard let element = reader.child("collectionViewLayout", of: collection) else { return nil }
    guard reader.tree.name(of: element) == "collectionViewFlowLayout" else {
      reader.refuse("the compiled form of a layout that is no flow layout is not known; set it in code", at: element)
      return nil
    }
    content.depth += 1
    defer { content.depth -= 1 }
    content.list(content.place(of: element))
    let object = ArchivedObject("UICollectionViewFlowLayout", flowLayout.values(of: element, in: &content))
    return ObjectExtras.complete(element, object, in: &content)
  }

  private static let flowLayout: [KeyRule] = [
    .float("UIInteritemSpacing", "minimumInteritemSpacing", unless: 10),
    .float("UILineSpacing", "minimumLineSpacing", unless: 10),
    KeyRule("UIItemSize") { layout, content in
      let size = Self.size("itemSize", of: layout, content.reader) ?? [50, 50]
      for name in ["headerReferenceSize", "footerReferenceSize"]
      where Self.size(name, of: layout, content.reader).map({ $0 != [0, 0] }) ?? false {
        content.reader.refuse("the compiled form of \(name) is not known; set it in code", at: layout)
      }
      return size == [50, 50] ? nil : .geometry(size)
    },
    KeyRule("UISectionInset") { layout, content in
      let insets = KeyRule.insets("", "sectionInset").value(layout, &content)
      return insets == ArchivedValue.geometry([0, 0, 0, 0]) ? nil : insets
    },
    .choice("UIScrollDirection", "scrollDirection", ["vertical": 0, "horizontal": 1], unless: 0),
    .choice("UISectionInsetReference", "sectionInsetReference", ["contentInset": 0, "safeArea": 1], unless: 0),
  ]

  private static func size(_ key: String, of layout: ElementIndex, _ reader: VocabularyReader) -> [Double]? {
    reader.child(key, of: layout).map { reader.size(of: $0) }
  }
}
