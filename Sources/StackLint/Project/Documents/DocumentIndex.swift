import Support

/// The documents of a project: all of its folder, not only those that are linted.
struct DocumentIndex: Sendable {
  /// By their paths.
  let documents: [DocumentSummary]
  /// The positions of the documents, in the order of their names.
  private let positions: [Int]
  /// Whether some documents may hold more than is found here: they are compiled or cannot be read. What is missing here
  /// may be in them.
  let isIncomplete: Bool
  /// The strings of documents in the format of Xcode 4. What they name is among them.
  let archivedTexts: Set<String>

  /// Whether documents refer to storyboards of bundles that are not in the project. What is missing here may be in them.
  let refersToOtherProjects: Bool

  /// The names of storyboards, nibs and scenes that other documents and the system open.
  private let openedNames: Set<String>

  /// How many scenes have each identifier.
  private let sceneCounts: [String: Int]

  /// The names of each kind.
  private let names: [DocumentIdentifier.Kind: Set<String>]

  /// How many documents have objects of each custom class.
  private let classCounts: [String: Int]

  /// - Parameters:
  ///   - hasOthers: Whether the project has documents that no summary is of.
  ///   - launchNames: What property lists and build settings name.
  init(
    _ documents: some Sequence<DocumentSummary>, hasOthers: Bool = false, launchNames: Set<String> = []
  ) {
    let documents = documents.sorted { $0.path < $1.path }
    self.documents = documents
    openedNames = documents.reduce(into: launchNames) { $0.formUnion($1.referencedNames) }
    sceneCounts = documents.reduce(into: [:]) { counts, document in
      for identifier in document.identifiers where identifier.kind == .scene {
        counts[identifier.name, default: 0] += 1
      }
    }
    names = documents.reduce(into: [:]) { names, document in
      for identifier in document.identifiers { names[identifier.kind, default: []].insert(identifier.name) }
    }
    classCounts = documents.reduce(into: [:]) { counts, document in
      for name in document.customClasses { counts[name, default: 0] += 1 }
    }
    isIncomplete = hasOthers || documents.contains { $0.isIncomplete && $0.archivedTexts.isEmpty }
    archivedTexts = documents.reduce(into: []) { $0.formUnion($1.archivedTexts) }
    positions = documents.enumerated().map { (name: $1.name, position: $0) }.sorted { $0 < $1 }.map(\.position)
    let referred = documents.reduce(into: Set()) { $0.formUnion($1.otherBundlesStoryboards) }
    refersToOtherProjects = !referred.isEmpty && !referred.isSubset(of: Self.names(.storyboard, documents))
  }

  private static func names(_ kind: DocumentSummary.Kind, _ documents: [DocumentSummary]) -> Set<String> {
    Set(documents.lazy.filter { $0.kind == kind }.map(\.name))
  }

  /// The names by which code asks for the documents of a kind.
  func names(_ kind: DocumentSummary.Kind) -> [String] { Array(Self.names(kind, documents)) }

  /// The documents with a name, those of all targets, languages and devices: `Main~ipad.storyboard` is `Main` on an iPad.
  func documents(_ kind: DocumentSummary.Kind, named name: String) -> [DocumentSummary] {
    let name = String(name.prefix { $0 != "~" })
    let start = positions.partitioningIndex { documents[$0].name >= name }
    return positions[start...].lazy.map { documents[$0] }.prefix { $0.name == name }.filter { $0.kind == kind }
  }

  /// Whether another document, a property list or a build setting names a document or a scene.
  func isOpened(_ name: String) -> Bool { openedNames.contains(name) }

  /// Whether no other scene of the project has an identifier.
  func isOnlyScene(_ identifier: String) -> Bool { sceneCounts[identifier] == 1 }

  /// Whether a class is in no document, but may be in one of another project.
  func mayBeElsewhere(class name: String?) -> Bool {
    refersToOtherProjects
      && !documents.contains { document in name.map(document.hasClass) ?? false }
  }

  /// The names of some kind in all documents.
  func identifiers(_ kind: DocumentIdentifier.Kind) -> Set<String> { names[kind] ?? [] }

  /// Whether one document has objects of a custom class.
  func isInOneDocument(class name: String) -> Bool { classCounts[name] == 1 }

  /// Whether a document has an object of a custom class.
  func hasObject(ofClass name: String) -> Bool { classCounts[name] != nil }

  /// Whether objects of a custom class connect outlets in one document.
  func isConnectedInOneDocument(class name: String) -> Bool {
    documents.count { !$0.outlets(ofClass: name).isEmpty } == 1
  }

  /// The outlets that objects of a custom class connect in some document, by the class's name.
  var connectedOutlets: [String: Set<String>] {
    documents.reduce(into: [:]) { all, document in
      for connected in document.classes { all[connected.name, default: []].formUnion(connected.outlets) }
    }
  }
}
