@testable import NibDecoder

/// What the vocabulary knows of elements that may be taken for one another, and of the keys of their children.
enum Relatives {
  private static let vocabularies = [Vocabulary.stackDefinition, .cocoa]

  /// The elements that have in common what an element inherits, a list for each of these: a label's are views.
  static func families(of element: String) -> [[String]] { known[element] ?? [] }

  /// The keys that children of an element may have.
  static func keys(of element: String) -> [String] { knownKeys[element] ?? [] }

  private static let known = vocabularies.reduce(into: [String: [[String]]]()) { known, vocabulary in
    let elements = vocabulary.allElements.filter { !$0.isAbstract }
    var members: [String: [String]] = [:]
    for element in elements {
      for ancestor in vocabulary.lineage(of: element) { members[ancestor.name, default: []].append(element.name) }
    }
    for element in elements {
      let families = vocabulary.lineage(of: element).compactMap { members[$0.name] }.filter { $0.count > 1 }
      known[element.name, default: []] += families
    }
  }

  private static let knownKeys = vocabularies.reduce(into: [String: [String]]()) { known, vocabulary in
    for element in vocabulary.allElements { known[element.name, default: []] += vocabulary.keys(of: element) }
  }
}
