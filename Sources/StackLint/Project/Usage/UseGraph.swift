import Escaping
import SourceClasses

/// Which sources and documents of a project use which, by the words in them.
///
/// Where a project has several parts, such as the Xcode projects of a repository, a word stands for what its own part has of
/// the name, and for what the others have if there is nothing.
struct UseGraph {
  /// A word in a part of the project.
  struct Use: Hashable, Sendable {
    let word: UInt64
    let part: Int
  }

  /// The positions of the sources or documents that a word stands for.
  private typealias Targets = [UInt64: [Int]]

  private let project: ProjectIndex
  private let sources: [Source]
  private let documents: [Document]
  /// Whether it is known where apps start.
  let hasEntry: Bool
  /// Those that declare something, or add to it.
  private var files: Targets = [:]
  /// Those that a name may load.
  private var nibs: Targets = [:]
  /// Which sources and documents something uses.
  private var used: (files: [Bool], documents: [Bool])
  private var queue = Queue()
  /// The names of scenes, and of their classes.
  private let subjects: Set<UInt64>
  /// Those that code names where it does not declare them.
  private(set) var named: Set<Use> = []
  /// The names of classes of which code makes objects.
  private(set) var made: Set<UInt64> = []
  /// The modules of packages in which programs start.
  private let programs: Set<String>

  /// The words that are still to be followed, each of them once.
  private struct Queue {
    private var seen: Set<Use> = []
    private var open: [Use] = []

    mutating func insert(_ use: Use) {
      if seen.insert(use).inserted { open.append(use) }
    }

    mutating func next() -> Use? { open.popLast() }
  }

  private struct Source {
    let path: String
    let part: Int
    let surface: SourceSurface
    /// What it names; nil where it cannot be read.
    let words: NamedWords?
  }

  private struct Document {
    let summary: DocumentSummary
    let part: Int
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
    programs = Set(
      self.sources.lazy.filter { $0.words?.isEntry == true }.compactMap {
        project.folders.packageModule(of: $0.path)
      })
    subjects = Set(
      project.documents.documents.lazy.flatMap { document in
        document.sceneNames.flatMap(LiveCode.words) + document.customClasses
      }.map { NameHash.exact($0.utf8) })
    used = (
      Array(repeating: false, count: sources.count), Array(repeating: false, count: project.documents.documents.count)
    )
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
    var idle = Set(sources.indices.lazy.filter { !used.files[$0] }.map { sources[$0].path })
    idle.formUnion(documents.indices.lazy.filter { !used.documents[$0] }.map { documents[$0].summary.path })
    return idle
  }

  /// The names of scenes and their classes that a part of the project has itself.
  var owned: Set<Use> {
    var owned: Set<Use> = []
    for word in subjects { owned.formUnion((files[word] ?? []).map { Use(word: word, part: sources[$0].part) }) }
    for document in documents {
      owned.formUnion(
        document.summary.sceneNames.map { Use(word: NameHash.exact($0.utf8), part: document.part) })
    }
    return owned
  }

  /// Counts the words of a file that is neither a source nor a document.
  mutating func use(_ words: Set<UInt64>, of path: String) {
    let part = project.folders.part(of: path)
    for word in words {
      if subjects.contains(word) { named.insert(Use(word: word, part: part)) }
      use(word, in: part)
    }
  }

  /// Follows the words from where apps start.
  mutating func spread() {
    var system = ClassesOfSystem(project.classes)
    for position in sources.indices where isRoot(sources[position], &system) { use(file: position) }
    for position in documents.indices where isRoot(documents[position].summary) { use(document: position) }
    let everywhere = Set(sources.map(\.part) + documents.map(\.part))
    for name in project.launch.names {
      let word = NameHash.exact(name.utf8)
      guard files[word] != nil || nibs[word] != nil else { continue }
      for part in everywhere { use(word, in: part) }
    }
    while let use = queue.next() {
      let (files, documents) = (files[use.word] ?? [], nibs[use.word] ?? [])
      let ownFiles = files.filter { sources[$0].part == use.part }
      for file in ownFiles.isEmpty ? files : ownFiles { self.use(file: file) }
      let ownDocuments = documents.filter { self.documents[$0].part == use.part }
      for document in ownDocuments.isEmpty ? documents : ownDocuments { self.use(document: document) }
    }
  }

