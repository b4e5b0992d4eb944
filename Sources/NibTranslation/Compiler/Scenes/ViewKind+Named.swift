import NibDecoder

/// All kinds of views.
extension ViewKind {
  /// The kind of an element's name; nil for what is no view, or none whose compiled form is known.
  static func named(_ name: String) -> ViewKind? { special[name] ?? plain[name] }

  /// Views whose keys follow from their attributes alone.
  private static let plain = Dictionary(
    uniqueKeysWithValues: Vocabulary.cocoaTouch.plainViews.lazy.filter { special[$0] == nil }.map { ($0, ViewKind($0)) }
  )

  /// Views whose keys depend on more than attributes.
  private static let special = Dictionary(
    uniqueKeysWithValues: [
      visualEffect, stack, LabelKeys.kind, TextViewKeys.kind, ButtonKeys.kind, TextFieldKeys.kind, SegmentKeys.kind,
      SliderKeys.kind, ViewKind("scrollView"), TableCompiler.kind, CollectionCompiler.kind, CellCompiler.table,
      tableCellContent, CellCompiler.collection, collectionCellContent, toolbar, navigationBar,
    ].map { ($0.name, $0) })
}
