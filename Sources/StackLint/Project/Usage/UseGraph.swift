import Escaping
import SourceClasses

/// Which sources and documents of a project use which, by the words in them.
///
/// Where a project has several parts, such as the Xcode projects of a repository, a word stands for what its own part has of
/// the name, and for what the others have if there is nothing.
struct UseGraph {
  private struct Use: Hashable {
    let word: UInt64
    let part: ProjectPart
  }

  /// The positions of the sources or documents that a word stands for.
  private typealias Targets = [UInt64: [Int]]

  private let project: ProjectIndex
  private let sources: [Source]
  private let documents: [Document]
  /// Whether it is known where apps start.
  private let hasEntry: Bool
  /// Those that declare something, or add to it.
  private var files: Targets = [:]
  /// Those that a name may load.
  private var nibs: Targets = [:]
  private var usesFile: [Bool]
  private var usesDocument: [Bool]
  private var seen: Set<Use> = []
  private var open: [Use] = []
  /// The parts of the project whose code names something that other files have.
  private(set) var naming: [UInt64: Set<ProjectPart>] = [:]
  /// The names of classes of which code makes objects.
  private(set) var made: Set<UInt64> = []

  private struct Source {
    let path: String
    let part: ProjectPart
    let surface: SourceSurface
    /// What it names; nil where it cannot be read.
    let words: NamedWords?
  }

  private struct Document {
    let summary: DocumentSummary
    let part: ProjectPart
  }

  init(_ project: ProjectIndex, _ sources: [(path: String, surface: SourceSurface)], _ words: [NamedWords?]) {
    self.project = project
    self.sources = zip(sources, words).map { source, words in
      Source(path: source.path, part: project.folders.part(of: source.path), surface: source.surface, words: words)
    }
    documents = project.documents.documents.map {
      Document(summary: $0, part: project.folders.part(of: $0.path))
    }
    hasEntry = self.sources.contains { $0.words?.isEntry == true && SourceRole.isOwn($0.path) }
    usesFile = Array(repeating: false, count: sources.count)
    usesDocument = Array(repeating: false, count: documents.count)
    for (position, source) in sources.enumerated() {
      for name in source.surface.extended.union(source.surface.names) {
        files[NameHash.exact(name.utf8), default: []].append(position)
      }
    }
    for (position, document) in documents.enumerated() {
      for word in Set(LiveCode.words(for: document.summary.name)) {
        nibs[NameHash.exact(word.utf8), default: []].append(position)
      }
    }
    addLoaders()
  }

  /// The sources and documents that nothing uses.
  var idle: Set<String> {
    var idle = Set(sources.indices.lazy.filter { !usesFile[$0] }.map { sources[$0].path })
    idle.formUnion(documents.indices.lazy.filter { !usesDocument[$0] }.map { documents[$0].summary.path })
    return idle
  }

  /// The parts of the project that declare something of a name, or have a scene of it.
  var having: [UInt64: Set<ProjectPart>] {
    var having = files.mapValues { Set($0.map { sources[$0].part }) }
    for document in documents {
      for identifier in document.summary.identifiers where identifier.kind == .scene {
        having[NameHash.exact(identifier.name.utf8), default: []].insert(document.part)
      }
    }
    return having
  }

  /// Counts the words of a file that is neither a source nor a document.
  mutating func use(_ words: Set<UInt64>, of path: String) {
    let part = project.folders.part(of: path)
    for word in words {
      naming[word, default: []].insert(part)
      use(word, in: part)
    }
  }

  /// Follows the words from where apps start.
  mutating func spread() {
    for position in sources.indices where isRoot(sources[position]) { use(file: position) }
    for position in documents.indices where isRoot(documents[position].summary) { use(document: position) }
    let everywhere = Set(sources.map(\.part) + documents.map(\.part))
    for name in project.launch.names {
      for part in everywhere { use(NameHash.exact(name.utf8), in: part) }
    }
    while let use = open.popLast() {
      let (files, documents) = (files[use.word] ?? [], nibs[use.word] ?? [])
      let ownFiles = files.filter { sources[$0].part == use.part }
      for file in ownFiles.isEmpty ? files : ownFiles { self.use(file: file) }
      let ownDocuments = documents.filter { self.documents[$0].part == use.part }
      for document in ownDocuments.isEmpty ? documents : ownDocuments { self.use(document: document) }
    }
  }

  private mutating func use(_ word: UInt64, in part: ProjectPart) {
    let use = Use(word: word, part: part)
    if seen.insert(use).inserted { open.append(use) }
  }

  private mutating func use(file position: Int) {
    let source = sources[position]
    guard !usesFile[position], !project.targets.sources.isInNoTarget(source.path) else { return }
    usesFile[position] = true
    guard let words = source.words else { return }
    for word in words.hashes {
      if !hasEntry || files[word]?.contains(position) != true { naming[word, default: []].insert(source.part) }
      use(word, in: source.part)
    }
    made.formUnion(words.made)
  }

  private mutating func use(document position: Int) {
    let (document, part) = (documents[position].summary, documents[position].part)
    guard !usesDocument[position], !project.targets.documents.isInNoTarget(document.path) else { return }
    usesDocument[position] = true
    for name in document.customClasses { use(NameHash.exact(name.utf8), in: part) }
    for name in document.referencedNames.union(document.archivedTexts) { use(NameHash.exact(name.utf8), in: part) }
  }
}

// MARK: - Roots

extension UseGraph {
  /// Whether a source may run although no other names what it declares.
  private func isRoot(_ source: Source) -> Bool {
    let surface = source.surface
    guard hasEntry, SourceRole.isOwn(source.path), !surface.isMadeBySystem, source.words?.isEntry == false else {
      return true
    }
    // A file that declares nothing may do anything, and any code may use what is added to the types of others.
    if surface.names.isEmpty && surface.extended.isEmpty { return true }
    if surface.extended.contains(where: { !isDeclared(NameHash.exact($0.utf8)) }) { return true }
    return surface.names.contains(where: isMadeBySystem)
  }

  private func isDeclared(_ word: UInt64) -> Bool {
    files[word]?.contains { sources[$0].surface.names.contains { NameHash.exact($0.utf8) == word } } ?? false
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
    var starts: Targets = [:]
    for (position, document) in documents.enumerated() where document.summary.kind == .xib {
      let name = document.summary.name
      starts[NameHash.exact(name.utf8), default: []].append(position)
      let used = project.identifiers.computesNames(of: .nib) ? ownClasses(of: document.summary) : []
      for name in used + name.variedNames.filter({ project.classes[$0] != nil }) {
        nibs[NameHash.exact(name.utf8), default: []].append(position)
      }
    }
    guard !starts.isEmpty else { return }
    for name in project.classes.names {
      let word = NameHash.exact(name.utf8)
      var start = NameHash.exact([])
      for byte in name.utf8 {
        start = NameHash.exact(start, adding: byte)
        if start != word, let positions = starts[start] { nibs[word, default: []] += positions }
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
