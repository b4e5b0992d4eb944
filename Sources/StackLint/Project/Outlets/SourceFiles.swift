import Project
import Support

/// The source files of a project, by the classes that they declare or add to.
struct SourceFiles: Sendable {
  private let paths: [String]
  /// What other files can use of each file.
  private let surfaces: [SourceSurface]
  private let assignments: [Assignments]
  private let assignedMembers: AssignedMembers
  /// The positions of the files that declare a class, and of those that add to it.
  private var declaring: [String: [Int]] = [:]
  private var adding: [String: [Int]] = [:]

  /// What the names of the files, of their classes and of the headers that they import say of classes that are gone.
  let names: SourceNames

  private let read: @Sendable (String) -> [UInt8]?
  private let occurrences: WordOccurrences
  /// The files that are different in another state of the project.
  private let edited: Set<String>
  /// The files with some word, once a rule asked for it.
  private let mentions = Locked<[[String]: [SourceText]]>([:])

  /// - Parameters:
  ///   - read: The content of a file.
  ///   - occurrences: What is known of the files that this state and another one have in common.
  ///   - edited: The other files.
  init(
    _ sources: [(path: String, summary: SourceSummary)] = [],
    read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    occurrences: WordOccurrences = WordOccurrences(), edited: Set<String> = []
  ) {
    self.read = read
    (self.occurrences, self.edited) = (occurrences, edited)
    paths = sources.map(\.path)
    surfaces = sources.map(\.summary.surface)
    assignments = sources.map(\.summary.assignments)
    assignedMembers = Assignments.members(of: assignments)
    names = SourceNames(sources)
    for (position, source) in sources.enumerated() {
      for declaration in source.summary.declarations where declaration.kind != .protocol {
        if declaration.kind == .addition {
          adding[declaration.name, default: []].append(position)
        } else {
          declaring[declaration.name, default: []].append(position)
        }
      }
    }
  }

  /// The files, with what others can use of them.
  var surfacesByPath: [(path: String, surface: SourceSurface)] { zip(paths, surfaces).map { ($0, $1) } }

  /// The files that declare a class, without those that only add to it.
  func paths(declaring name: String) -> [String] { (declaring[name] ?? []).map { paths[$0] } }

  /// Whether code sets a property: the files of the classes in any way, other files as a property of some object.
  func assign(_ property: String, inClasses classes: Set<String>) -> Bool {
    assignedMembers.contains(property) || files(of: classes).contains { assignments[$0].contains(property) }
  }

  /// Whether the files of some classes set a property, of whichever object. Objective-C may do so in other ways.
  func assign(_ property: String, inFilesOf classes: Set<String>) -> Bool {
    files(of: classes).contains { assignments[$0].contains(property) || !paths[$0].hasByteSuffix(".swift") }
  }

  /// The classes that each file declares or adds to, by its path.
  var classesByPath: [String: Set<String>] {
    declaring.merging(adding) { $0 + $1 }.reduce(into: [:]) { classes, entry in
      for position in entry.value { classes[paths[position], default: []].insert(entry.key) }
    }
  }

  /// The files that declare a class or add to it.
  func paths(ofClass name: String) -> [String] { files(of: [name]).map { paths[$0] } }

  /// The content of a file, read when a rule with a finding asks.
  func content(_ path: String) -> [UInt8]? { read(path) }

  /// The files that declare a class or add to it, read when a rule with a finding asks.
  func texts(ofClass name: String) -> [SourceText] { paths(ofClass: name).compactMap(text) }

  /// The words of a file, which is read for it.
  func text(_ path: String) -> SourceText? {
    SourceSummary.language(of: path).flatMap { language in read(path).map { SourceText($0, language: language) } }
  }

  /// Whether a file of a class adds members to classes at run time, or makes classes.
  func addMembers(toClass name: String) -> Bool {
    paths(ofClass: name).compactMap(read).contains(where: Self.additions.occurs)
  }

  private static let additions = WordSet([
    "class_addMethod", "class_replaceMethod", "class_addProperty", "class_addIvar", "object_setClass",
    "objc_allocateClassPair", "class_setSuperclass",
  ])

  /// Those of some words that all files together contain once, as a method that nothing calls. Reads every file anew,
  /// unless there are no words.
  func wordsThatOccurOnce(among words: Set<String>) -> Set<String> {
    guard !words.isEmpty else { return [] }
    let common = occurrences.counts(of: words, in: paths.filter { !edited.contains($0) }, read: read)
    let own = WordOccurrences.count(words, in: paths.filter(edited.contains), read: read)
    return words.filter { common[$0, default: 0] + own[$0, default: 0] == 1 }
  }

  /// Those of some words that some files contain.
  func words(of words: Set<String>, in paths: [String]) -> Set<String> {
    Set(WordOccurrences.count(words, in: paths, read: read).lazy.filter { $1 > 0 }.map(\.key))
  }

  /// The files that contain a word. The first call for a word reads all files, so only rules with a finding call this.
  func texts(with word: String) -> [SourceText] { texts(withAnyOf: [word]) }

  /// The files that contain any of some words.
  func texts(withAnyOf words: [String]) -> [SourceText] {
    mentions.withLock { known in
      if let texts = known[words] { return texts }
      let set = WordSet(words + words.map { "_" + $0 })
      let texts = paths.filter { read($0).map(set.occurs) ?? false }.compactMap(text).filter {
        $0.contains(anyOf: words)
      }
      known[words] = texts
      return texts
    }
  }

  private func files(of classes: Set<String>) -> [Int] {
    Set(classes.lazy.flatMap { (declaring[$0] ?? []) + (adding[$0] ?? []) }).sorted()
  }
}
