import Formats
import Project
import Support

/// Which names the sources, documents and other files of a project use, and which of its resources nothing uses.
struct UsageIndex: Sendable {
  private let mentions: ProjectMentions
  /// The exact hashes of those identifiers and documents that other texts than documents name.
  private let named: Set<UInt64>
  private let documents: DocumentIndex
  /// What is declared elsewhere than in documents, in the order of the files.
  let things: [UnusedItem]
  /// The number of source files.
  let sourceCount: Int

  /// Whether there are no sources that could use anything.
  var isEmpty: Bool { sourceCount == 0 }

  init() {
    (mentions, named, things, sourceCount) = (ProjectMentions(), [], [], 0)
    documents = DocumentIndex([])
  }

  init(_ files: ProjectFiles, _ documents: DocumentIndex, _ classes: ClassIndex, _ sources: SourceFiles) {
    let paths = files.paths.filter { SourceSummary.language(of: $0) != nil }
    mentions = ProjectMentions(paths, files)
    sourceCount = paths.count
    self.documents = documents
    let texts = files.paths.filter(OtherTexts.isText)
    let identifiers = documents.documents.flatMap { [$0.name] + $0.identifiers.map(\.name) }
    // The launch screen of a language is named in its InfoPlist.strings.
    let strings = files.paths.filter { $0.hasByteSuffix(".strings") }
    named = OtherTexts.names(identifiers, in: texts + strings, files)
    guard !paths.isEmpty else {
      things = []
      return
    }
    let open = UnusedDeclarations(files, documents, classes, sources, mentions)
    things = open.unused(texts: texts)
  }

  /// The names of documents, and those in them, about which another state of the project says something else; nil where
  /// it may say something else about any.
  func differingNames(from other: UsageIndex) -> Set<String>? {
    let isComputed = { (index: UsageIndex) in UsedName.allCases.map { index.computed($0) != nil } }
    guard isEmpty == other.isEmpty, isComputed(self) == isComputed(other) else { return nil }
    let names = Set(documents.documents.lazy.flatMap(\.identifiers).map(\.name)).filter { name in
      UsedName.allCases.contains { uses(name, $0) != other.uses(name, $0) }
    }
    let loaded = documents.documents.filter { loads($0.name, $0.kind) != other.loads($0.name, $0.kind) }
    return names.union(loaded.map(\.name))
  }

  /// What of some kind nothing uses.
  func unused(_ kind: UnusedItem.Kind) -> [UnusedItem] { things.filter { $0.kind == kind } }

  /// Where code makes names by which it may use things that seem to be unused; nil if there are none.
  func hiding(_ kind: UnusedItem.Kind, _ use: UsedName) -> (path: String, range: Range<Int>)? {
    unused(kind).isEmpty ? nil : mentions.computed[use]
  }

  /// Where code makes names of a kind of which nothing is known; nil if it makes none.
  func computed(_ use: UsedName) -> (path: String, range: Range<Int>)? { mentions.computed[use] }

  /// Whether code or another text may use an identifier of a document.
  func uses(_ identifier: String, _ use: UsedName) -> Bool {
    // A scene may have the name of its class without the end.
    let classes = use == .scene ? ["ViewController", "Controller"].map { identifier + $0 } : []
    return mentions.mayMake(identifier, use) || mentions.hasSymbol(identifier) || mentions.hasWord(identifier)
      || classes.contains(where: mentions.hasWord)
      || named.contains(NameHash.exact(identifier.utf8))
  }

  /// Whether something may load a document.
  func loads(_ name: String, _ kind: DocumentSummary.Kind) -> Bool {
    if uses(name, .document) || documents.isOpened(name) { return true }
    // A controller loads the nib of its class's name, with and without its end.
    let classes = kind == .xib ? [name + "Controller", name + "ViewController"] : []
    return classes.contains { mentions.hasWord($0) || isPlaced($0, outside: name) } || isPlaced(name, outside: name)
  }

  /// Whether another document has an object of a class.
  private func isPlaced(_ name: String, outside document: String) -> Bool {
    documents.documents.contains { $0.name != document && $0.hasClass(name) }
  }
}
