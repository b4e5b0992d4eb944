/// Finds the classes of a Swift file, with their properties and methods, without parsing it all: only what stands
/// directly in types is looked at, bodies of functions are passed over.
struct SwiftClassScanner {
  private let outline: SourceOutline
  private var tokens: TokenCursor
  /// The types whose braces are open.
  private var scopes: [Scope] = []
  private var declarations: [ClassDeclaration] = []
  private var surface = SourceSurface()
  private var attributes = Attributes()
  /// The braces of all types.
  private var bodies: [TypeBody] = []
  /// The cases of enumerations whose raw values are their names.
  private var cases: [IdentifierConstant] = []

  /// A type by the positions of its declaration and its body.
  private struct Scope {
    let declaration: Int
    let body: Int
  }

  private init(_ outline: SourceOutline) { (self.outline, tokens) = (outline, TokenCursor(outline)) }

  static func scan(
    _ outline: SourceOutline
  ) -> (declarations: [ClassDeclaration], identifiers: SourceIdentifiers, surface: SourceSurface) {
    var scanner = SwiftClassScanner(outline)
    scanner.scan()
    var identifiers = SourceIdentifiers(outline, bodies: scanner.bodies)
    identifiers.constants += scanner.cases
    identifiers.addProtocols(ofValues: scanner.declarations)
    return (scanner.declarations.filter { $0.kind != .other }, identifiers, scanner.surface)
  }

  private mutating func scan() {
    while let token = tokens.next() {
      switch token.kind {
      // What is declared in other code is local.
      case .sign(UInt8(ascii: "{")):
        tokens.skipRest("{", "}")
        forgetAttributes()
      case .sign(UInt8(ascii: "}")): if let scope = scopes.popLast() { bodies[scope.body].end = token.range.lowerBound }
      case .sign(UInt8(ascii: "@")): readAttribute()
      case .sign(UInt8(ascii: ".")): _ = tokens.nextWord()
      case .word: readDeclaration(token)
      default: continue
      }
    }
  }

  /// Whether the next declaration is in no other.
  private var isAlone: Bool { scopes.isEmpty }

  private mutating func openBody(of declaration: ClassDeclaration, at place: Int) {
    scopes.append(Scope(declaration: declarations.count, body: bodies.count))
    bodies.append(TypeBody(name: declaration.name, start: place, end: .max))
    declarations.append(declaration)
    forgetAttributes()
  }

  private mutating func forgetAttributes() { attributes = Attributes() }

  private mutating func readAttribute() {
    guard let word = tokens.nextWord() else { return }
    if outline.isWord(word, "IBOutlet") { attributes.isOutlet = true }
    if outline.isWord(word, "IBInspectable") { attributes.isInspectable = true }
    if outline.isWord(word, "IBAction") { (attributes.isAction, attributes.isVisible) = (true, true) }
    if outline.isWord(word, "objcMembers") { attributes.showsMembers = true }
    guard outline.isWord(word, "objc") else { return }
    attributes.isVisible = true
    guard tokens.skip("(") else { return }
    var name = ""
    while let token = tokens.next(), !token.isSign(")") {
      name += token.kind == .word ? outline.text(token) : ":"
    }
    attributes.runtimeName = name
  }

  private mutating func readDeclaration(_ word: SourceToken) {
    switch outline.text(word) {
    case "var", "let": readProperty()
    case "func": readMethod()
    case "class": readType(.swiftClass)
    case "extension": readType(.addition)
    case "protocol": readType(.protocol)
    case "struct", "enum", "actor": readType(.other)
    case "typealias": readAlias()
    case "case": readCases()
    // What it is that comes from a module, as in `import class UIKit.UIView`, declares nothing.
    case "import": _ = tokens.nextWord()
    case "override": attributes.isVisible = true
    case "private", "fileprivate": attributes.isPrivate = true
    case "init", "subscript": forgetAttributes()
    default: break
    }
  }
}

// MARK: - Tokens

