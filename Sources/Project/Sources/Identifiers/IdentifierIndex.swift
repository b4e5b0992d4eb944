/// The identifiers that the sources of a project use, with the constants understood.
public struct IdentifierIndex: Sendable {
  /// A place where code asks for something by a name that is understood.
  public struct Request: Sendable {
    /// The kind of object that the code requests.
    public let kind: IdentifierUse.Kind
    /// Its name.
    public let name: String
    /// The path of the source file.
    public let path: String
    /// The bytes of the expression in the file.
    public let range: Range<Int>
    /// Whether the name is written in place, instead of a constant.
    public let isLiteral: Bool
    /// The type that the code is in; nil if it is in none.
    public let enclosingType: String?
    /// Whether the app crashes if nothing has the name.
    public let isRequired: Bool
  }

  /// In the order of the files.
  public private(set) var requests: [Request] = []
  private(set) var registered: [IdentifierUse.Kind: Set<String>] = [:]
  /// The types whose code registers cells for each identifier; an empty name for code in no type.
  private(set) var registrars: [String: Set<String>] = [:]
  /// The cells that the code of each type asks for by an index path, which crashes where there are none.
  private(set) var requiredCells: [String: Set<String>] = [:]
  private(set) var unknownRegistrations: Set<IdentifierUse.Kind> = []
  /// The kinds of things that code asks for by names that it puts together.
  private(set) var computedRequests: Set<IdentifierUse.Kind> = []
  /// Whether no sources were looked at.
  public private(set) var isEmpty = true
  /// How often each literal is written, those of requests subtracted.
  private(set) var otherLiterals: [String: Int] = [:]
  /// The names and texts of constants.
  private(set) var constants: Set<String> = []
  /// The classes of the view controllers that are made of each nib.
  private(set) var controllers: [String: Set<String>] = [:]
  /// The identifiers that cells of each nib are registered with.
  private(set) var nibIdentifiers: [String: Set<String>] = [:]
  /// What is named in files that set the controllers of a navigation controller.
  private(set) var namesBesideNavigation: Set<String> = []

  /// Creates an index without identifiers.
  public init() {}

  /// Creates an index of several files.
  public init(_ files: [SourceSummary], classes: ClassIndex) {
    isEmpty = files.isEmpty
    let table = ConstantTable(files, classes: classes)
    let receivers = NameReceivers(files, classes)
    for file in files {
      for literal in file.identifiers.literals { otherLiterals[literal, default: 0] += 1 }
      for constant in file.identifiers.constants {
        constants.insert(constant.name)
        guard case .literal(let text) = constant.value else { continue }
        constants.insert(text)
        if constant.name == "nibName", let owner = constant.owner { controllers[text, default: []].insert(owner) }
        if let use = constant.nibOfController(in: classes) { add(use, text, path: file.path) }
      }
      if file.identifiers.setsControllers { namesBesideNavigation.formUnion(file.identifiers.literals) }
      let uses = file.identifiers.uses + receivers.uses(in: file.identifiers)
      guard !uses.isEmpty else { continue }
      let constants = Dictionary(grouping: file.identifiers.constants, by: \.name)
      var nibs: [Range<Int>: String] = [:]
      for use in uses where use.bundle.map(classes.hasBundle) ?? true {
        let name = table.text(of: use, among: constants).map(use.kind.name)
        add(use, name, path: file.path)
        if use.kind == .nib { nibs[use.range] = name }
        if let name, let nib = use.nibRange.flatMap({ nibs[$0] }) ?? use.nibName {
          nibIdentifiers[nib, default: []].insert(name)
        }
        if let name, file.identifiers.setsControllers { namesBesideNavigation.insert(name) }
      }
    }
  }

  private mutating func add(_ use: IdentifierUse, _ name: String?, path: String) {
    guard let name else {
      if use.isRegistration {
        unknownRegistrations.insert(use.kind)
      } else if use.isComposed, !use.isPassedOn {
        computedRequests.insert(use.kind)
      }
      return
    }
    guard !use.isRegistration else {
      registered[use.kind, default: []].insert(name)
      if use.kind == .reusableView, use.isRequired { registrars[name, default: []].insert(use.enclosingType ?? "") }
      return
    }
    var isLiteral = false
    if case .literal(let text) = use.expression {
      isLiteral = true
      otherLiterals[text, default: 0] -= 1
    }
    if use.kind == .reusableView, use.isRequired, let type = use.enclosingType {
      requiredCells[type, default: []].insert(name)
    }
    if let controller = use.controller { controllers[name, default: []].insert(controller) }
    requests.append(
      Request(
        kind: use.kind, name: name, path: path, range: use.range, isLiteral: isLiteral,
        enclosingType: use.enclosingType, isRequired: use.isRequired))
  }

