import Project
import Support

/// The cells and other reusable views that code asks for and that nothing can have registered.
struct RegistrationIndex: Sendable {
  private var missing: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - sources: The project's, with what they name.
  ///   - read: The content of a source file.
  init(
    _ documents: DocumentIndex, _ classes: ClassIndex, _ sources: [SourceSummary], _ identifiers: IdentifierIndex,
    read: (String) -> [UInt8]?
  ) {
    guard !documents.isIncomplete, !documents.documents.isEmpty else { return }
    let known = documents.identifiers(.reuse).union(identifiers.registeredNames(.reusableView))
      .union(documents.archivedTexts)
    // Code may register a nib by the names of both.
    let wanted = Set(identifiers.requests.lazy.filter { $0.kind == .reusableView }.map(\.name)).filter { name in
      !known.contains(name) && documents.documents(.xib, named: name).isEmpty
    }
    guard !wanted.isEmpty else { return }
    let names = RegisteredNames(wanted, sources, classes)
    let strange = Set(identifiers.requests.lazy.filter { !Self.isAtHome($0, classes) }.map(\.name))
    let candidates = wanted.subtracting(strange).filter {
      names.isTracked($0) && identifiers.otherLiterals($0) <= names.literals($0)
    }
    guard !candidates.isEmpty else { return }
    let symbols = names.symbols(of: candidates)
    let mentioned = Self.mentions(of: symbols, names, sources, identifiers, read)
    missing = candidates.filter { symbols[$0]?.isDisjoint(with: mentioned) ?? true }
  }

  /// Whether a class asks for a cell that has no superclass from elsewhere, which may have registered the cell.
  private static func isAtHome(_ request: IdentifierIndex.Request, _ classes: ClassIndex) -> Bool {
    guard request.kind == .reusableView, let type = request.enclosingType else {
      return request.kind != .reusableView
    }
    if let own = classes[type], own.isRoot, own.superclasses.isEmpty { return true }
    return classes.lineage(of: type) != nil
  }

  /// Whether nothing can have registered what a request asks for.
  func isMissing(_ request: IdentifierIndex.Request) -> Bool {
    request.kind == .reusableView && missing.contains(request.name)
  }

  /// Few names get here: reading the sources once more is cheaper than noting all words of all files.
  private static func mentions(
    of symbols: [String: Set<MentionSearch.Symbol>], _ names: RegisteredNames, _ sources: [SourceSummary],
    _ identifiers: IdentifierIndex, _ read: (String) -> [UInt8]?
  ) -> Set<MentionSearch.Symbol> {
    let all = symbols.values.reduce(into: Set<MentionSearch.Symbol>()) { $0.formUnion($1) }
    guard !all.isEmpty else { return [] }
    let search = MentionSearch(
      all, ofObjects: names.symbols(where: \.isOfObject), implicit: names.symbols(where: \.isImplicit))
    let ranges = Dictionary(grouping: identifiers.requests, by: \.path).mapValues { $0.map(\.range) }
    return sources.reduce(into: []) { found, source in
      guard let language = SourceSummary.language(of: source.path), let bytes = read(source.path) else { return }
      found.formUnion(search.mentions(in: bytes, language: language, except: ranges[source.path] ?? []))
    }
  }
}

/// The constants and classes that stand for some names.
private struct RegisteredNames {
  private var constants: [String: [IdentifierConstant]] = [:]
  private let classes: ClassIndex
  /// The classes that others derive from.
  private let superclasses: Set<String>

  init(_ wanted: Set<String>, _ sources: [SourceSummary], _ classes: ClassIndex) {
    self.classes = classes
    superclasses = classes.superclasses
    for constant in sources.lazy.flatMap(\.identifiers.constants) {
      guard let text = constant.text, wanted.contains(text) else { continue }
      constants[text, default: []].append(constant)
    }
  }

  /// How many literals are the values of constants.
  func literals(_ name: String) -> Int { (constants[name] ?? []).count { $0.isLiteral } }

  /// Whether mentions of the name can be found. A subclass has the constants of its superclass.
  func isTracked(_ name: String) -> Bool {
    !superclasses.contains(name) && !(constants[name] ?? []).contains { $0.owner.map(superclasses.contains) ?? false }
  }

  /// The constants and classes for each name.
  func symbols(of names: Set<String>) -> [String: Set<MentionSearch.Symbol>] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, symbols(of: $0)) })
  }

  private func symbols(of name: String) -> Set<MentionSearch.Symbol> {
    let own = constants[name] ?? []
    var symbols: Set<MentionSearch.Symbol> = classes[name] == nil ? [] : [.type(name)]
    for constant in own {
      symbols.insert(.constant(owner: constant.owner, name: constant.name))
      if let owner = constant.owner { symbols.insert(classes[owner] == nil ? .namespace(owner) : .type(owner)) }
    }
    return symbols
  }

  /// The constants of some kind.
  func symbols(where isWanted: (IdentifierConstant) -> Bool) -> Set<MentionSearch.Symbol> {
    Set(constants.values.joined().filter(isWanted).map { .constant(owner: $0.owner, name: $0.name) })
  }
}

extension IdentifierConstant {
  /// The text, where it does not depend on the class.
  fileprivate var text: String? {
    switch value {
    case .literal(let text): text
    case .typeName(let name): name
    case .ownTypeName: owner
    case .constant, .unknown: nil
    }
  }
}

/// What code that something uses asks for by name.
struct LiveRequests: Sendable {
  private var names: [IdentifierUse.Kind: Set<String>] = [:]

  /// Reads sources, so it is made when a rule with a finding asks.
  init(_ project: ProjectIndex) {
    let requests = project.identifiers.requests.filter { request in
      request.isRequired && SourceRole.isOwn(request.path) && !project.targets.sources.isInNoTarget(request.path)
    }
    let unused = UnusedCode(around: requests, in: project)
    let starts = WordSet(["instantiateInitialViewController", "instantiateInitialController"])
    var starting: [String: Bool] = [:]
    let opensFirstScene = { (path: String) in
      if let known = starting[path] { return known }
      let isStarting = project.sources.content(path).map(starts.occurs) ?? false
      starting[path] = isStarting
      return isStarting
    }
    for request in requests
    where !unused.contains(request) && (request.kind != .storyboard || opensFirstScene(request.path)) {
      names[request.kind, default: []].insert(request.name)
    }
  }

  /// Whether used code asks for something of a kind by a name. Of a storyboard it is the first scene that counts.
  func contain(_ kind: IdentifierUse.Kind, _ name: String) -> Bool { names[kind]?.contains(name) ?? false }
}
