import Escaping

/// The text of a source file, for questions that are asked about few files.
///
/// What stands in comments counts, too.
package struct SourceText: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether any of several texts stands in the file.
  package func contains(anyOf texts: [String]) -> Bool {
    texts.contains { text in bytes.withUnsafeBufferPointer { $0.place(of: Array(text.utf8), from: 0) != nil } }
  }

  /// Whether the file uses a member of the object that a property holds: `name.member` or `[name member:…]`.
  ///
  /// The object may get another name, `let view = name`: then anything may be used.
  ///
  /// - Parameters:
  ///   - name: The property's. Its instance variable counts, too.
  ///   - labels: Labels of arguments. Passing the object for one of them counts, too.
  package func uses(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    hasWord(name) { bytes, word in
      bytes.member(after: word.upperBound).map(members.contains) == true || bytes.isRenamed(word)
        || bytes.label(before: word.lowerBound).map(labels.contains) == true
    }
  }

  /// Whether some place has a word, or its instance variable, and is as a closure says.
  private func hasWord(_ name: String, where isMeant: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool) -> Bool {
    let name = Array(name.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let place = bytes.place(of: name, from: start) {
        start = place + 1
        if let word = bytes.word(from: place, count: name.count), isMeant(bytes, word) { return true }
      }
      return false
    }
  }
}

extension SourceText {
  /// Whether the file sets a member of the object that a property holds: `name.member = …` or `name.setMember(…)`.
  ///
  /// The object may get another name, `let view = name`, or be the argument of one of the labels: then anything may be
  /// set.
  package func sets(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    hasWord(name) { bytes, word in
      bytes.memberRange(after: word.upperBound).map { bytes.sets(members, in: $0) } == true || bytes.isRenamed(word)
        || bytes.label(before: word.lowerBound).map(labels.contains) == true
    }
  }

  /// Whether the file assigns to a name that stands for a member of `self`.
  package func assignsOwn(_ name: String) -> Bool {
    hasWord(name) { bytes, word in bytes.isAssigned(after: word.upperBound) && bytes.isOwn(word) }
  }

  /// Whether a line has the name of a property and one of some texts: `toggle(name, isHidden: true)`.
  package func hasLine(with name: String, andAnyOf texts: [String]) -> Bool {
    hasWord(name) { bytes, word in
      let line = UnsafeBufferPointer(rebasing: bytes[bytes.line(around: word)])
      return texts.contains { line.place(of: Array($0.utf8), from: 0) != nil }
    }
  }

  /// Whether the file hands on the object that a property holds: as an argument, in a list or under another name.
  package func handsOn(_ name: String) -> Bool {
    hasWord(name) { bytes, word in bytes.isRenamed(word) || bytes.isArgument(word) }
  }
}

