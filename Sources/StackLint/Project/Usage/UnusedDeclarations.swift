import Formats
import Project
import Support

/// What a project declares outside of documents, as far as its sources do not use it.
struct UnusedDeclarations {
  private let files: ProjectFiles
  private let documents: DocumentIndex
  private let mentions: ProjectMentions
  private var open: [UnusedItem] = []
  /// The names of the intent definitions, whose strings the system reads.
  private let intents: Set<String>
  /// By the names of outlets, what actions may be connected by.
  private var selectors: [UnusedItem: [String]] = [:]

  init(
    _ files: ProjectFiles, _ documents: DocumentIndex, _ classes: ClassIndex, _ sources: SourceFiles,
    _ mentions: ProjectMentions
  ) {
    (self.files, self.documents, self.mentions) = (files, documents, mentions)
    let definitions = files.paths.lazy.filter { $0.hasByteSuffix(".intentdefinition") }
    intents = Set(definitions.map { String($0.lastPathComponent.prefix { $0 != "." }) })
    addAssets()
    addStrings()
    addConnections(classes, sources)
    addRegistrations()
  }

  /// What other files do not use either.
  ///
  /// - Parameter texts: The files that are neither sources nor documents nor strings.
  func unused(texts: [String]) -> [UnusedItem] {
    let strings = files.paths.filter { $0.hasByteSuffix(".strings") || $0.hasByteSuffix(".xcstrings") }
    let documents = files.paths.filter { DocumentSummary.Kind(path: $0) != nil }
    let projects = files.paths.filter { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
    func names(_ kinds: Set<UnusedItem.Kind>) -> Set<String> {
      Set(open.lazy.filter { kinds.contains($0.kind) }.flatMap(self.names))
    }
    var used = OtherTexts.names(names([.image, .color, .string, .action, .registration]), in: texts, files)
    used.formUnion(OtherTexts.names(names([.image, .color, .string, .action]), in: documents, files))
    let assets = names([.image, .color])
    let usedAssets = OtherTexts.names(assets, in: strings, files)
      .union(OtherTexts.names(assets, inSettingsOf: projects, files))
    return open.filter { thing in
      let hashes = self.names(thing).map { NameHash.exact($0.utf8) }
      let isAsset = thing.kind == .image || thing.kind == .color
      return !hashes.contains { used.contains($0) || isAsset && usedAssets.contains($0) }
    }
  }

  /// The texts by which other files may name a thing.
  private func names(_ thing: UnusedItem) -> [String] {
    switch thing.kind {
    case .image, .color: [thing.name, String(thing.name.lastPathComponent)]
    case .action: (selectors[thing] ?? []) + [thing.name]
    case .string, .outlet, .registration: [thing.name]
    }
  }
}

// MARK: - Assets

extension UnusedDeclarations {
  private mutating func addAssets() {
    let hasProject = files.paths.contains { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
    let found = AssetPath.entries(of: files)
    for (path, entry) in found where SourceRole.isOwn(path) {
      switch entry {
      case .image(let name) where path.hasByteSuffix(".imageset/Contents.json"):
        if !usesAsset(name, .image) { add(.image, name, path) }
      case .color(let name, _) where hasProject || !Self.colorsOfSettings.contains(name):
        if !usesAsset(name, .color) { add(.color, name, path) }
      default: break
      }
    }
  }

  /// What the settings of a generated project name unless it says otherwise.
  private static let colorsOfSettings: Set = ["AccentColor", "WidgetBackground"]

  private mutating func add(_ kind: UnusedItem.Kind, _ name: String, _ path: String, _ range: Range<Int>? = nil) {
    open.append(UnusedItem(kind: kind, name: name, path: path, range: range))
  }

  private func usesAsset(_ name: String, _ use: UsedName) -> Bool {
    let last = String(name.lastPathComponent)
    if [name, last].contains(where: { mentions.mayMake($0, use) || mentions.hasSymbol($0) }) { return true }
    if mentions.mayCompose(last) { return true }
    // Xcode leaves out the end that says what a symbol is.
    return ["image", "color"].contains { end in
      last.lowercased().hasByteSuffix(end) && mentions.hasSymbol(Substring(last.utf8.dropLast(end.utf8.count)))
    }
  }
}

// MARK: - Strings

extension UnusedDeclarations {
  private mutating func addStrings() {
    let own = Set(documents.documents.map(\.name))
    var chosen: [String: String] = [:]
    for path in files.paths.sorted() where isTable(path, own) {
      let table = LocalizedPath(path).map { "\($0.document)" } ?? path
      guard let known = chosen[table] else {
        chosen[table] = path
        continue
      }
      if Self.rank(path) < Self.rank(known) { chosen[table] = path }
    }
    for path in chosen.values.sorted() { addKeys(of: path) }
  }

  /// Base first, then English: their keys are those that the other languages translate.
  private static func rank(_ path: String) -> Int {
    ["Base", "en", "English", "en-US", "en-GB"].firstIndex(of: LocalizedPath(path)?.language ?? "") ?? 9
  }

  private func isTable(_ path: String, _ documents: Set<String>) -> Bool {
    guard TranslationSummary.isTranslation(path), SourceRole.isOwn(path) else { return false }
    let stem = String(path.lastPathComponent.prefix { $0 != "." })
    // The system reads some tables by itself, and code others as a whole.
    return !documents.contains(stem) && !stem.hasByteSuffix("InfoPlist") && stem != "AppShortcuts"
      && !path.contains(".bundle/")
      && !(mentions.hasLiteral(stem) && mentions.hasLiteral("strings"))
      && !intents.contains(stem)
  }

