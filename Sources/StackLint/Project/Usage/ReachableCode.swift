import Project
import Support

/// What an app may run and load: the sources that something uses, from where the app starts, and the documents that these,
/// other documents, property lists and the system name.
///
/// Where a project does not show where its apps start, as a library, all of its sources may run.
struct ReachableCode: Sendable {
  /// The sources and documents that nothing uses.
  private let idle: Set<String>
  /// The parts of the project whose code names a scene or its class.
  private let named: [UInt64: Set<Int>]
  /// The names of scenes and their classes that a part has itself.
  private let owned: Set<UseGraph.Use>
  /// The hashes of the names of classes of which code makes objects.
  private let made: Set<UInt64>
  private let folders: PartFolders
  /// Whether it is known where apps start. Whoever depends on a library may load any of its documents.
  let isOfApp: Bool

  /// Whether something may run a source, or load a document.
  func mayUse(_ path: String) -> Bool { !idle.contains(path) }

  /// Whether code that may run makes objects of a class, and does not leave that to a document.
  func makes(_ name: String) -> Bool { made.contains(NameHash.exact(name.utf8)) }

  /// Whether code that may run names something of a document, other than in the files that declare it.
  ///
  /// - Parameter path: That of the document. Another part of the project means its own document by the same name.
  func mayName(_ name: String, in path: String) -> Bool {
    let own = folders.part(of: path)
    return Self.words(for: name).contains { word in
      let word = NameHash.exact(word.utf8)
      guard let parts = named[word] else { return false }
      return parts.contains(own) || parts.contains { !owned.contains(UseGraph.Use(word: word, part: $0)) }
    }
  }

  init(_ project: ProjectIndex) {
    let sources = project.sources.surfacesByPath
    let words = WordSet(Self.words(of: project, sources.map(\.surface)))
    let found = Parallel.map(sources.map(\.path)) { path in
      SourceSummary.language(of: path).flatMap { language in
        project.sources.content(path).map { NamedWords($0, language: language, words: words) }
      }
    }
    let listed = Parallel.map(project.propertyLists) {
      project.sources.content($0).map { Set(words.counts(in: $0).keys) } ?? []
    }
    var graph = UseGraph(project, sources, found)
    for (path, words) in zip(project.propertyLists, listed) { graph.use(words, of: path) }
    graph.spread()
    (idle, named, owned, made) = (graph.idle, graph.named, graph.owned, graph.made)
    (folders, isOfApp) = (project.folders, graph.hasEntry)
  }

  /// The words that matter: what sources declare, the names of documents and scenes, and the classes in nibs, which may be
  /// from elsewhere.
  private static func words(of project: ProjectIndex, _ surfaces: [SourceSurface]) -> Set<String> {
    var words = Set(NamedWords.entryWords)
    for surface in surfaces { words.formUnion(surface.names) }
    for document in project.documents.documents {
      words.formUnion(Self.words(for: document.name))
      if document.kind == .xib { words.formUnion(document.customClasses) }
      for name in document.sceneNames { words.formUnion(Self.words(for: name)) }
    }
    return words
  }

  /// The words of code that may stand for a name: tools make symbols of names. Of a name that is no word, a piece counts.
  static func words(for name: String) -> [String] {
    let pieces = name.utf8.split { !WordSet.isPart($0) || $0 == UInt8(ascii: "_") }.map { String(Substring($0)) }
    let camel = pieces.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let symbols = [camel, camel.prefix(1).lowercased() + camel.dropFirst()]
    if name.utf8.allSatisfy(WordSet.isPart) { return [name] + symbols }
    return symbols + [pieces.max { $0.utf8.count < $1.utf8.count } ?? ""]
  }
}

/// The code around requests that nothing uses: files that no app runs, controllers and views that neither code nor a document
/// names, and members that nothing calls.
struct UnusedCode {
  private let live: ReachableCode
  private let unusedWords: Set<String>
  /// The places of requests in members that nothing calls.
  private let unusedMembers: Set<Place>

  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  /// Reads the sources of the requests, and counts the words of all sources once.
  init(around requests: [IdentifierIndex.Request], in project: ProjectIndex) {
    live = project.live
    var members: [Place: EnclosingMember] = [:]
    let types = Set(requests.compactMap(\.enclosingType).filter { Self.mustBeNamed($0, project) })
    for (path, requests) in Dictionary(grouping: requests, by: \.path) where path.hasByteSuffix(".swift") {
      guard live.mayUse(path), let bytes = project.sources.content(path) else { continue }
      let outline = SourceOutline(bytes, language: .swift)
      let found = EnclosingMember.members(around: requests.map(\.range.lowerBound), in: outline)
      for request in requests {
        let start = request.range.lowerBound
        guard let member = found[start],
          member.kind != .method || Self.isOfObjects(request.enclosingType, project)
        else { continue }
        members[Place(path: path, start: start)] = member
      }
    }
    let unused = project.sources.wordsThatOccurOnce(among: types.union(members.values.map(\.name)))
    let actions = Set(members.values.filter { $0.kind == .action }.map(\.name)).intersection(unused)
    let sent = project.sources.words(of: actions, in: project.documents.documents.map(\.path))
    unusedMembers = Set(members.filter { unused.contains($1.name) && !sent.contains($1.name) }.keys)
    unusedWords = unused
  }

  /// Whether a request is in such code.
  func contains(_ request: IdentifierIndex.Request) -> Bool {
    !live.mayUse(request.path) || request.enclosingType.map(unusedWords.contains) == true
      || unusedMembers.contains(Place(path: request.path, start: request.range.lowerBound))
  }

  /// Whether a type is a class of views or controllers: protocols of packages have few methods that only these call.
  private static func isOfObjects(_ type: String?, _ project: ProjectIndex) -> Bool {
    guard let type, let lineage = project.classes.lineage(of: type) else { return false }
    return ClassesOfSystem.madeByName.contains { lineage.isKind(of: $0) == true }
  }

  /// Whether the system makes no object of a class unless code, a document or a property list names it.
  private static func mustBeNamed(_ name: String, _ project: ProjectIndex) -> Bool {
    guard project.classes[name]?.isDeclared == true, let lineage = project.classes.lineage(of: name),
      !project.documents.isIncomplete, !project.documents.isOpened(name)
    else { return false }
    return ClassesOfSystem.madeByName.contains { lineage.isKind(of: $0) == true }
      && !project.documents.documents.contains { $0.hasClass(name) }
  }
}