  /// The names that code gives to things of a kind.
  public func registeredNames(_ kind: IdentifierUse.Kind) -> Set<String> { registered[kind] ?? [] }

  /// The types whose code registers cells or views for an identifier, instead of those that a document has; an empty name
  /// for code in no type.
  public func registrars(_ identifier: String) -> Set<String> { registrars[identifier] ?? [] }

  /// The identifiers of the cells that the code of a type asks for by an index path.
  public func requiredCells(of type: String) -> Set<String> { requiredCells[type] ?? [] }

  /// Whether code also gives names that are not understood.
  public func hasUnknownRegistrations(_ kind: IdentifierUse.Kind) -> Bool { unknownRegistrations.contains(kind) }

  /// Whether code puts names together by which it asks for things of a kind.
  public func computesNames(of kind: IdentifierUse.Kind) -> Bool { computedRequests.contains(kind) }

  /// Whether the name of a request may stand elsewhere too, so that code could register it there.
  public func mayBeElsewhere(_ request: Request) -> Bool {
    !request.isLiteral || otherLiterals[request.name, default: 0] > 0
  }

  /// How often a text is written as a string literal, other than to ask for something.
  public func otherLiterals(_ text: String) -> Int { otherLiterals[text, default: 0] }

  /// The classes of the view controllers that code makes of a nib.
  public func controllers(ofNib name: String) -> Set<String> { controllers[name] ?? [] }

  /// Whether code makes a view controller of a class with a nib that it names.
  public func namesNib(ofController name: String) -> Bool { controllers.values.contains { $0.contains(name) } }

  /// The reuse identifiers that code registers a nib with.
  public func identifiers(ofNib name: String) -> Set<String> { nibIdentifiers[name] ?? [] }

  /// Whether a file that names something sets the controllers of a navigation controller.
  package func mayFill(_ name: String) -> Bool { isEmpty || namesBesideNavigation.contains(name) }

  /// Whether code asks for something of a name, and no file that does so sets the controllers of a navigation controller.
  public func isOpenedAsItIs(_ kind: IdentifierUse.Kind, _ name: String) -> Bool {
    !namesBesideNavigation.contains(name) && requests.contains { $0.kind == kind && $0.name == name }
  }

  /// Whether some string literal of the sources is a text, or some constant has it as its name.
  public func mentions(_ text: String) -> Bool { otherLiterals[text] != nil || constants.contains(text) }
}

extension IdentifierConstant {
  /// What asks for a nib, if the constant overrides the property of a controller that names it.
  fileprivate func nibOfController(in classes: ClassIndex) -> IdentifierUse? {
    guard isOfObject, name == "nibName" || name == "windowNibName", let owner, let lineage = classes.lineage(of: owner),
      ["UIViewController", "NSViewController", "NSWindowController"].contains(where: { lineage.isKind(of: $0) == true })
    else { return nil }
    return IdentifierUse(kind: .nib, isRegistration: false, expression: value, range: range, enclosingType: owner)
  }
}

extension IdentifierIndex {
  /// The texts about which another index answers something else; nil where it may be any text.
  package func differingTexts(from other: IdentifierIndex) -> Set<String>? {
    guard isEmpty == other.isEmpty, unknownRegistrations == other.unknownRegistrations,
      computedRequests == other.computedRequests, registered == other.registered, registrars == other.registrars,
      controllers == other.controllers,
      nibIdentifiers == other.nibIdentifiers, namesBesideNavigation == other.namesBesideNavigation
    else { return nil }
    var texts = constants.symmetricDifference(other.constants)
    texts.formUnion(otherLiterals.keys.lazy.filter { other.otherLiterals[$0] == nil })
    texts.formUnion(other.otherLiterals.keys.lazy.filter { otherLiterals[$0] == nil })
    let (own, others) = (Set(requests.lazy.map(Place.init)), Set(other.requests.lazy.map(Place.init)))
    texts.formUnion(own.symmetricDifference(others).lazy.map(\.name))
    return texts
  }

  /// The types whose code loads each nib, by the name of the nib.
  package var nibLoaders: [String: Set<String>] {
    var loaders = controllers
    for request in requests where request.kind == .nib {
      request.enclosingType.map { _ = loaders[request.name, default: []].insert($0) }
    }
    return loaders
  }
}

