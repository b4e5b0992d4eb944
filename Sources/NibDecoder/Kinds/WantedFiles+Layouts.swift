package import Support

extension WantedFiles {
  /// Whatever has a layout: storyboards, xibs, and XML files whose root element is a view of stack definitions.
  package static let layouts = documents.or("stack definitions in .xml files", extension: "xml") { start in
    let vocabulary = Vocabulary.stackDefinition
    switch RootName(start) {
    case .name(let name): return vocabulary[name].map(vocabulary.isView) ?? false
    case .missing: return false
    case .later: return nil
    }
  }
}
