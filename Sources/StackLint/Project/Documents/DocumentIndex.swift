/// The documents of a project: all of its folder, not only those that are linted.
struct DocumentIndex: Sendable {
  /// By their paths.
  let documents: [DocumentSummary]
  private let positions: [DocumentSummary.Kind: [String: [Int]]]
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
  init(_ documents: [DocumentSummary], hasOthers: Bool = false, launchNames: Set<String> = []) {
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
    self.documents = documents.sorted { $0.path < $1.path }
    isIncomplete = hasOthers || documents.contains { $0.isIncomplete && $0.archivedTexts.isEmpty }
    archivedTexts = documents.reduce(into: []) { $0.formUnion($1.archivedTexts) }
    var positions: [DocumentSummary.Kind: [String: [Int]]] = [:]
    for (position, document) in self.documents.enumerated() {
      positions[document.kind, default: [:]][document.name, default: []].append(position)
    }
    self.positions = positions
    let storyboards = positions[.storyboard, default: [:]]
    refersToOtherProjects = documents.contains { document in
      document.otherBundlesStoryboards.contains { storyboards[$0] == nil }
    }
  }

  /// The names by which code asks for the documents of a kind.
  func names(_ kind: DocumentSummary.Kind) -> [String] { positions[kind].map { Array($0.keys) } ?? [] }

  /// The documents with a name, those of all targets, languages and devices: `Main~ipad.storyboard` is `Main` on an iPad.
  func documents(_ kind: DocumentSummary.Kind, named name: String) -> [DocumentSummary] {
    (positions[kind]?[String(name.prefix { $0 != "~" })] ?? []).map { documents[$0] }
  }

  /// Whether another document, a property list or a build setting names a document or a scene.
  func isOpened(_ name: String) -> Bool { openedNames.contains(name) }

  /// Whether no other scene of the project has an identifier.
  func isOnlyScene(_ identifier: String) -> Bool { sceneCounts[identifier] == 1 }

  /// Whether a class is in no document, but may be in one of another project.
  func mayBeElsewhere(class name: String?) -> Bool {
    refersToOtherProjects
      && !documents.contains { document in name.map { document.connectedOutlets[$0] != nil } ?? false }
  }

  /// The names of some kind in all documents.
  func identifiers(_ kind: DocumentIdentifier.Kind) -> Set<String> { names[kind] ?? [] }

  /// Whether one document has objects of a custom class.
  func isInOneDocument(class name: String) -> Bool { classCounts[name] == 1 }

  /// Whether objects of a custom class connect outlets in one document.
  func isConnectedInOneDocument(class name: String) -> Bool {
    documents.count { $0.connectedOutlets[name]?.isEmpty == false } == 1
  }

  /// The outlets that objects of a custom class connect in some document, by the class's name.
  var connectedOutlets: [String: Set<String>] {
    documents.reduce(into: [:]) { all, document in
      all.merge(document.connectedOutlets) { $0.union($1) }
    }
  }
}
