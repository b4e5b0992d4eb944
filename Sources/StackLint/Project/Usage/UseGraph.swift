import Escaping
import SourceClasses

/// Which sources and documents of a project use which, by the words in them.
struct UseGraph {
  private let project: ProjectIndex
  private let sources: [(path: String, surface: SourceSurface)]
  /// What each source names.
  private let words: [NamedWords?]
  /// Whether it is known where apps start.
  private let hasEntry: Bool
  /// The files that declare what a word stands for, or add to it.
  private var filesByWord: [UInt64: [Int]] = [:]
  /// The words that stand for something that a source declares.
  private var declared: Set<UInt64> = []
  /// The documents that a word may load.
  private var documentsByWord: [UInt64: [Int]] = [:]
  private var usesFile: [Bool]
  private var usesDocument: [Bool]
  private var seen: Set<UInt64> = []
  private var open: [UInt64] = []
  /// The words by which used sources name what others declare.
  private(set) var named: Set<UInt64> = []

  private var documents: [DocumentSummary] { project.documents.documents }

  init(_ project: ProjectIndex, _ sources: [(path: String, surface: SourceSurface)], _ words: [NamedWords?]) {
    (self.project, self.sources, self.words) = (project, sources, words)
    hasEntry = zip(sources, words).contains { source, words in
      words?.isEntry == true && SourceRole.isOwn(source.path)
    }
    usesFile = Array(repeating: false, count: sources.count)
    usesDocument = Array(repeating: false, count: project.documents.documents.count)
    for (position, source) in sources.enumerated() {
      let names = source.surface.names.map { NameHash.exact($0.utf8) }
      declared.formUnion(names)
      for word in Set(names).union(source.surface.extended.map { NameHash.exact($0.utf8) }) {
        filesByWord[word, default: []].append(position)
      }
    }
    for (position, document) in documents.enumerated() {
      for word in Set(LiveCode.words(for: document.name)) {
        documentsByWord[NameHash.exact(word.utf8), default: []].append(position)
      }
    }
    addLoaders()
  }

  /// The sources and documents that nothing uses.
  var idle: Set<String> {
    var idle = Set(sources.indices.lazy.filter { !usesFile[$0] }.map { sources[$0].path })
    idle.formUnion(documents.indices.lazy.filter { !usesDocument[$0] }.map { documents[$0].path })
    return idle
  }

  /// Follows the words from where apps start.
  ///
  /// - Parameter listed: The words in property lists.
  mutating func spread(from listed: Set<UInt64>) {
    named.formUnion(listed)
    for word in listed { use(word) }
    for position in sources.indices where isRoot(position) { use(file: position) }
    for position in documents.indices where isRoot(documents[position]) { use(document: position) }
    for name in project.launch.names { use(name) }
    while let word = open.popLast() {
      for file in filesByWord[word] ?? [] { use(file: file) }
      for document in documentsByWord[word] ?? [] { use(document: document) }
    }
  }

  private mutating func use(_ name: String) { use(NameHash.exact(name.utf8)) }

  private mutating func use(_ word: UInt64) {
    if seen.insert(word).inserted { open.append(word) }
  }

  private mutating func use(file position: Int) {
    guard !usesFile[position], !project.targets.sources.isInNoTarget(sources[position].path) else { return }
    usesFile[position] = true
    for word in words[position]?.hashes ?? [] {
      if !hasEntry || filesByWord[word]?.contains(position) != true { named.insert(word) }
      use(word)
    }
  }

  private mutating func use(document position: Int) {
    let document = documents[position]
    guard !usesDocument[position], !project.targets.documents.isInNoTarget(document.path) else { return }
    usesDocument[position] = true
    for name in document.customClasses { use(name) }
    for name in document.referencedNames.union(document.archivedTexts) { use(name) }
  }
}

// MARK: - Roots

extension UseGraph {
  /// Whether a source may run although no other names what it declares.
  private func isRoot(_ position: Int) -> Bool {
    let (path, surface) = sources[position]
    guard hasEntry, SourceRole.isOwn(path), !surface.isMadeBySystem, words[position]?.isEntry == false else { return true }
    // A file that declares nothing may do anything, and any code may use what is added to the types of others.
    if surface.names.isEmpty && surface.extended.isEmpty { return true }
    if surface.extended.contains(where: { !declared.contains(NameHash.exact($0.utf8)) }) { return true }
    return surface.names.contains(where: isMadeBySystem)
  }

  /// Whether the system may make objects of a class that no code names.
  private func isMadeBySystem(_ name: String) -> Bool {
    guard let declared = project.classes[name] else { return false }
    if declared.selectors.contains("load") || declared.selectors.contains("initialize") { return true }
    let systemClasses = project.classes.declaredLineage(of: name)?.systemClasses ?? []
    return !systemClasses.allSatisfy { base in
      base == "NSObject" || Self.madeByName.contains { SystemHierarchy.isKind(base, of: $0) == true }
    }
  }

  private static let madeByName = ["UIView", "UIViewController", "NSView", "NSViewController", "NSWindowController"]

  private func isRoot(_ document: DocumentSummary) -> Bool {
    if !SourceRole.isOwn(document.path) || document.isIncomplete { return true }
    // Whoever depends on a package may load its documents.
    if !hasEntry, project.targets.targets(ofFile: document.path).isEmpty { return true }
    if project.launch.names.contains(document.name) || project.modules.mentions(document.name) { return true }
    let name = document.name.lowercased()
    if Self.usual.contains(where: name.contains) { return true }
    switch document.kind {
    case .storyboard: return project.identifiers.computesNames(of: .storyboard)
    case .xib: return project.identifiers.computesNames(of: .nib) && ownClasses(of: document).isEmpty
    }
  }

  /// Names that the system, templates and extensions use.
  private static let usual = ["main", "launch", "splash", "interface"]

  private func ownClasses(of document: DocumentSummary) -> [String] {
    document.customClasses.filter { project.classes[$0] != nil }
  }
}

// MARK: - Nibs

extension UseGraph {
  /// Controllers load nibs by their own names, those for a device too; code may leave out the end of a class's name. A nib
  /// whose name code may put together is loaded where one of its classes is used.
  private mutating func addLoaders() {
    var nibs: [UInt64: [Int]] = [:]
    for (position, document) in documents.enumerated() where document.kind == .xib {
      nibs[NameHash.exact(document.name.utf8), default: []].append(position)
      let named = project.identifiers.computesNames(of: .nib) ? ownClasses(of: document) : []
      for name in named + document.name.variedNames.filter({ project.classes[$0] != nil }) {
        documentsByWord[NameHash.exact(name.utf8), default: []].append(position)
      }
    }
    guard !nibs.isEmpty else { return }
    for name in project.classes.names {
      let word = NameHash.exact(name.utf8)
      var start = NameHash.exact([])
      for byte in name.utf8 {
        start = NameHash.exact(start, adding: byte)
        if start != word, let positions = nibs[start] { documentsByWord[word, default: []] += positions }
      }
    }
  }
}

extension String {
  /// The names of classes whose nib for a device, or with a number, this may be.
  fileprivate var variedNames: [String] {
    indices.dropFirst().filter { place in
      let rest = self[place...]
      return !self[place].isLetter || rest.hasBytePrefix("iP") || rest.hasBytePrefix("Pad") || rest.hasBytePrefix("Phone")
    }.map { String(self[..<$0]) }
  }
}
