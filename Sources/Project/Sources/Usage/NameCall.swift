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
  init?(_ word: Slice<UnsafeBufferPointer<UInt8>>, isMember: Bool, before: String?, isFirst: Bool) {
    guard word.count >= 5, word.count <= 40 else { return nil }
    switch String(decoding: word, as: UTF8.self) {
    case "named" where isFirst:
      guard let before, let use = Self.use(ofInitializer: before) else { return nil }
      self.init(use)
    case "imageNamed", "imageLiteralResourceName": self.init(.image)
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
    case let name:
      guard let taker = NameTaker(name) else { return nil }
      self.init(taker)
    }
  }

  private init?(_ taker: NameTaker) {
    guard !taker.isRegistration, let use = UsedName(taker.kind) else { return nil }
    self.init(use, isFunction: taker.isFunction)
    isMethod = taker.isFunction
  }

  private static func use(ofInitializer name: String) -> UsedName? {
    if name.hasByteSuffix("Color") { return .color }
    return name.hasByteSuffix("Image") || name == "init" ? .image : nil
  }

  /// Whether a word makes a new text of another one.
  static func makesNames(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.count >= 6 && makers.contains(String(decoding: word, as: UTF8.self))
  }

  private static let makers: Set = [
    "lowercased", "uppercased", "capitalized", "lowercaseString", "uppercaseString", "capitalizedString",
    "localizedCapitalized", "replacingOccurrences", "stringByReplacingOccurrencesOfString", "appending",
    "stringByAppendingString", "stringByAppendingFormat", "stringWithFormat", "format", "joined",
    "componentsJoinedByString", "trimmingCharacters", "prefix", "suffix", "dropFirst", "dropLast", "substring",
    "substringToIndex", "substringFromIndex", "deletingPathExtension", "stringByDeletingPathExtension",
    "appendingPathComponent",
  ]

  /// What the argument is; nil for a literal, and for a declaration.
  func argument(after place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) -> Argument? {
    var tokens = SourceTokenizer(bytes, language: language, from: place)
    guard tokens.skip(isFunction && !(isMethod && language == .objectiveC) ? "(" : ":") else { return nil }
    let start = place
    var (depth, end) = (0, place)
    var words: [Range<Int>] = []
    var texts: [TextPattern] = []
    var (hasPlus, makes, isLiteral, count) = (false, false, false, 0)
    read: while let token = tokens.next(), count < Self.longest {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        depth -= 1
        if depth < 0 { break read }
      case .sign(UInt8(ascii: ",")) where depth == 0, .sign(UInt8(ascii: ";")): break read
      case .sign(UInt8(ascii: ":")) where depth == 0 && count == 1 && isFunction && language == .swift:
        // The label of the first argument; those of other initializers, such as `systemName`, name nothing here.
        guard let label = words.popLast(), ["name", "nibName"].contains(String(decoding: bytes[label], as: UTF8.self))
        else { return nil }
        count = -1
      case .sign(UInt8(ascii: "+")): hasPlus = true
      case .word:
        words.append(token.range)
        if Self.makesNames(bytes[token.range]) { makes = true }
      case .text:
        let literal = LiteralText(token.range, bytes, language: language)
        if literal.pieces.count > 1 {
          texts.append(TextPattern(prefix: literal.pieces[0], suffix: literal.pieces[literal.pieces.count - 1]))
        } else {
          isLiteral = true
          texts += MentionScanner.format(literal.pieces[0])
          if hasPlus { texts.append(TextPattern(suffix: literal.pieces[0])) }
          if makes || tokens.isFollowedByPlus { texts.append(TextPattern(prefix: literal.pieces[0])) }
        }
      default: break
      }
      count += 1
      end = token.range.upperBound
    }
    let range = start..<max(start, end)
    let known = texts.filter { !$0.prefix.isEmpty || !$0.suffix.isEmpty }
    if !known.isEmpty { return .patterns(known) }
    if isLiteral { return nil }
    // `"\(name)"` alone is a variable.
    if makes || hasPlus { return .computed(range) }
    return words.last.map { .variable($0) }
  }

  /// Whether the expression at a place puts a text together. Other code takes it from somewhere: a literal or the name of a
  /// class.
  static func composes(from place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) -> Bool {
    var tokens = SourceTokenizer(bytes, language: language, from: place)
    var (depth, count) = (0, 0)
    while let token = tokens.next(), count < longest {
      count += 1
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        depth -= 1
        if depth < 0 { return false }
      case .sign(UInt8(ascii: ",")) where depth == 0, .sign(UInt8(ascii: ";")): return false
      case .sign(UInt8(ascii: "+")): return true
      case .word where makesNames(bytes[token.range]): return true
      case .text:
        // `"\(type)"` is the name of a type.
        let pieces = LiteralText(token.range, bytes, language: language).pieces
        if pieces.count > 2 || pieces.count == 2 && !pieces.allSatisfy(\.isEmpty) { return true }
      default: continue
      }
    }
    return false
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

extension SourceTokenizer {
  /// Whether a plus comes next.
  fileprivate var isFollowedByPlus: Bool {
    var rest = self
    return rest.next()?.isSign("+") == true
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
