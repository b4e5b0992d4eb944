import Support

/// Finds what source code names by identifiers, at words that take them.
struct IdentifierScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private let bodies: [TypeBody]

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage, bodies: [TypeBody]) {
    self.bytes = bytes
    self.language = language
    self.bodies = bodies
  }

  /// What is named at the words that a tokenizer noted.
  func uses(at sites: IdentifierSites) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    // Cases are looked at once, even if switches are nested.
    var switchEnd = 0
    for word in sites.words {
      let name = String(decoding: bytes[word], as: UTF8.self)
      switch comparison(word, name) {
      case .value(let use?): found.append(use)
      case .value(nil): continue
      case .cases where word.lowerBound < switchEnd: continue
      case .cases: found += patterns(after: word.upperBound, end: &switchEnd)
      case nil: found += call(name, word).map { arguments($0, after: word) } ?? []
      }
    }
    return withNibs(found)
  }

  /// Tells the registrations in whose call a nib is made: `register(UINib(nibName: …), forCellReuseIdentifier: …)`.
  private func withNibs(_ uses: [IdentifierUse]) -> [IdentifierUse] {
    var nib: Range<Int>?
    return uses.map { use in
      if use.kind == .nib { nib = use.range }
      guard use.kind == .reusableView, use.isRegistration, let made = nib, isOneCall(made, use.range) else {
        return use
      }
      var use = use
      use.nibRange = made
      return use
    }
  }

  /// Whether two arguments are so near that nothing but a bundle and a label stands in between.
  private func isOneCall(_ nib: Range<Int>, _ identifier: Range<Int>) -> Bool {
    guard nib.upperBound < identifier.lowerBound, identifier.lowerBound - nib.upperBound < 200 else { return false }
    return !bytes[nib.upperBound..<identifier.lowerBound].contains { ";{}=".utf8.contains($0) }
      && bytes[nib.upperBound..<identifier.lowerBound].count { $0 == UInt8(ascii: "(") }
        < bytes[nib.upperBound..<identifier.lowerBound].count { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }
  }

  private func use(
    _ kind: IdentifierUse.Kind, isRegistration: Bool = false, _ expression: IdentifierExpression, _ range: Range<Int>
  ) -> IdentifierUse {
    var found = IdentifierUse(
      kind: kind, isRegistration: isRegistration, expression: expression, range: range,
      enclosingType: bodies.innermost(at: range.lowerBound))
    found.isComposed = expression == .unknown && NameCall.composes(from: range.lowerBound, bytes, language)
    return found
  }
}

// MARK: - Calls

extension IdentifierScanner {
  /// What the argument after a word is.
  private struct Call {
    var kind: IdentifierUse.Kind
    var isRegistration = false
    /// Whether the argument is the first of a call, behind a parenthesis, instead of one with the word as its label.
    var isFunction = false
    /// Whether a bundle may follow, which may be another one than the app's.
    var hasBundle = false
    /// What the bundle is, as far as it is named before the call.
    var bundle: String?
    /// Whether the identifier may only be what the initializer of a cell is given.
    var isCellCreation = false

    init(kind: IdentifierUse.Kind, isRegistration: Bool = false, isCellCreation: Bool = false) {
      (self.kind, self.isRegistration, self.isCellCreation) = (kind, isRegistration, isCellCreation)
    }

    init(_ taker: NameTaker) {
      (kind, isRegistration) = (taker.kind, taker.isRegistration)
      (isFunction, hasBundle) = (taker.isFunction, taker.hasBundle)
    }
  }

  private func call(_ name: String, _ word: Range<Int>) -> Call? {
    switch name {
    case "initWithReuseIdentifier": return Call(kind: .reusableView, isRegistration: true)
    case "reuseIdentifier":
      return isArgument(word) ? Call(kind: .reusableView, isRegistration: true, isCellCreation: true) : nil
    case "withReuseIdentifier": return reusableViewCall(word)
    case "withIdentifier", "identifier":
      guard language == .swift, let function = function(word) else { return nil }
      return NameTaker(function: function, label: name).map(Call.init)
    default: break
    }
    guard let taker = NameTaker(name) else { return nil }
    switch name {
    case "loadNibNamed": return nibLoading(word, Call(taker))
    case _ where taker.kind == .nib && !taker.isFunction: return isNibCreation(word) ? Call(taker) : nil
    default: return Call(taker)
    }
  }

  /// The name of the function that a word is the first label of.
  private func function(_ word: Range<Int>) -> String? {
    var reader = BackwardReader(bytes, from: word.lowerBound)
    return reader.skip("(") ? reader.path().last : nil
  }