/// Names of members, some of them by how they start.
package struct MemberNames: Sendable {
  private let names: Set<String>
  private let prefixes: [String]

  package init(_ names: Set<String>, prefixes: [String] = []) {
    self.names = names
    self.prefixes = prefixes
  }

  func contains(_ name: String) -> Bool { names.contains(name) || prefixes.contains(where: name.hasBytePrefix) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a text stands next.
  fileprivate func place(of text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first, count >= text.count else { return nil }
    var place = start
    while place <= count - text.count {
      if self[place] == first, text.indices.allSatisfy({ self[place + $0] == text[$0] }) { return place }
      place += 1
    }
    return nil
  }

  /// The word that starts at an offset or after the underscore before it; nil if other letters belong to it.
  fileprivate func word(from place: Int, count length: Int) -> Range<Int>? {
    var start = place
    if start > 0, self[start - 1] == UInt8(ascii: "_") { start -= 1 }
    let end = place + length
    if start > 0, SourceTokenizer.isWordByte(self[start - 1]) { return nil }
    return end < count && SourceTokenizer.isWordByte(self[end]) ? nil : start..<end
  }

  /// The member that is used of an object.
  fileprivate func member(after end: Int) -> String? {
    memberRange(after: end).map { String(decoding: self[$0], as: UTF8.self) }
  }

  fileprivate func memberRange(after end: Int) -> Range<Int>? {
    var place = end
    while place < count, self[place] == UInt8(ascii: "?") || self[place] == UInt8(ascii: "!") { place += 1 }
    let dot = skipBlanks(from: place)
    guard dot > place || dot < count && self[dot] == UInt8(ascii: ".") else { return nil }
    place = dot < count && self[dot] == UInt8(ascii: ".") ? dot + 1 : dot
    var last = place
    while last < count, SourceTokenizer.isWordByte(self[last]) { last += 1 }
    return last > place ? place..<last : nil
  }

  /// Whether a member is assigned to, or is a method: methods are asked for because they set something.
  fileprivate func sets(_ members: MemberNames, in range: Range<Int>) -> Bool {
    guard members.contains(String(decoding: self[range], as: UTF8.self)) else { return false }
    let end = skipBlanks(from: range.upperBound)
    guard end < count else { return false }
    switch self[end] {
    case UInt8(ascii: "("), UInt8(ascii: ":"): return true
    case UInt8(ascii: "."): return callsSetter(after: range.upperBound)
    default: return isAssigned(after: range.upperBound)
    }
  }

  /// Whether members of a member lead to a method that sets something: `kf.setImage(…)`, but not `image.size`.
  private func callsSetter(after start: Int) -> Bool {
    var (dot, word) = (skipBlanks(from: start), start..<start)
    while dot < count, self[dot] == UInt8(ascii: ".") {
      var end = dot + 1
      while end < count, SourceTokenizer.isWordByte(self[end]) { end += 1 }
      word = dot + 1..<end
      dot = skipBlanks(from: end)
    }
    return dot < count && self[dot] == UInt8(ascii: "(")
      && String(decoding: self[word], as: UTF8.self).hasBytePrefix("set")
  }

  fileprivate func isAssigned(after end: Int) -> Bool {
    let sign = skipBlanks(from: end)
    return sign + 1 < count && self[sign] == UInt8(ascii: "=") && self[sign + 1] != UInt8(ascii: "=")
  }

  /// Whether a word is a member of `self`, and not a new variable.
  fileprivate func isOwn(_ word: Range<Int>) -> Bool {
    if word.lowerBound > 0, self[word.lowerBound - 1] == UInt8(ascii: ".") {
      return isText(self.word(before: word.lowerBound - 1), "self")
    }
    let before = self.word(before: word.lowerBound)
    return !isText(before, "let") && !isText(before, "var")
  }

  /// Whether another variable gets the object: `let view = name`.
  fileprivate func isRenamed(_ word: Range<Int>) -> Bool {
    var place = word.lowerBound
    if place > 0, self[place - 1] == UInt8(ascii: ".") { place = self.word(before: place - 1).lowerBound }
    while place > 0, self[place - 1] == UInt8(ascii: " ") { place -= 1 }
    guard place > 1, self[place - 1] == UInt8(ascii: "="), self[place - 2] == UInt8(ascii: " ") else { return false }
    let keyword = self.word(before: self.word(before: place - 1).lowerBound)
    guard isText(keyword, "let") || isText(keyword, "var") else { return false }
    var end = word.upperBound
    while end < count, self[end] == UInt8(ascii: "!") || self[end] == UInt8(ascii: " ") { end += 1 }
    guard end < count else { return false }
    if isText(end..<Swift.min(end + 4, count), "else") { return true }
    return [UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(self[end])
  }

  /// Whether a word stands alone as an argument or in a list.
  fileprivate func isArgument(_ word: Range<Int>) -> Bool {
    let end = skipBlanks(from: word.upperBound)
    return end < count && [UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "]")].contains(self[end])
  }

  fileprivate func line(around word: Range<Int>) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }

  /// The label before an argument, which may be a property of `self`.
  fileprivate func label(before start: Int) -> String? {
    var place = start
    if place > 0, self[place - 1] == UInt8(ascii: ".") { place = word(before: place - 1).lowerBound }
    while place > 0, self[place - 1] == UInt8(ascii: " ") { place -= 1 }
    guard place > 0, self[place - 1] == UInt8(ascii: ":") else { return nil }
    return String(decoding: self[word(before: place - 1)], as: UTF8.self)
  }

  private func skipBlanks(from start: Int) -> Int {
    var place = start
    while place < count, self[place] == UInt8(ascii: " ") || self[place] == UInt8(ascii: "\n") { place += 1 }
    return place
  }
}
