/// Finds the classes of a Swift file, with their properties and methods, without parsing it all: only what stands
/// directly in types is looked at, bodies of functions are passed over.
struct SwiftClassScanner {
  private var tokens: SourceTokenizer
  private let sites = IdentifierSites()
  /// The declarations that the open braces belong to, by position; nil for all other code.
  private var scopes: [Int?] = []
  private var declarations: [ClassDeclaration] = []
  private var surface = SourceSurface()
  private var attributes = Attributes()
  /// The braces of all types, and which of them are open.
  private var bodies: [TypeBody] = []
  private var openBodies: [Int] = []
  /// The cases of enumerations whose raw values are their names.
  private var cases: [IdentifierConstant] = []
  /// The method for undefined keys that is being read.
  private var keyMethod: KeyMethod?

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = SourceTokenizer(bytes, language: .swift, sites: sites)
  }

  static func scan(
    _ bytes: [UInt8]
  ) -> (declarations: [ClassDeclaration], identifiers: SourceIdentifiers, surface: SourceSurface) {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = SwiftClassScanner(bytes)
      scanner.scan()
      var identifiers = SourceIdentifiers(
        bytes, language: .swift, sites: scanner.sites, bodies: scanner.bodies)
      identifiers.constants += scanner.cases
      identifiers.addProtocols(ofValues: scanner.declarations)
      return (scanner.declarations.filter { $0.kind != .other }, identifiers, scanner.surface)
    }
  }

  private mutating func scan() {
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "{")): open(nil)
      case .sign(UInt8(ascii: "}")): close(at: token.range.lowerBound)
      case .word where keyMethod?.isUse(token, tokens) == true: keyMethod = nil
      case _ where isInBody: continue
      case .sign(UInt8(ascii: "@")): readAttribute()
      case .sign(UInt8(ascii: ".")): _ = tokens.nextWord()
      case .word: readDeclaration(token)
      default: continue
      }
    }
  }

  /// Whether this is code in which declarations are local.
  private var isInBody: Bool { scopes.last.map { $0 == nil } ?? false }

  /// Whether the next declaration is in no other.
  private var isAlone: Bool { scopes.isEmpty }

  private mutating func open(_ scope: Int?) {
    scopes.append(scope)
    forgetAttributes()
  }

  private mutating func openBody(of declaration: ClassDeclaration, at place: Int) {
    openBodies.append(bodies.count)
    bodies.append(TypeBody(name: declaration.name, start: place, end: .max))
    declarations.append(declaration)
    open(declarations.count - 1)
  }

  private mutating func close(at place: Int) {
    defer { endKeyMethod() }
    guard case let scope?? = scopes.popLast(), scope < declarations.count, let body = openBodies.popLast() else {
      return
    }
    bodies[body].end = place
  }

  /// A method that does nothing with the values of undefined keys stores none of them.
  private mutating func endKeyMethod() {
    guard let method = keyMethod, method.depth == scopes.count else { return }
    declarations[method.declaration].selectors.remove(KeyMethod.selector)
    keyMethod = nil
  }

  private mutating func forgetAttributes() {
    attributes = Attributes()
  }

  private mutating func readAttribute() {
    guard let word = tokens.nextWord() else { return }
    if tokens.isWord(word, "IBOutlet") { attributes.isOutlet = true }
    if tokens.isWord(word, "objcMembers") { attributes.showsMembers = true }
    if tokens.isWord(word, "objc") || tokens.isWord(word, "IBAction") { attributes.isVisible = true }
    guard tokens.isWord(word, "objc"), tokens.skip("(") else { return }
    var name = ""
    while let token = tokens.next(), !token.isSign(")") {
      name += token.kind == .word ? tokens.text(token) : ":"
    }
    attributes.runtimeName = name
  }

  private mutating func readDeclaration(_ word: SourceToken) {
    if tokens.isWord(word, "var") || tokens.isWord(word, "let") {
      readProperty()
    } else if tokens.isWord(word, "func") {
      readMethod()
    } else if tokens.isWord(word, "class") {
      readType(.swiftClass)
    } else if tokens.isWord(word, "extension") {
      readType(.addition)
    } else if tokens.isWord(word, "protocol") {
      readType(.protocol)
    } else if tokens.isWord(word, "struct") || tokens.isWord(word, "enum") || tokens.isWord(word, "actor") {
      readType(.other)
    } else if tokens.isWord(word, "typealias") {
      readAlias()
    } else if tokens.isWord(word, "case") {
      readCases()
    } else if tokens.isWord(word, "import") {
      // What it is that comes from a module, as in `import class UIKit.UIView`, declares nothing.
      _ = tokens.nextWord()
    } else if tokens.isWord(word, "override") {
      attributes.isVisible = true
    } else if tokens.isWord(word, "private") || tokens.isWord(word, "fileprivate") {
      attributes.isPrivate = true
    } else if tokens.isWord(word, "init") || tokens.isWord(word, "subscript") {
      forgetAttributes()
    }
  }
}

// MARK: - Tokens

extension SwiftClassScanner {
  /// A name with dots, of which the last part counts.
  private mutating func nextName() -> String? {
    guard var word = tokens.nextWord() else { return nil }
    while tokens.skip("."), let part = tokens.nextWord() { word = part }
    return tokens.text(word)
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
        tokens.pushBack(token)
        return
      }
    }
  }
}

// MARK: - Types

