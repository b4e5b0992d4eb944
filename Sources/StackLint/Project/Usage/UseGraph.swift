import Project
import Support

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
  private struct Targets {
    private var positions: [UInt64: [Int]] = [:]
    private var ofParts: [Use: [Int]] = [:]
    /// The words whose positions in all parts were taken.
    private var taken: Set<UInt64> = []

    subscript(word: UInt64) -> [Int] { positions[word] ?? [] }

    mutating func add(_ position: Int, in part: Int, for word: UInt64) {
      positions[word, default: []].append(position)
      ofParts[Use(word: word, part: part), default: []].append(position)
    }

    /// What a word stands for in a part. What it stands for in the others is given once.
    mutating func take(_ use: Use) -> [Int] {
      ofParts[use] ?? (taken.insert(use.word).inserted ? self[use.word] : [])
    }
  }

  private let project: ProjectIndex
  private let sources: [Source]
  private let documents: [Document]
  private let entries: Entries
  /// Those that declare something, or add to it.
  private var files = Targets()
  /// The names that sources declare.
  private let declared: Set<UInt64>
  /// Those that a name may load.
  private var nibs = Targets()
  /// Which sources and documents something uses.
  private var used: (files: [Bool], documents: [Bool])
  private var queue = Queue()
  /// The names of scenes, and of their classes.
  private let subjects: Set<UInt64>
  /// The parts whose code names them where it does not declare them.
  private(set) var named: [UInt64: Set<Int>] = [:]
  /// The names of classes of which code makes objects.
  private(set) var made: Set<UInt64> = []

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

    /// What it declares, or adds to.
    var subjects: Set<UInt64> { Set(surface.extended.union(surface.names).map { NameHash.exact($0.utf8) }) }
  }

  /// Where apps and programs start.
  private struct Entries {
    let areKnown: Bool
    /// The modules of packages among them.
    let modules: Set<String>

    init(_ sources: [Source], in folders: PartFolders) {
      let starts = sources.filter { $0.words?.isEntry == true }
      areKnown = starts.contains { SourceRole.isOwn($0.path) }
      modules = Set(starts.compactMap { folders.packageModule(of: $0.path) })
    }
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
    entries = Entries(self.sources, in: project.folders)
    subjects = Set(
      project.documents.documents.lazy.flatMap { document in
        document.sceneNames.flatMap(ReachableCode.words) + document.customClasses
      }.map { NameHash.exact($0.utf8) })
    used = (
      Array(repeating: false, count: sources.count), Array(repeating: false, count: project.documents.documents.count)
    )
    declared = Set(sources.lazy.flatMap(\.surface.names).map { NameHash.exact($0.utf8) })
    for (position, source) in self.sources.enumerated() {
      for word in source.subjects { files.add(position, in: source.part, for: word) }
    }
    for (position, document) in documents.enumerated() {
      for word in Set(ReachableCode.words(for: document.summary.name)) {
        nibs.add(position, in: document.part, for: NameHash.exact(word.utf8))
      }
    }
    addLoaders()
  }

  /// Whether it is known where apps start.
  var hasEntry: Bool { entries.areKnown }

  /// The sources and documents that nothing uses.
  var idle: Set<String> {
    var idle = Set(sources.indices.lazy.filter { !used.files[$0] }.map { sources[$0].path })
    idle.formUnion(documents.indices.lazy.filter { !used.documents[$0] }.map { documents[$0].summary.path })
    return idle
  }

  /// The names of scenes and their classes that a part of the project has itself.
  var owned: Set<Use> {
    var owned: Set<Use> = []
    for word in subjects { owned.formUnion(files[word].map { Use(word: word, part: sources[$0].part) }) }
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
      if subjects.contains(word) { named[word, default: []].insert(part) }
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
      guard !files[word].isEmpty || !nibs[word].isEmpty else { continue }
      for part in everywhere { use(word, in: part) }
    }
    while let use = queue.next() {
      for file in files.take(use) { self.use(file: file) }
      for document in nibs.take(use) { self.use(document: document) }
    }
  }

  private mutating func use(_ word: UInt64, in part: Int) { queue.insert(Use(word: word, part: part)) }

  private mutating func use(file position: Int) {
    let source = sources[position]
    guard !used.files[position], !isLeftOut(source.path) else { return }
    used.files[position] = true
    guard let words = source.words else { return }
    let own = hasEntry ? source.subjects : []
    for word in words.hashes {
      if subjects.contains(word), !own.contains(word) {
        named[word, default: []].insert(source.part)
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
    return !project.modules.names.contains(module) && !entries.modules.contains(module)
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
    if surface.extended.contains(where: { !declared.contains(NameHash.exact($0.utf8)) }) { return true }
    return surface.names.contains { system.make($0) }
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
    var starts: [UInt64: [Int]] = [:]
    for (position, document) in documents.enumerated() where document.summary.kind == .xib {
      let name = document.summary.name
      starts[NameHash.exact(name.utf8), default: []].append(position)
      let used = project.identifiers.computesNames(of: .nib) ? ownClasses(of: document.summary) : []
      for name in used + name.variedNames.filter({ project.classes[$0] != nil }) {
        nibs.add(position, in: document.part, for: NameHash.exact(name.utf8))
      }
    }
    guard !starts.isEmpty else { return }
    for name in project.classes.names {
      let word = NameHash.exact(name.utf8)
      var start = NameHash.exact([])
      for byte in name.utf8 {
        start = NameHash.exact(start, adding: byte)
        guard start != word else { continue }
        for position in starts[start] ?? [] { nibs.add(position, in: documents[position].part, for: word) }
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

/// The classes of which the system may make objects that no code names: it does not with views, their controllers, and what
/// derives from nothing else than `NSObject`.
struct ClassesOfSystem {
  private let classes: ClassIndex
  private var known: [String: Bool] = [:]

  init(_ classes: ClassIndex) { self.classes = classes }

  /// Whether the system may make objects of a class.
  mutating func make(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    // Superclasses in a circle end here.
    known[name] = false
    let answer: Bool
    if let declared = classes[name] {
      answer = !declared.selectors.isDisjoint(with: Self.starts) || declared.superclasses.contains { make($0) }
    } else {
      answer =
        name != "NSObject" && (SystemClass.names.contains(name) || name.hasBytePrefix("NS"))
        && !Self.madeByName.contains { SystemHierarchy.isKind(name, of: $0) == true }
    }
    known[name] = answer
    return answer
  }

  /// Methods that the runtime calls of each class.
  private static let starts: Set = ["load", "initialize"]
  /// Code, a document or a property list names what is of these.
  static let madeByName = ["UIView", "UIViewController", "NSView", "NSViewController", "NSWindowController"]
}