  private mutating func use(_ word: UInt64, in part: Int) { queue.insert(Use(word: word, part: part)) }

  private mutating func use(file position: Int) {
    let source = sources[position]
    guard !used.files[position], !isLeftOut(source.path) else { return }
    used.files[position] = true
    guard let words = source.words else { return }
    for word in words.hashes {
      if subjects.contains(word), !hasEntry || files[word]?.contains(position) != true {
        named.insert(Use(word: word, part: source.part))
      }
      use(word, in: source.part)
    }
    made.formUnion(words.made)
  }

  private mutating func use(document position: Int) {
    let (document, part) = (documents[position].summary, documents[position].part)
    guard !used.documents[position], !project.targets.documents.isInNoTarget(document.path), !isLeftOut(document.path)
    else { return }
    used.documents[position] = true
    for name in document.customClasses { use(NameHash.exact(name.utf8), in: part) }
    for name in document.referencedNames.union(document.archivedTexts) { use(NameHash.exact(name.utf8), in: part) }
  }

  /// Whether a file is a source that no target builds, or in a module of a package that no source imports.
  private func isLeftOut(_ path: String) -> Bool {
    guard hasEntry else { return false }
    if project.targets.sources.isInNoTarget(path) { return true }
    guard let module = project.folders.packageModule(of: path) else { return false }
    return !project.modules.names.contains(module) && !programs.contains(module)
      && project.targets.targets(ofFile: path).isEmpty
  }
}

// MARK: - Roots

extension UseGraph {
  /// Whether a source may run although no other names what it declares.
  private func isRoot(_ source: Source, _ system: inout ClassesOfSystem) -> Bool {
    let surface = source.surface
    guard hasEntry, SourceRole.isOwn(source.path), !surface.isMadeBySystem, source.words?.isEntry == false else {
      return true
    }
    // A file that declares nothing may do anything, and any code may use what is added to the types of others.
    if surface.names.isEmpty && surface.extended.isEmpty { return true }
    if surface.extended.contains(where: { !isDeclared(NameHash.exact($0.utf8)) }) { return true }
    return surface.names.contains { system.make($0) }
  }

  private func isDeclared(_ word: UInt64) -> Bool {
    files[word]?.contains { sources[$0].surface.names.contains { NameHash.exact($0.utf8) == word } } ?? false
  }

  private func isRoot(_ document: DocumentSummary) -> Bool {
    if !SourceRole.isOwn(document.path) || document.isIncomplete { return true }
    if project.launch.names.contains(document.name) || project.modules.mentions(document.name) { return true }
    let name = document.name.lowercased()
    if Self.usual.contains(where: name.hasBytePrefix) || name.hasByteSuffix("interface") { return true }
    switch document.kind {
    case .storyboard: return project.identifiers.computesNames(of: .storyboard)
    case .xib: return project.identifiers.computesNames(of: .nib) && ownClasses(of: document).isEmpty
    }
  }

  /// Names that the system, templates and extensions use.
  private static let usual = ["main", "launch", "splash"]

  /// The classes of a document that are not Apple's.
  private func ownClasses(of document: DocumentSummary) -> [String] {
    document.customClasses.filter { $0 != "FirstResponder" && !SystemHierarchy.contains($0) }
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
      return !self[place].isLetter || rest.hasBytePrefix("iP") || rest.hasBytePrefix("Pad")
        || rest.hasBytePrefix("Phone")
    }.map { String(self[..<$0]) }
  }
}

extension DocumentSummary {
  /// The identifiers of its scenes.
  var sceneNames: [String] { identifiers.lazy.filter { $0.kind == .scene }.map(\.name) }
}