extension SwiftClassScanner {
  /// A name with dots, of which the last part counts.
  private mutating func nextName() -> String? {
    guard let name = tokens.nextName() else { return nil }
    return tokens.members().last ?? name
  }

  /// Passes over `<…>`, if it comes next.
  private mutating func skipGenerics() {
    guard tokens.skip("<") else { return }
    var depth = 1
    while depth > 0, let token = tokens.next() {
      if token.isSign("<") { depth += 1 }
      if token.isSign("-") { _ = tokens.skip(">") }
      if token.isSign(">") { depth -= 1 }
      if token.isSign("{") || token.isSign("}") {
        tokens.position -= 1
        return
      }
    }
  }
}

// MARK: - Types

extension SwiftClassScanner {
  private mutating func readType(_ kind: ClassDeclaration.Kind) {
    guard !outline.isMember(behindClass: tokens.position), let outermost = tokens.nextName() else { return }
    let name = tokens.members().last ?? outermost
    var declaration = ClassDeclaration(kind: kind, name: name, runtimeName: attributes.runtimeName)
    declaration.showsAllMethods = attributes.showsMembers || attributes.isVisible && kind == .addition
    skipGenerics()
    if tokens.skip(":") {
      declaration.inherited = readInherited()
      if kind == .swiftClass { declaration.superclass = declaration.inherited.first }
    }
    while let token = tokens.next() {
      if token.isSign("}") {
        tokens.position -= 1
        return
      }
      guard token.isSign("{") else { continue }
      if isAlone, !attributes.isPrivate || kind != .addition { surface.add(declaration, as: outermost) }
      return openBody(of: declaration, at: token.range.upperBound)
    }
  }

  /// The names after the colon.
  private mutating func readInherited() -> [String] {
    var names: [String] = []
    repeat {
      if tokens.skip("@") { _ = tokens.nextWord() }
      guard let name = nextName() else { return names }
      names.append(name)
      skipGenerics()
    } while tokens.skip(",") || tokens.skip("&")
    return names
  }

  private mutating func readAlias() {
    defer { attributes.isPrivate = false }
    guard let name = nextName() else { return }
    skipGenerics()
    if isAlone { surface.names.append(name) }
    guard tokens.skip("="), let target = nextName() else { return }
    declarations.append(ClassDeclaration(kind: .alias, name: name, superclass: target))
  }
}

// MARK: - Members

extension SwiftClassScanner {
  private mutating func readProperty() {
    defer { forgetAttributes() }
    guard let position = scopes.last?.declaration else {
      if let name = tokens.nextName() { surface.names.append(name) }
      return
    }
    if let runtimeName = attributes.runtimeName { declarations[position].properties.insert(runtimeName) }
    repeat {
      guard let name = tokens.nextName() else { return }
      declarations[position].properties.insert(name)
      if attributes.isVisible { declarations[position].visibleSelectors.insert(ClassLineage.setter(of: name)) }
      if attributes.isOutlet { declarations[position].outlets.append(readOutlet(name)) }
      if attributes.isInspectable, tokens.skip(":"), let type = readPropertyType() {
        declarations[position].memberTypes.inspectables[name] = [type]
      }
    } while tokens.skip(",")
  }

  /// The type of an outlet, which code relies on if it ends with an exclamation mark.
  private mutating func readOutlet(_ name: String) -> ClassDeclaration.Outlet {
    guard tokens.skip(":") else { return ClassDeclaration.Outlet(name: name, isRequired: false) }
    let type = readPropertyType()
    let isRequired = tokens.skip("!")
    if !isRequired { _ = tokens.skip("?") }
    return ClassDeclaration.Outlet(name: name, isRequired: isRequired, type: type)
  }

  /// The last part of a type's name; nil for a collection and for several protocols.
  private mutating func readPropertyType() -> String? {
    var (type, isNamed): (String?, Bool) = (nil, true)
    while true {
      switch tokens.peek.kind {
      case .word: type = outline.text(tokens.peek)
      case .sign(UInt8(ascii: ".")): break
      case .sign(let sign) where "[]<>()&".utf8.contains(sign): isNamed = false
      default: return isNamed ? type : nil
      }
      tokens.position += 1
    }
  }

