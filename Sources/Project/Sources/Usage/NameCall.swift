import Support

/// A call that looks something up by a name.
struct NameCall {
  let use: UsedName
  /// Whether the name is the first argument behind a parenthesis, and not behind the colon of a label.
  private let isFunction: Bool
  /// Whether it is one of a method, which Objective-C has behind a colon.
  private var isMethod = false

  /// How an argument names something, where it is no plain literal.
  enum Argument {
    /// Pieces of the name are known.
    case patterns([TextPattern])
    /// A variable or a property: its values stand elsewhere.
    case variable(Range<Int>)
    /// Nothing is known.
    case computed(Range<Int>)
  }

  private init(_ use: UsedName, isFunction: Bool = false) { (self.use, self.isFunction) = (use, isFunction) }

  /// - Parameters:
  ///   - word: The word before the parenthesis or colon.
  ///   - isMember: Whether a dot stands before it.
  ///   - before: The word before the parenthesis that stands before it.
  ///   - isFirst: Whether that parenthesis does.
  init?(_ word: String, isMember: Bool, before: String?, isFirst: Bool) {
    switch word {
    case "named" where isFirst:
      guard let before, let use = Self.use(ofInitializer: before) else { return nil }
      self.init(use)
    case "imageNamed", "imageLiteralResourceName": self.init(.image)
    case "resourceName" where isFirst && before == "imageLiteral": self.init(.image)
    case "colorNamed": self.init(.color)
    case "Image" where !isMember: self.init(.image, isFunction: true)
    case "Color" where !isMember: self.init(.color, isFunction: true)
    case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
      "LocalizedStringKey", "LocalizedStringResource":
      self.init(.string, isFunction: true)
    case "forKey" where isFirst && before == "localizedString", "localizedStringForKey": self.init(.string)
    case "withReuseIdentifier": self.init(.reusableView)
    case "withIdentifier" where isFirst:
      guard let taker = NameTaker(function: before ?? "", label: "withIdentifier") else { return nil }
      self.init(taker)
    default:
      guard let taker = NameTaker(word) else { return nil }
      self.init(taker)
    }
  }

  private init?(_ taker: NameTaker) {
    guard !taker.isRegistration, let use = UsedName(taker.kind) else { return nil }
    self.init(use, isFunction: taker.isFunction)
    isMethod = taker.isFunction
  }

  /// What the initializer of a class takes behind `named`.
  static func use(ofInitializer name: String) -> UsedName? {
    if name.hasByteSuffix("Color") { return .color }
    return name.hasByteSuffix("Image") || name == "init" ? .image : nil
  }

  /// Whether a word makes a new text of another one.
  static func makesNames(_ token: SourceToken, in outline: SourceOutline) -> Bool {
    token.kind == .word && token.range.count >= 6 && makers.contains(outline.text(token))
  }

  private static let makers: Set = [
    "lowercased", "uppercased", "capitalized", "lowercaseString", "uppercaseString", "capitalizedString",
    "localizedCapitalized", "replacingOccurrences", "stringByReplacingOccurrencesOfString", "appending",
    "stringByAppendingString", "stringByAppendingFormat", "stringWithFormat", "format", "joined",
    "componentsJoinedByString", "trimmingCharacters", "prefix", "suffix", "dropFirst", "dropLast", "substring",
    "substringToIndex", "substringFromIndex", "deletingPathExtension", "stringByDeletingPathExtension",
    "appendingPathComponent",
  ]

  /// What puts one text behind another.
  static let appenders: Set = [
    "append", "appendFormat", "appendPathComponent", "appendPathExtension", "appendString", "appending",
    "appendingFormat", "appendingPathComponent", "appendingPathExtension", "stringByAppendingFormat",
    "stringByAppendingPathComponent", "stringByAppendingPathExtension", "stringByAppendingString",
  ]

  /// What the argument is that follows a word; nil for a literal, and for a declaration.
  func argument(after word: Int, in outline: SourceOutline) -> Argument? {
    let hasParenthesis = isFunction && !(isMethod && outline.language == .objectiveC)
    guard outline.isSign(word + 1, hasParenthesis ? "(" : ":") else { return nil }
    var start = word + 2
    if isFunction, outline.language == .swift, outline.isSign(start + 1, ":") {
      // The label of the first argument; those of other initializers, such as `systemName`, name nothing here.
      guard outline.isWord(start, anyOf: ["name", "nibName"]) else { return nil }
      start += 2
    }
    let expression = outline.expression(at: start, longest: Self.longest)
    var texts: [TextPattern] = []
    var (hasPlus, makes, isLiteral) = (false, false, false)
    for position in expression {
      let token = outline[position]
      if token.isSign("+") { hasPlus = true }
      if Self.makesNames(token, in: outline) { makes = true }
      guard token.kind == .text else { continue }
      let pieces = LiteralText(token, in: outline).pieces
      guard pieces.count == 1 else {
        texts.append(TextPattern(prefix: pieces[0], suffix: pieces[pieces.count - 1]))
        continue
      }
      isLiteral = true
      texts += MentionScanner.format(pieces[0])
      if hasPlus { texts.append(TextPattern(suffix: pieces[0])) }
      if makes || outline.isSign(position + 1, "+") { texts.append(TextPattern(prefix: pieces[0])) }
    }
    let known = texts.filter { !$0.prefix.isEmpty || !$0.suffix.isEmpty }
    if !known.isEmpty { return .patterns(known) }
    if isLiteral { return nil }
    // `"\(name)"` alone is a variable.
    if makes || hasPlus {
      return .computed(outline[word].range.upperBound..<outline[expression.upperBound - 1].range.upperBound)
    }
    return expression.last { outline[$0].kind == .word }.map { .variable(outline[$0].range) }
  }

  /// Whether the expression at a position puts a text together. Other code takes it from somewhere: a literal or the name
  /// of a class.
  static func composes(at position: Int, in outline: SourceOutline) -> Bool {
    outline.expression(at: position, longest: longest).contains { position in
      let token = outline[position]
      guard token.kind == .text else { return token.isSign("+") || makesNames(token, in: outline) }
      // `"\(type)"` is the name of a type.
      let pieces = LiteralText(token, in: outline).pieces
      return pieces.count > 2 || pieces.count == 2 && !pieces.allSatisfy(\.isEmpty)
    }
  }

  /// Longer expressions are not understood.
  private static let longest = 60
}

extension UsedName {
  /// Nil for what nothing else is looked up by.
  fileprivate init?(_ kind: IdentifierUse.Kind) {
    switch kind {
    case .segue: self = .segue
    case .scene: self = .scene
    case .reusableView: self = .reusableView
    case .storyboard, .nib: self = .document
    case .tableItem: return nil
    }
  }
}

/// The kinds of things that code uses by a name that it may put together at run time.
package enum UsedName: Hashable, Sendable, CaseIterable {
  case image, color, string, document, scene, segue, reusableView
}

/// How a text that code puts together at run time starts and ends: `badge_` and nothing for `"badge_\(size)"`.
package struct TextPattern: Hashable, Sendable {
  package let prefix: [UInt8]
  package let suffix: [UInt8]
  /// What the text names, where code says so: then even a short piece tells something.
  package var use: UsedName?

  init(prefix: [UInt8] = [], suffix: [UInt8] = []) { (self.prefix, self.suffix) = (prefix, suffix) }
}
