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
  /// The types whose code registers cells for each identifier.
  private(set) var registrars: [String: Set<String>] = [:]
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
        let name = table.text(of: use, among: constants)
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
      if use.kind == .reusableView, let type = use.enclosingType { registrars[name, default: []].insert(type) }
      return
    }
    var isLiteral = false
    if case .literal = use.expression {
      isLiteral = true
      otherLiterals[name, default: 0] -= 1
    }
    if let controller = use.controller { controllers[name, default: []].insert(controller) }
    requests.append(
      Request(
        kind: use.kind, name: name, path: path, range: use.range, isLiteral: isLiteral,
        enclosingType: use.enclosingType, isRequired: use.isRequired))
  }

  /// The names that code gives to things of a kind.
  public func registeredNames(_ kind: IdentifierUse.Kind) -> Set<String> { registered[kind] ?? [] }

  /// The types whose code registers cells or views for an identifier, instead of those that a document has.
  public func registrars(_ identifier: String) -> Set<String> { registrars[identifier] ?? [] }

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