/// A request, wherever it stands in its file.
private struct Place: Hashable {
  let kind: IdentifierUse.Kind
  let name: String
  let path: String
  let isLiteral: Bool
  let enclosingType: String?

  init(_ request: IdentifierIndex.Request) {
    (kind, name, path) = (request.kind, request.name, request.path)
    (isLiteral, enclosingType) = (request.isLiteral, request.enclosingType)
  }
}

/// The functions, properties and enumerations of a project from which code takes names to hand them on.
struct NameReceivers {
  private struct Argument: Hashable {
    let function: String
    let label: String
  }

  private struct Meaning: Hashable {
    let kind: IdentifierUse.Kind
    let isRequired: Bool
  }

  private var arguments: [Argument: Meaning] = [:]
  /// By the names of properties, and of protocols that ask for them.
  private var properties: [String: [String: Meaning]] = [:]
  /// By the names of enumerations and of their protocols.
  private var rawValues: [String: Meaning] = [:]
  /// The protocols of classes that have such properties.
  private var protocols: [String: Set<String>] = [:]

  init(_ files: [SourceSummary], _ classes: ClassIndex) {
    // Where a cell may be missing, code makes one.
    let all = files.flatMap(\.identifiers.receivers).filter { $0.kind != .reusableView || $0.isRequired }
    guard !all.isEmpty else { return }
    var counts: [Argument: Int] = [:]
    var meanings: [Argument: Set<Meaning>] = [:]
    for receiver in all {
      let meaning = Meaning(kind: receiver.kind, isRequired: receiver.isRequired)
      switch receiver.origin {
      case .argument(let function, let label):
        counts[Argument(function: function, label: label), default: 0] += 1
        meanings[Argument(function: function, label: label), default: []].insert(meaning)
      case .property(let name, let owner):
        if classes.protocolDeclaration(owner) != nil { properties[name, default: [:]][owner] = meaning }
      case .rawValue(let type): rawValues[type] = meaning
      }
    }
    addProtocols(of: files)
    // Of several functions with a name and a label, all have to hand on the same.
    for file in files {
      for parameter in file.identifiers.passed where parameter.value == nil {
        counts[Argument(function: parameter.function, label: parameter.label), default: 0] -= 1
      }
    }
    for (argument, meanings) in meanings where meanings.count == 1 {
      let isType = argument.function.first?.isUppercase == true
      if isType || counts[argument] == 0 { arguments[argument] = meanings.first }
    }
  }

  private mutating func addProtocols(of files: [SourceSummary]) {
    let wanted = properties.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    guard !wanted.isEmpty else { return }
    for declaration in files.lazy.flatMap(\.declarations) where declaration.kind != .protocol {
      let found = wanted.intersection(declaration.inherited)
      if !found.isEmpty { protocols[declaration.name, default: []].formUnion(found) }
    }
  }

  /// The names in a file that others hand on.
  func uses(in identifiers: SourceIdentifiers) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    if !arguments.isEmpty {
      for name in identifiers.passed {
        guard let value = name.value, let meaning = arguments[Argument(function: name.function, label: name.label)]
        else { continue }
        found.append(Self.use(meaning, value, name.range, name.enclosingType))
      }
    }
    guard !properties.isEmpty || !rawValues.isEmpty else { return found }
    for constant in identifiers.constants {
      guard let owner = constant.owner, case .literal = constant.value,
        let meaning = meaning(of: constant, in: owner, identifiers.protocols[owner] ?? protocols[owner] ?? [])
      else { continue }
      found.append(Self.use(meaning, constant.value, constant.range, owner))
    }
    return found
  }

  private func meaning(of constant: IdentifierConstant, in owner: String, _ protocols: Set<String>) -> Meaning? {
    if constant.isCase { return rawValues[owner] ?? protocols.lazy.compactMap { rawValues[$0] }.first }
    return properties[constant.name].flatMap { known in protocols.lazy.compactMap { known[$0] }.first }
  }

  private static func use(
    _ meaning: Meaning, _ value: IdentifierExpression, _ range: Range<Int>, _ type: String?
  ) -> IdentifierUse {
    var use = IdentifierUse(
      kind: meaning.kind, isRegistration: false, expression: value, range: range, enclosingType: type)
    use.isRequired = meaning.isRequired
    return use
  }
}

/// The string constants of a project, by which uses of them are understood.
///
/// A name that may stand for several texts is not understood at all.
struct ConstantTable {
  private struct Member: Hashable {
    let owner: String
    let name: String
  }