  private mutating func addKeys(of path: String) {
    guard let bytes = files.read(path), let file = try? TranslationFile(bytes, path: path, language: "en") else {
      return
    }
    var seen: Set<String> = []
    let keys = file.keys.filter { key in
      !key.isIgnored && !key.isOfDocument && key.text.contains(where: \.isLetter) && seen.insert(key.text).inserted
    }
    let unused = keys.filter { !usesString($0.text) }
    // Code that this index does not understand reads a table of which it seems to use nothing.
    guard unused.count < Self.leastTable || unused.count * 10 < keys.count * 9 else { return }
    for key in unused { add(.string, key.text, path, key.range.lowerBound..<key.range.upperBound) }
  }

  private static let leastTable = 10

  private func usesString(_ key: String) -> Bool {
    if mentions.mayMake(key, .string) || mentions.hasSymbol(key) || mentions.mayCompose(key) { return true }
    if key.utf8.contains(UInt8(ascii: "%")) {
      let pieces = FormatSpecifiers(key).pieces(of: key)
      // Without the values nothing may be left.
      let hasLetters = pieces.joined().contains { $0.isASCIILetter || $0 >= 0x80 }
      if !hasLetters || mentions.hasOutline(pieces) { return true }
    }
    guard mentions.hasGeneratedSymbols, let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return mentions.hasSymbol(key[key.utf8.index(after: dot)...])
  }
}

// MARK: - Outlets, actions and registrations

extension UnusedDeclarations {
  private mutating func addConnections(_ classes: ClassIndex, _ sources: SourceFiles) {
    guard !documents.isIncomplete else { return }
    let families = ClassFamilies(classes, sources)
    let required = (properties: classes.propertiesOfProtocols, selectors: classes.selectorsOfProtocols)
    var paths: [String: Set<String>?] = [:]
    var seen: Set<UnusedItem> = []
    for (path, declared) in mentions.connections where !declared.isUsedByItself {
      if !declared.isAction, paths[path] == nil { paths[path] = .some(families.paths(around: path)) }
      let family = paths[path] ?? nil
      let kind: UnusedItem.Kind = declared.isAction ? .action : .outlet
      let names = declared.isAction ? declared.selectors + [declared.name] : [declared.name, "_" + declared.name]
      let isUsed =
        names.contains { mentions.mayMake($0) || documents.archivedTexts.contains($0) }
        || (declared.isAction
          ? mentions.hasWord(declared.name) || declared.selectors.contains(where: required.selectors.contains)
          : required.properties.contains(declared.name) || names.contains(where: mentions.hasMember)
            || names.contains { name in family.map { mentions.hasWord(name, in: $0) } ?? true })
      let thing = UnusedItem(kind: kind, name: declared.name, path: path, range: declared.range)
      let key = UnusedItem(kind: kind, name: declared.name, path: path.withoutExtension, range: nil)
      guard !isUsed, seen.insert(key).inserted else { continue }
      open.append(thing)
      selectors[thing] = declared.selectors
    }
  }

  private mutating func addRegistrations() {
    for (path, name, range) in mentions.registrations
    where !mentions.mayMake(name, .reusableView) && !mentions.hasSymbol(name) && !mentions.hasWord(name) {
      add(.registration, name, path, range)
    }
  }
}

extension FormatSpecifiers {
  /// What stands between the specifiers of a text.
  fileprivate func pieces(of text: String) -> [[UInt8]] {
    var rest = text[...]
    var pieces: [[UInt8]] = []
    for specifier in texts {
      guard let range = rest.firstRange(of: specifier) else { continue }
      pieces.append(Array(rest[..<range.lowerBound].utf8))
      rest = rest[range.upperBound...]
    }
    return pieces + [Array(rest.utf8)]
  }
}

extension TranslationKey {
  /// Whether it is a key of a document, such as `abc-12-xyz.text`.
  fileprivate var isOfDocument: Bool {
    objectID.map { $0.utf8.count == 10 && $0.split(separator: "-").map(\.utf8.count) == [3, 2, 3] } ?? false
  }
}

extension String {
  /// The path of a header and of its implementation.
  fileprivate var withoutExtension: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }
}

/// Something that a project has and that nothing uses.
struct UnusedItem: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case image, color, string, outlet, action, registration
  }

  let kind: Kind
  let name: String
  /// Where it is declared; the range is nil for a file as a whole.
  let path: String
  let range: Range<Int>?
}

/// The files of classes with those of their subclasses: there, a name may stand for a member.
struct ClassFamilies {
  private let classesByPath: [String: Set<String>]
  private var subclasses: [String: Set<String>] = [:]
  private let sources: SourceFiles

  init(_ classes: ClassIndex, _ sources: SourceFiles) {
    self.sources = sources
    classesByPath = sources.classesByPath
    for name in classes.names {
      for superclass in classes[name]?.superclasses ?? [] { subclasses[superclass, default: []].insert(name) }
    }
  }

  /// How many subclasses a file may have. More take time, and use most names anyway.
  private static let mostSubclasses = 500

  /// A file, and those of its classes and their subclasses; nil if there are too many of these.
  func paths(around path: String) -> Set<String>? {
    var seen: Set<String> = []
    var open = Array(classesByPath[path] ?? [])
    let most = open.count + Self.mostSubclasses
    while let name = open.popLast() {
      guard seen.count <= most else { return nil }
      if seen.insert(name).inserted { open += subclasses[name] ?? [] }
    }
    return seen.reduce(into: [path]) { $0.formUnion(sources.paths(ofClass: $1)) }
  }
}
