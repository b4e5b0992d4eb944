/// A key of an object in a compiled nib, and how its value follows from the element.
///
/// A vocabulary has a line for each, such as `@UITag tag unless 0`: the key, the attribute or the key of a child, and when
/// the key is written. Without a condition it is written wherever the element has the attribute.
///
/// - `if YES` or `if NO`: only for this value of a flag. The key is true then, or has the value after `as`. Otherwise it
///   has the value after `else`.
/// - `unless VALUE`: not for this value.
/// - `always`: for elements without the attribute, too, with its default or the value after `always`.
///
/// `double` numbers have 64 bits, others 32. The compiler knows the form of the values after `only`. Interface Builder
/// writes a `stated` attribute for every object, also where the key is left out. A `computed` value depends on more than its
/// attribute. What is only `read` has a form that the compiler does not know; another key says the same as an `unread` one.
///
/// `@KEY pair ATTRIBUTE ATTRIBUTE` has two numbers in a text, which `@KEY fixed NUMBER NUMBER` sets for all elements and
/// `@KEY implied NUMBER NUMBER` leaves to the class. `@KEY = VALUE` has the same value for all elements. `@<child>` stands
/// for the keys of a child, `@inherited` for those of the parent, which otherwise come first. `@appearance:` begins a part
/// of the keys with a name.
package struct NibKey: Sendable {
  /// The source of the value.
  package enum Source: Sendable, Equatable {
    /// An attribute, or a child with a key.
    case property(String)
    /// Two attributes with numbers.
    case pair(String, String)
    /// Nothing in the document.
    case constant(String)
    /// Two numbers in a text, whatever the document says.
    case fixed(String, String)
    /// Two default numbers of the class: the compiler leaves the key out, and documents have the attributes.
    case implied(String, String)
    /// More than one property.
    case unnamed
    /// The keys of a child.
    case child(String)
    /// The keys of the parent.
    case inherited
  }

  /// When a key is written, by the value of the attribute.
  package enum Condition: Sendable, Equatable {
    /// Wherever the element has the attribute.
    case present
    /// For a value of a flag.
    ///
    /// - Parameters:
    ///   - written: The value of the key.
    ///   - otherwise: The value of the key for the other value of the flag; nil leaves the key out.
    case flag(Bool, written: String, otherwise: String?)
    /// For all values but one.
    ///
    /// - Parameters:
    ///   - missing: The value of an element without the attribute; nil leaves the key out.
    ///   - omitted: The value for which the key is left out.
    case value(missing: Missing?, omitted: String?)
  }

  /// The value of an element without the attribute.
  package enum Missing: Sendable, Equatable {
    case defaultValue
    case value(String)
  }

  package let key: String
  package let source: Source
  /// The part of the keys that it belongs to; empty for an element whose keys have no parts.
  package let part: String
  package private(set) var condition = Condition.present
  /// Whether a number has 64 bits.
  package private(set) var isDouble = false
  /// Whether Interface Builder writes the attribute for every object.
  package private(set) var isStated = false
  /// Whether the value depends on more than its attribute.
  package private(set) var isComputed = false
  /// Whether the compiler does not know the form.
  package private(set) var isOnlyRead = false
  /// Whether the decompiler asks another key, which says the same.
  package private(set) var isUnread = false
  /// The values whose compiled form is known; nil for all.
  package private(set) var known: [String]?

  /// - Parameters:
  ///   - key: The first word of a line, without its sign.
  ///   - words: The others.
  ///   - part: The part of the keys that the line is in.
  init(key: String, words: [String], part: String) {
    self.part = part
    var words = words[...]
    if key.utf8.first == UInt8(ascii: "<") {
      (self.key, source) = ("", .child(String(key.dropFirst().dropLast())))
      return
    }
    self.key = key == "inherited" ? "" : key
    switch words.first {
    case nil: source = .inherited
    case "computed": source = .unnamed
    case "=": source = .constant(words.dropFirst().first ?? "")
    case "pair": source = .pair(words[1], words[2])
    case "fixed": source = .fixed(words[1], words[2])
    case "implied": source = .implied(words[1], words[2])
    case let name?:
      source = .property(name)
      words.removeFirst()
    }
    while let word = words.popFirst() { read(word, &words) }
  }

  private mutating func read(_ word: String, _ words: inout ArraySlice<String>) {
    switch word {
    case "if": condition = .flag(words.popFirst() == "YES", written: "YES", otherwise: nil)
    case "as": setFlag(written: words.popFirst())
    case "else": setFlag(otherwise: words.popFirst())
    case "unless": condition = .value(missing: missing, omitted: words.popFirst())
    case "always":
      let isValue = words.first.map { !Self.words.contains($0) } ?? false
      condition = .value(missing: isValue ? .value(words.removeFirst()) : .defaultValue, omitted: nil)
    case "double": isDouble = true
    case "stated": isStated = true
    case "computed": isComputed = true
    case "read": isOnlyRead = true
    case "unread": isUnread = true
    case "only":
      var cases = words.popFirst() ?? ""
      while cases.utf8.last == UInt8(ascii: "|"), let next = words.popFirst() { cases += next }
      known = cases.split(separator: "|").map(String.init)
    default: break
    }
  }

  private static let words = ["unless", "double", "stated", "computed", "read", "unread", "only"]

  private mutating func setFlag(written: String? = nil, otherwise: String? = nil) {
    guard case .flag(let wanted, let oldWritten, let oldOtherwise) = condition else { return }
    condition = .flag(wanted, written: written ?? oldWritten, otherwise: otherwise ?? oldOtherwise)
  }

  private var missing: Missing? {
    if case .value(let missing, _) = condition { missing } else { nil }
  }

  /// The value of an element without the attribute, for which the key is written; nil if it is left out.
  package func missing(of attribute: VocabularyAttribute?) -> String? {
    switch missing {
    case .defaultValue: attribute?.defaultValue
    case .value(let text): text
    case nil: nil
    }
  }

  /// The value for which the key is left out.
  package var omitted: String? {
    if case .value(_, let omitted) = condition { omitted } else { nil }
  }
}
