package import OperatingSystem
import Vocabulary

extension WantedFiles {
  /// Whatever has a layout: storyboards, xibs, and XML files whose root element is a view of stack definitions.
  package static let layouts = documents.or("stack definitions in .xml files", extension: "xml") { start in
    let vocabulary = Vocabulary.stackDefinition
    return RootName(start).flatMap { vocabulary[$0.text] }.map(vocabulary.isView) ?? false
  }
}
