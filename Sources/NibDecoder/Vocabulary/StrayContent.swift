import Formats
import Support

/// What elements of a document hold beside what a vocabulary has for them: a second list of a kind, and texts.
package struct StrayContent {
  private let tree: XMLTree
  private let vocabulary: Vocabulary
  private let elements: [VocabularyElement?]
  /// Whether the elements of a name only hold others, by the number of the name.
  private let isList: [Bool]

  /// - Parameter elements: What the vocabulary says of each of the tree's names.
  package init(_ tree: XMLTree, _ vocabulary: Vocabulary, _ elements: [VocabularyElement?]) {
    (self.tree, self.vocabulary, self.elements) = (tree, vocabulary, elements)
    isList = elements.map { known in
      known.map { !$0.children.isEmpty && vocabulary.attributes(of: $0).isEmpty } ?? false
    }
  }

  /// The lists in an element after the first one of their name, which alone is read.
  package func repeatedLists(in parent: ElementIndex) -> [ElementIndex] {
    // A list of lists may have several: a matrix has columns of cells.
    guard !isList[Int(tree[parent].name)] else { return [] }
    var names: [Int32] = []
    return tree.children(of: parent).filter { child in
      guard tree[child].keyAttribute < 0, isList[Int(tree[child].name)] else { return false }
      if names.contains(tree[child].name) { return true }
      names.append(tree[child].name)
      return false
    }
  }

  /// The text in an element that holds none; nil without any.
  package func text(in element: ElementIndex) -> String? {
    let text = tree.text(of: element)
    guard !text.utf8.allSatisfy(\.isXMLSpace), let known = elements[Int(tree[element].name)],
      !VocabularyElement.open.contains(known.name), !vocabulary.holdsText(known)
    else { return nil }
    return text
  }
}