extension SwiftClassScanner {
  private mutating func readType(_ kind: ClassDeclaration.Kind) {
    guard let word = tokens.nextWord() else { return }
    guard !isModifier(word) else {
      tokens.pushBack(word)
      return
    }
    let outermost = tokens.text(word)
    var name = outermost
    while tokens.skip("."), let part = tokens.nextWord() { name = tokens.text(part) }
    var declaration = ClassDeclaration(kind: kind, name: name, runtimeName: attributes.runtimeName)
    declaration.showsAllMethods = attributes.showsMembers || attributes.isVisible && kind == .addition
    skipGenerics()
    if tokens.skip(":") {
      declaration.inherited = readInherited()
      if kind == .swiftClass { declaration.superclass = declaration.inherited.first }
    }
    while let token = tokens.next() {
      if token.isSign("}") {
        tokens.pushBack(token)
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

  /// `class func` and the like declare no class.
  private func isModifier(_ word: SourceToken) -> Bool {
    ["func", "var", "let", "override", "final", "subscript", "private", "public", "internal", "fileprivate", "open"]
      .contains { tokens.isWord(word, $0) }
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
    guard let scope = scopes.last, let position = scope else {
      if isAlone, let word = tokens.nextWord() { surface.names.append(tokens.text(word)) }
      return
    }
    if let runtimeName = attributes.runtimeName { declarations[position].properties.insert(runtimeName) }
    repeat {
      guard let word = tokens.nextWord() else { return }
      let name = tokens.text(word)
      declarations[position].properties.insert(name)
      if attributes.isOutlet { declarations[position].outlets.append(readOutlet(name)) }
    } while tokens.skip(",")
  }

  /// The type of an outlet, which code relies on if it ends with an exclamation mark.
  private mutating func readOutlet(_ name: String) -> ClassDeclaration.Outlet {
    guard tokens.skip(":") else { return ClassDeclaration.Outlet(name: name, isRequired: false) }
    var type: String?
    var isClass = true
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "!")), .sign(UInt8(ascii: "?")):
        return ClassDeclaration.Outlet(name: name, isRequired: token.isSign("!"), type: isClass ? type : nil)
      case .word: type = tokens.text(token)
      case .sign(UInt8(ascii: ".")): continue
      case .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "<")), .sign(UInt8(ascii: ">")),
        .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "&")):
        isClass = false
      default:
        tokens.pushBack(token)
        return ClassDeclaration.Outlet(name: name, isRequired: false, type: isClass ? type : nil)
      }
    }
    return ClassDeclaration.Outlet(name: name, isRequired: false)
  }

  /// The cases of an enumeration of strings that have no other raw values than their names.
  private mutating func readCases() {
    guard let scope = scopes.last, let position = scope, declarations[position].inherited.contains("String") else {
      return
    }
    let owner = declarations[position].name
    repeat {
      guard let word = tokens.nextWord() else { return }
      if tokens.skip("=") {
        _ = tokens.next()
      } else {
        let name = tokens.text(word)
        cases.append(IdentifierConstant(owner: owner, name: name, value: .literal(name), isGlobal: false))
      }
    } while tokens.skip(",")
  }

  private mutating func readMethod() {
    defer { forgetAttributes() }
    guard let word = tokens.nextWord(), case let name = tokens.text(word) else { return }
    if isAlone { surface.names.append(name) }
    guard let scope = scopes.last, let position = scope else { return }
    skipGenerics()
    guard tokens.skip("(") else { return }
    let parameters = readParameters()
    let labels = parameters.map(\.label)
    let names = SwiftSelector.names(name, labels: labels)
    declarations[position].selectors.formUnion(names)
    if names == [KeyMethod.selector], let value = parameters.first?.name {
      keyMethod = KeyMethod(declaration: position, value: value, depth: scopes.count)
    }
    if attributes.isVisible { declarations[position].visibleSelectors.formUnion(names) }
    if let first = labels.first, first != "_" {
      declarations[position].earlySelectors.insert(SwiftSelector.earlyName(name, labels: labels))
    }
    if let runtimeName = attributes.runtimeName {
      declarations[position].selectors.insert(runtimeName)
      declarations[position].visibleSelectors.insert(runtimeName)
    }
  }

  /// The labels of parameters, and the names that the body has for them, up to the closing parenthesis.
  private mutating func readParameters() -> [(label: String, name: String)] {
    var parameters: [(label: String, name: String)] = []
    var depth = 1
    var isStart = true
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .sign(UInt8(ascii: "@")): _ = tokens.nextWord()
      case .word where isStart:
        isStart = false
        let name = tokens.nextWord()
        if tokens.skip(":") || name != nil { parameters.append((tokens.text(token), tokens.text(name ?? token))) }
      default: continue
      }
    }
    return parameters
  }
}

/// What stands before a declaration.
private struct Attributes {
  var isOutlet = false
  /// Whether an attribute or `override` shows the declaration to Objective-C code, and whether one shows its members.
  var isVisible = false
  var showsMembers = false
  /// Whether only this file sees it.
  var isPrivate = false
  /// The name in `@objc(…)`.
  var runtimeName: String?
}

/// A method that is told of keys which no property has.
private struct KeyMethod {
  static let selector = "setValue:forUndefinedKey:"

  /// The position of the class.
  let declaration: Int
  /// The name of the parameter with the value.
  let value: String
  /// How many braces are open around the method.
  let depth: Int

  /// Whether a word in the body is the value.
  func isUse(_ word: SourceToken, _ tokens: SourceTokenizer) -> Bool { tokens.text(word) == value }
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