  /// Registrations and look-ups of collection views have a label in common.
  private func reusableViewCall(_ word: Range<Int>) -> Call? {
    if language == .swift, let function = function(word) {
      return function == "dequeueReusableCell" ? Call(kind: .reusableView) : nil
    }
    let before = String(decoding: bytes[max(0, word.lowerBound - 300)..<word.lowerBound], as: UTF8.self)
    let statement = before.split(whereSeparator: { $0 == ";" || $0 == "{" || $0 == "}" }).last ?? ""
    if statement.contains("forSupplementaryViewOfKind") { return Call(kind: .reusableView, isRegistration: true) }
    return statement.contains("dequeueReusableSupplementaryView") ? Call(kind: .reusableView) : nil
  }

  /// Whether a word is the label of an argument.
  private func isArgument(_ word: Range<Int>) -> Bool {
    guard language == .swift else { return true }
    var reader = BackwardReader(bytes, from: word.lowerBound)
    return reader.skip(",") || reader.skip("(")
  }

  /// Whether `nibName:` is the label of an initializer. Many functions of projects have such a label too.
  private func isNibCreation(_ word: Range<Int>) -> Bool {
    guard language == .swift, let function = function(word) else { return false }
    return function == "init" || ["UINib", "NSNib"].contains(function) || function.hasByteSuffix("Controller")
  }

  /// `loadNibNamed`, which is sent to a bundle.
  private func nibLoading(_ word: Range<Int>, _ call: Call) -> Call? {
    var call = call
    guard language == .swift else { return call }
    var reader = BackwardReader(bytes, from: word.lowerBound)
    guard reader.skip(".") else { return nil }
    _ = reader.skip("?") || reader.skip("!")
    guard !reader.skip(")") else { return call }
    let path = reader.path()
    guard let name = path.last else { return nil }
    if Self.mainBundles.contains(name) { return call }
    guard path.count > 1 else { return nil }
    call.bundle = name
    return call
  }

  /// The class of the view controller whose initializer a word belongs to.
  private func controller(madeAt word: Range<Int>) -> String? {
    var reader = BackwardReader(bytes, from: word.lowerBound)
    if bytes.isText(word, "initWithNibName") {
      let isNew = reader.skip("]") && reader.skip(word: "alloc")
      guard let receiver = reader.word() else { return nil }
      if isNew { return receiver }
      return ["super", "self"].contains(receiver) ? bodies.innermost(at: word.lowerBound) : nil
    }
    guard bytes.isText(word, "nibName"), language == .swift, reader.skip("(") else { return nil }
    var path = reader.path()
    if path.count > 1, path.last == "init" { path.removeLast() }
    guard let name = path.last, name != "UINib", name != "NSNib" else { return nil }
    return ["super", "self", "Self"].contains(name) ? bodies.innermost(at: word.lowerBound) : name
  }

  private static let mainBundles: Set = ["main", "mainBundle", "bundle"]
}

// MARK: - Arguments

extension IdentifierScanner {
  /// The identifiers that an argument may be.
  private func arguments(_ call: Call, after word: Range<Int>) -> [IdentifierUse] {
    var reader = IdentifierExpressionReader(bytes, language: language, from: word.upperBound)
    guard language == .swift ? skipToArgument(call, &reader) : reader.skip(":") else { return [] }
    let controller = controller(madeAt: word)
    var found = reader.alternatives().filter { !(call.isCellCreation && isPassedOn($0.value)) }.map { value, range in
      var found = use(call.kind, isRegistration: call.isRegistration, value, range)
      found.controller = controller
      found.bundle = call.bundle
      return found
    }
    if call.kind == .reusableView, call.isRegistration, let nib = nib(registeredAt: word) {
      for index in found.indices { found[index].nibName = nib }
    }
    if call.kind == .reusableView, !isForIndexPath(reader) {
      for index in found.indices { found[index].isRequired = false }
    }
    guard call.hasBundle, !found.isEmpty else { return found }
    let words = reader.wordsOfCall().filter { !Self.ownBundleWords.contains($0) }
    guard words.count < 2 else { return [] }
    for index in found.indices { found[index].bundle = words.first }
    return found
  }

  /// Whether an index path follows. UIKit has a cell for each, or raises an exception.
  private func isForIndexPath(_ reader: IdentifierExpressionReader) -> Bool {
    var reader = reader
    _ = reader.skip("!")
    if language == .swift, !reader.skip(",") { return false }
    return reader.skip(word: "for") || reader.skip(word: "forIndexPath")
  }