  private var members: [Member: Set<IdentifierExpression>] = [:]
  private var globals: [String: Set<IdentifierExpression>] = [:]
  private var values: [String: Set<IdentifierExpression>] = [:]
  private let classes: ClassIndex
  /// The classes that others derive from: code in one of them may be about any.
  private let superclasses: Set<String>

  /// The types that AppKit has for names.
  private static let types: [IdentifierUse.Kind: String] = [
    .scene: "SceneIdentifier", .storyboard: "Name", .nib: "Name", .segue: "Identifier",
    .tableItem: "NSUserInterfaceItemIdentifier",
  ]

  init(_ files: [SourceSummary], classes: ClassIndex) {
    self.classes = classes
    let asksForItself = files.contains { file in
      file.identifiers.uses.contains { $0.expression == .ownTypeName }
        || file.identifiers.constants.contains { $0.value == .ownTypeName }
    }
    superclasses = asksForItself ? classes.superclasses : []
    for constant in files.lazy.flatMap(\.identifiers.constants) {
      values[constant.name, default: []].insert(constant.value)
      if let owner = constant.owner {
        members[Member(owner: owner, name: constant.name), default: []].insert(constant.value)
      }
      if constant.isGlobal { globals[constant.name, default: []].insert(constant.value) }
    }
  }

  /// The text of a use; nil if it is not understood.
  ///
  /// - Parameter constants: The constants of the file that the use is in, by their names.
  func text(of use: IdentifierUse, among constants: [String: [IdentifierConstant]]) -> String? {
    switch use.expression {
    case .literal(let text): text
    // The parameter of a generic function may be any class.
    case .typeName(let name): use.isRegistration || classes[name] != nil ? name : nil
    case .ownTypeName: ownType(use).flatMap { isClass($0) ? $0 : nil }
    case .unknown: nil
    case .constant(let path) where path.count == 1: plain(path[0], use, constants)
    case .constant(let path):
      member(path[path.count - 1], of: path[path.count - 2], use, constants[path[path.count - 1]] ?? [])
    }
  }

  /// A constant without a type: one of the same file, else a global one.
  private func plain(_ name: String, _ use: IdentifierUse, _ constants: [String: [IdentifierConstant]]) -> String? {
    guard let inFile = constants[name] else { return only(globals[name], ownType: nil) }
    let inType = inFile.filter { $0.owner == use.enclosingType }
    let wanted = inType.isEmpty ? inFile : inType
    return only(Set(wanted.map(\.value)), ownType: ownType(use))
  }

  /// The class that code means by its own. In a class that others derive from, it may be any of these.
  private func ownType(_ use: IdentifierUse) -> String? {
    use.enclosingType.flatMap { superclasses.contains($0) ? nil : $0 }
  }

  /// Whether a class of the project's own is no other than the one that its name stands for.
  private func isClass(_ name: String) -> Bool {
    classes[name].map { !$0.superclasses.isEmpty } == true && classes.protocolDeclaration(name) == nil
  }

  private func member(
    _ name: String, of owner: String, _ use: IdentifierUse, _ constants: [IdentifierConstant]
  ) -> String? {
    switch owner {
    // The type of an implicit member is seldom known.
    case "":
      let typed = Self.types[use.kind].flatMap { members[Member(owner: $0, name: name)] }
      return only(typed ?? values[name], ownType: nil)
    case "self", "Self":
      return use.enclosingType.flatMap { only(members[Member(owner: $0, name: name)], ownType: ownType(use)) }
    default: break
    }
    // A variable may hold anything.
    guard owner.first?.isUppercase == true else { return nil }
    // Many files have a type such as `Constants` for themselves.
    let inFile = constants.filter { $0.owner == owner }
    if !inFile.isEmpty { return only(Set(inFile.map(\.value)), ownType: owner) }
    if let declared = members[Member(owner: owner, name: name)] { return only(declared, ownType: owner) }
    guard let known = classes[owner], !known.properties.contains(name) else { return nil }
    // What an extension or a protocol gives to all types is the name of each.
    return values[name] == [.ownTypeName] ? owner : nil
  }

  private func only(_ values: Set<IdentifierExpression>?, ownType: String?) -> String? {
    guard let values, values.count == 1, let value = values.first else { return nil }
    switch value {
    case .literal(let text): return text
    case .typeName(let name): return classes[name].map { _ in name }
    // In an extension of an Apple class, any class that inherits from it.
    case .ownTypeName: return ownType.flatMap { name in classes[name].map { _ in name } }
    case .constant, .unknown: return nil
    }
  }
}
