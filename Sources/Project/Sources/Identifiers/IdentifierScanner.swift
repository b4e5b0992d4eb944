import Support

/// Finds what source code names by identifiers, at words that take them.
struct IdentifierScanner {
  let outline: SourceOutline
  let bodies: [TypeBody]

  /// What is named at some words. Where code catches the exception that a missing name raises, the name need not exist.
  func uses(at words: [Int]) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    // Cases are looked at once, even if switches are nested.
    var switchEnd = 0
    for word in words {
      let name = outline.text(outline[word])
      switch comparison(word, name) {
      case .value(let use?): found.append(use)
      case .value(nil): continue
      case .cases where word < switchEnd: continue
      case .cases: found += patterns(after: word, end: &switchEnd)
      case nil: found += call(name, word).map { arguments($0, after: word) } ?? []
      }
    }
    return withNibs(found.filter { !isCaught($0.range.lowerBound) })
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
    let between = outline.bytes[nib.upperBound..<identifier.lowerBound]
    return !between.contains { ";{}=".utf8.contains($0) }
      && between.count { $0 == UInt8(ascii: "(") }
        < between.count { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }
  }

  private func use(
    _ kind: IdentifierUse.Kind, isRegistration: Bool = false, _ expression: IdentifierExpression, _ range: Range<Int>
  ) -> IdentifierUse {
    var found = IdentifierUse(
      kind: kind, isRegistration: isRegistration, expression: expression, range: range,
      enclosingType: bodies.innermost(at: range.lowerBound))
    found.isComposed =
      expression == .unknown && NameCall.composes(at: outline.position(at: range.lowerBound), in: outline)
    return found
  }

  /// Whether the braces of a `@try` are around a place. Swift has nothing that catches exceptions of Objective-C.
  private func isCaught(_ offset: Int) -> Bool {
    guard outline.language != .swift else { return false }
    let start = outline.position(at: offset)
    var depth = 0
    for position in stride(from: start - 1, through: max(0, start - Self.longestBody), by: -1) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "}")): depth += 1
      case .sign(UInt8(ascii: "{")) where depth > 0: depth -= 1
      case .sign(UInt8(ascii: "{")) where outline.isWord(position - 1, "try"): return true
      default: continue
      }
    }
    return false
  }
}

// MARK: - Calls

extension IdentifierScanner {
  private func call(_ name: String, _ word: Int) -> NameTaker? {
    switch name {
    case "initWithReuseIdentifier": return NameTaker(kind: .reusableView, isRegistration: true)
    case "reuseIdentifier":
      return isArgument(word) ? NameTaker(kind: .reusableView, isRegistration: true, isCellCreation: true) : nil
    case "withReuseIdentifier": return reusableViewCall(word)
    case "withIdentifier", "identifier":
      guard outline.language == .swift, let function = function(word) else { return nil }
      return NameTaker(function: function, label: name)
    default: break
    }
    guard let taker = NameTaker(name) else { return nil }
    switch name {
    case "loadNibNamed": return nibLoading(word, taker)
    case _ where taker.kind == .nib && !taker.isFunction: return isNibCreation(word) ? taker : nil
    default: return taker
    }
  }

  /// The name of the function that a word is the first label of.
  private func function(_ word: Int) -> String? {
    var reader = BackwardCursor(outline, before: word)
    return reader.skip("(") ? reader.path().last : nil
  }

  /// Registrations and look-ups of collection views have a label in common.
  private func reusableViewCall(_ word: Int) -> NameTaker? {
    if outline.language == .swift, let function = function(word) {
      return function == "dequeueReusableCell" ? NameTaker(kind: .reusableView) : nil
    }
    for position in stride(from: word - 1, through: max(0, word - Self.longestStatement), by: -1) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")): return nil
      case .word where outline.isWord(position, "forSupplementaryViewOfKind"):
        return NameTaker(kind: .reusableView, isRegistration: true)
      case .word
      where outline.isWord(
        position, anyOf: ["dequeueReusableSupplementaryView", "dequeueReusableSupplementaryViewOfKind"]):
        return NameTaker(kind: .reusableView)
      default: continue
      }
    }
    return nil
  }

  private static let longestStatement = 60

  /// Whether a word is the label of an argument.
  private func isArgument(_ word: Int) -> Bool {
    guard outline.language == .swift else { return true }
    var reader = BackwardCursor(outline, before: word)
    return reader.skip(",") || reader.skip("(")
  }

  /// Whether `nibName:` is the label of an initializer. Many functions of projects have such a label too.
  private func isNibCreation(_ word: Int) -> Bool {
    guard outline.language == .swift, let function = function(word) else { return false }
    return function == "init" || ["UINib", "NSNib"].contains(function) || function.hasByteSuffix("Controller")
  }

  /// `loadNibNamed`, which is sent to a bundle.
  private func nibLoading(_ word: Int, _ call: NameTaker) -> NameTaker? {
    var call = call
    guard outline.language == .swift else { return call }
    var reader = BackwardCursor(outline, before: word)
    guard reader.skip(".") else { return nil }
    reader.skipMark()
    guard !reader.skip(")") else { return call }
    let path = reader.path()
    guard let name = path.last else { return nil }
    if Self.mainBundles.contains(name) { return call }
    guard path.count > 1 else { return nil }
    call.bundle = name
    return call
  }

  /// The class of the view controller whose initializer a word belongs to.
  private func controller(madeAt word: Int) -> String? {
    var reader = BackwardCursor(outline, before: word)
    if outline.isWord(word, "initWithNibName") {
      let isNew = reader.skip("]") && reader.skip(word: "alloc")
      guard let receiver = reader.word() else { return nil }
      if isNew { return receiver }
      return ["super", "self"].contains(receiver) ? bodies.innermost(at: outline[word].range.lowerBound) : nil
    }
    guard outline.isWord(word, "nibName"), outline.language == .swift, reader.skip("(") else { return nil }
    var path = reader.path()
    if path.count > 1, path.last == "init" { path.removeLast() }
    guard let name = path.last, name != "UINib", name != "NSNib" else { return nil }
    return ["super", "self", "Self"].contains(name) ? bodies.innermost(at: outline[word].range.lowerBound) : name
  }

  private static let mainBundles: Set = ["main", "mainBundle", "bundle"]
}