  /// The cases of an enumeration of strings that have no other raw values than their names.
  private mutating func readCases() {
    guard let position = scopes.last?.declaration, declarations[position].inherited.contains("String") else { return }
    let owner = declarations[position].name
    repeat {
      guard let name = tokens.nextName() else { return }
      if tokens.skip("=") {
        _ = tokens.next()
      } else {
        cases.append(IdentifierConstant(owner: owner, name: name, value: .literal(name), isGlobal: false))
      }
    } while tokens.skip(",")
  }

  private mutating func readMethod() {
    defer { forgetAttributes() }
    guard let name = tokens.nextName() else { return }
    if isAlone { surface.names.append(name) }
    guard let position = scopes.last?.declaration else { return }
    skipGenerics()
    guard tokens.peek.isSign("(") else { return }
    let parameters: [SourceOutline.Parameter]
    (parameters, tokens.position) = outline.parameters(at: tokens.position)
    let labels = parameters.map(\.label)
    let names = SwiftSelector.names(name, labels: labels)
    if names != ["setValue:forUndefinedKey:"] || bodyUses(parameters.first?.name) {
      declarations[position].selectors.formUnion(names)
    }
    if attributes.isVisible { declarations[position].visibleSelectors.formUnion(names) }
    if attributes.isAction {
      let sender = parameters.count == 1 ? parameters.first : nil
      let type = sender.flatMap { tokens.bodyAsks($0.name) ? $0.type : nil } ?? ""
      for name in names { declarations[position].memberTypes.senders[name] = [type] }
    }
    if let first = labels.first, first != "_" {
      declarations[position].earlySelectors.insert(SwiftSelector.earlyName(name, labels: labels))
    }
    if let runtimeName = attributes.runtimeName {
      declarations[position].selectors.insert(runtimeName)
      declarations[position].visibleSelectors.insert(runtimeName)
    }
  }

  /// Whether the body that follows has a word. A method that does nothing with the values of undefined keys stores none of
  /// them.
  private func bodyUses(_ word: String?) -> Bool {
    guard let word, let body = tokens.body else { return true }
    return body.contains { outline.isWord($0, named: word) }
  }
}

/// What stands before a declaration.
private struct Attributes {
  var isOutlet = false
  var isInspectable = false
  var isAction = false
  /// Whether an attribute or `override` shows the declaration to Objective-C code, and whether one shows its members.
  var isVisible = false
  var showsMembers = false
  /// Whether only this file sees it.
  var isPrivate = false
  /// The name in `@objc(…)`.
  var runtimeName: String?
}

/// The names of Swift methods in Objective-C.
enum SwiftSelector {
  /// The names that a method may have: `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, and where the label is a
  /// preposition, as in `tap(for:)`, or the name ends with one, `tapFor:`.
  static func names(_ name: String, labels: [String]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    if first == "_" { return [name + ":" + rest] }
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return ["", "With"].map { name + $0 + label + ":" + rest }
  }

  /// The name of the method before Swift 3, when the first parameter had no external label.
  static func earlyName(_ name: String, labels: [String]) -> String {
    names(name, labels: ["_"] + labels.dropFirst()).joined()
  }

  /// Apple's methods as their names would be if sources written for Swift 2 were in a later one.
  static let onlyInEarlySwift: Set = [
    "applicationWithApplication:didFinishLaunchingWithOptions:", "applicationDidFinishLaunchingWithANotification:",
    "applicationDidFinishLaunchingWithNotification:", "prepareForSegueWithSegue:sender:",
    "viewWillAppearWithAnimated:", "viewDidAppearWithAnimated:", "setSelectedWithSelected:animated:",
    "tableViewWithTableView:numberOfRowsInSection:", "collectionViewWithCollectionView:numberOfItemsInSection:",
  ]
}