  private func skipToArgument(_ call: Call, _ reader: inout IdentifierExpressionReader) -> Bool {
    guard call.isFunction else { return reader.skip(":") }
    if reader.skip("."), !reader.skip(word: "init") { return false }
    guard reader.skip("(") else { return false }
    // In Swift 2 the first argument has no label.
    var labeled = reader
    if labeled.skip(word: "name") || labeled.skip(word: "nibName"), labeled.skip(":") { reader = labeled }
    return true
  }

  /// The class whose property is registered, as in `register(Badge.nib, forCellReuseIdentifier: …)`.
  private func nib(registeredAt label: Range<Int>) -> String? {
    var reader = BackwardReader(bytes, from: label.lowerBound)
    guard language == .swift, reader.skip(","), case let path = reader.path(), path.count == 2,
      path[0].first?.isUppercase == true, path[1].lowercased().hasByteSuffix("nib")
    else { return nil }
    return path[0]
  }

  /// Whether an initializer passes on its parameter, or declares it.
  private func isPassedOn(_ expression: IdentifierExpression) -> Bool {
    guard case .constant(let path) = expression, path.count == 1 else { return false }
    return ["reuseIdentifier", "identifier", "String", "NSString"].contains(path[0])
  }

  /// What stands in expressions of the app's own bundle. Others are not searched.
  private static let ownBundleWords: Set = [
    "bundle", "nil", "Bundle", "NSBundle", "main", "mainBundle", "for", "forClass", "bundleForClass",
    "type", "of", "self", "Self", "classForCoder", "dynamicType", "class", "owner", "options", "instantiate",
    "instantiateInitialViewController",
  ]
}

// MARK: - Comparisons

extension IdentifierScanner {
  /// What `segue.identifier` is compared with.
  private enum Comparison {
    /// One value; nil if it is none that names a segue.
    case value(IdentifierUse?)
    /// The cases of a `switch`.
    case cases
  }

  /// What `segue.identifier` is compared with; nil if the word is something else.
  private func comparison(_ word: Range<Int>, _ name: String) -> Comparison? {
    var reader = BackwardReader(bytes, from: word.lowerBound)
    if name == "isEqualToString" {
      guard isSegueIdentifier(&reader) else { return nil }
      var forward = IdentifierExpressionReader(bytes, language: language, from: word.upperBound)
      guard forward.skip(":"), let value = forward.expression() else { return .value(nil) }
      return .value(comparedUse(value, forward.range))
    }
    guard name == "identifier", language == .swift, reader.skip(".") else { return nil }
    _ = reader.skip("?") || reader.skip("!")
    guard reader.word() == "segue" else { return nil }
    _ = reader.skip("(")
    return reader.skip(word: "switch") ? .cases : .value(comparedValue(after: word.upperBound))
  }

  /// Whether `segue.identifier` or `[segue identifier]` stands before.
  private func isSegueIdentifier(_ reader: inout BackwardReader) -> Bool {
    let isMessage = reader.skip("]")
    guard reader.skip(word: "identifier"), isMessage || reader.skip(".") else { return false }
    return reader.skip(word: "segue")
  }

  /// The value after `==` or `!=`.
  private func comparedValue(after place: Int) -> IdentifierUse? {
    var reader = IdentifierExpressionReader(bytes, language: language, from: place)
    _ = reader.skip("!")
    guard reader.skip("="), reader.skip("="), let value = reader.expression() else { return nil }
    return comparedUse(value, reader.range)
  }

  private func comparedUse(_ value: IdentifierExpression, _ range: Range<Int>) -> IdentifierUse {
    var found = use(.segue, value, range)
    found.isRequired = false
    return found
  }

  /// The patterns of the cases of a `switch`.
  private func patterns(after place: Int, end: inout Int) -> [IdentifierUse] {
    var tokens = SourceTokenizer(bytes, language: language, from: place)
    var found: [IdentifierUse] = []
    var depth = 0
    while let token = tokens.next() {
      end = token.range.upperBound
      switch token.kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return found }
      case .word where depth == 1 && tokens.isWord(token, "case"): found += patterns(ofCaseAt: token.range.upperBound)
      default: continue
      }
    }
    return found
  }

  /// The values before the colon, as far as they are simple.
  private func patterns(ofCaseAt place: Int) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    var reader = IdentifierExpressionReader(bytes, language: language, from: place)
    repeat {
      guard let value = reader.expression() else { return found }
      found.append(comparedUse(value, reader.range))
      _ = reader.skip("?")
    } while reader.skip(",")
    return found
  }
}