// MARK: - Arguments

extension IdentifierScanner {
  /// The identifiers that an argument may be.
  private func arguments(_ call: NameTaker, after word: Int) -> [IdentifierUse] {
    var reader = IdentifierExpressionReader(outline, at: word + 1)
    guard outline.language == .swift ? skipToArgument(call, &reader) : reader.skip(":") else { return [] }
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
    if call.kind == .reusableView {
      let isRequired = call.isRegistration ? !call.isCellCreation : isForIndexPath(reader)
      for index in found.indices { found[index].isRequired = isRequired }
    }
    guard call.hasBundle, !found.isEmpty else { return found }
    let all = reader.wordsOfCall()
    let words = all.filter { !Self.ownBundleWords.contains($0) }
    guard words.count < 2 else { return [] }
    // The label and the variable have one name.
    let isVariable = words.isEmpty && all.last == "bundle" && all.dropLast().last == "bundle"
    let bundle = isVariable ? classOfBundle(before: word) : words.first
    for index in found.indices { found[index].bundle = bundle }
    return found
  }

  /// The class whose bundle a variable `bundle` is, as in `let bundle = Bundle(for: Badge.self)`; nil for the app's own.
  private func classOfBundle(before word: Int) -> String? {
    for position in stride(from: word - 1, through: max(0, word - Self.longestBody), by: -1)
    where outline.isWord(position, "bundle") {
      var reader = IdentifierExpressionReader(outline, at: position + 1)
      if reader.skip(":") { _ = reader.skip(word: "Bundle") }
      guard reader.skip("=") else { continue }
      _ = reader.skip("[")
      guard reader.skip(word: "Bundle") || reader.skip(word: "NSBundle") else { return nil }
      _ = reader.skip("(")
      return reader.wordsOfCall().first { !Self.ownBundleWords.contains($0) }
    }
    return nil
  }

  private static let longestBody = 400

  /// Whether an index path follows. UIKit has a cell for each, or raises an exception.
  private func isForIndexPath(_ reader: IdentifierExpressionReader) -> Bool {
    var reader = reader
    _ = reader.skip("!")
    if outline.language == .swift, !reader.skip(",") { return false }
    return reader.skip(word: "for") || reader.skip(word: "forIndexPath")
  }

  private func skipToArgument(_ call: NameTaker, _ reader: inout IdentifierExpressionReader) -> Bool {
    guard call.isFunction else { return reader.skip(":") }
    if reader.skip("."), !reader.skip(word: "init") { return false }
    guard reader.skip("(") else { return false }
    // In Swift 2 the first argument has no label.
    var labeled = reader
    if labeled.skip(word: "name") || labeled.skip(word: "nibName"), labeled.skip(":") { reader = labeled }
    return true
  }

  /// The class whose property is registered, as in `register(Badge.nib, forCellReuseIdentifier: …)`.
  private func nib(registeredAt label: Int) -> String? {
    var reader = BackwardCursor(outline, before: label)
    guard outline.language == .swift, reader.skip(","), case let path = reader.path(), path.count == 2,
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
  private func comparison(_ word: Int, _ name: String) -> Comparison? {
    var reader = BackwardCursor(outline, before: word)
    if name == "isEqualToString" {
      guard isSegueIdentifier(&reader) else { return nil }
      var forward = IdentifierExpressionReader(outline, at: word + 1)
      guard forward.skip(":"), let value = forward.expression() else { return .value(nil) }
      return .value(comparedUse(value, forward.range))
    }
    guard name == "identifier", outline.language == .swift, reader.skip(".") else { return nil }
    reader.skipMark()
    guard reader.word() == "segue" else { return nil }
    _ = reader.skip("(")
    return reader.skip(word: "switch") ? .cases : .value(comparedValue(after: word))
  }

  /// Whether `segue.identifier` or `[segue identifier]` stands before.
  private func isSegueIdentifier(_ reader: inout BackwardCursor) -> Bool {
    let isMessage = reader.skip("]")
    guard reader.skip(word: "identifier"), isMessage || reader.skip(".") else { return false }
    return reader.skip(word: "segue")
  }

  /// The value after `==` or `!=`.
  private func comparedValue(after word: Int) -> IdentifierUse? {
    var reader = IdentifierExpressionReader(outline, at: word + 1)
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
  private func patterns(after word: Int, end: inout Int) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    var depth = 0
    var tokens = TokenCursor(outline, at: word + 1)
    defer { end = tokens.position }
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 { return found }
      case .word where depth == 1 && outline.isWord(token, "case"): found += patterns(ofCaseAt: tokens.position)
      default: continue
      }
    }
    return found
  }

  /// The values before the colon, as far as they are simple.
  private func patterns(ofCaseAt position: Int) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    var reader = IdentifierExpressionReader(outline, at: position)
    repeat {
      guard let value = reader.expression() else { return found }
      found.append(comparedUse(value, reader.range))
      _ = reader.skip("?")
    } while reader.skip(",")
    return found
  }
}
