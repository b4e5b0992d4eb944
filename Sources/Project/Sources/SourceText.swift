import Support

/// The text of a source file, for questions that are asked about few files.
///
/// What stands in comments does not count.
package struct SourceText: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = SourceTokenizer.withoutComments(bytes) }

  /// Whether any of several texts stands in the file.
  package func contains(anyOf texts: [String]) -> Bool {
    texts.contains { text in bytes.withUnsafeBufferPointer { $0.place(of: Array(text.utf8), from: 0) != nil } }
  }

  /// Whether any of several words stands in the file.
  package func contains(anyOfWords words: [String]) -> Bool { words.contains { contains($0) { _, _ in true } } }

  /// Whether the file uses a member of the object that a property holds: `name.member` or `[name member:…]`.
  ///
  /// The object may get another name, `let view = name`: then anything may be used.
  ///
  /// - Parameters:
  ///   - name: The property's. Its instance variable counts, too.
  ///   - labels: Labels of arguments. Passing the object for one of them counts, too.
  package func uses(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    contains(name) { bytes, word in
      if let member = bytes.member(after: word.upperBound), members.contains(member) { return true }
      return bytes.isRenamed(word) || bytes.isIterated(word) || bytes.isArgument(word, for: labels)
    }
  }

  /// Whether something holds for a place where a word stands.
  private func contains(_ name: String, where holds: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in bytes.hasWord(Array(name.utf8)) { holds(bytes, $0) } }
  }
}

extension SourceText {
  /// Whether the file sets a member of the object that a property holds: `name.member = …` or `name.setMember(…)`.
  ///
  /// The object may get another name, `let view = name`, or be the argument of one of the labels: then anything may be
  /// set.
  package func sets(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    contains(name) { bytes, word in
      if let member = bytes.memberRange(after: word.upperBound), bytes.sets(members, in: member) { return true }
      if bytes.isRenamed(word) || bytes.isArgument(word, for: labels) { return true }
      return bytes.isIterated(word) && bytes.sets(members, after: word.upperBound)
    }
  }

  /// Whether the file sets a member of `self`, which is handed to others for other ends.
  package func setsOwn(_ members: MemberNames) -> Bool {
    contains("self") { bytes, word in
      bytes.memberRange(after: word.upperBound).map { bytes.sets(members, in: $0) } ?? false
    }
  }

  /// Whether the file assigns to a name that stands for a member of `self`.
  package func assignsOwn(_ name: String) -> Bool {
    contains(name) { bytes, word in bytes.isAssigned(after: word.upperBound) && bytes.isOwn(word) }
  }

  /// Whether a line has the name of a property and one of some words: `toggle(name, isHidden: true)`.
  package func hasLine(with name: String, andAnyOf words: [String]) -> Bool {
    contains(name) { bytes, word in
      let line = UnsafeBufferPointer(rebasing: bytes[bytes.line(around: word)])
      return words.contains { line.hasWord(Array($0.utf8)) }
    }
  }

  /// The lines that have a word.
  package func lines(with word: String) -> [String] {
    var lines: [String] = []
    _ = contains(word) { bytes, word in
      lines.append(String(decoding: bytes[bytes.line(around: word)], as: UTF8.self))
      return lines.count == Self.mostLines
    }
    return lines
  }

  /// No file has more that tell something new.
  private static let mostLines = 100

  /// The methods that the file calls of the object that a property holds, and the functions that it passes the object to.
  package func calls(of name: String) -> Set<String> {
    var names: Set<String> = []
    _ = contains(name) { bytes, word in
      if let member = bytes.member(after: word.upperBound) { names.insert(member) }
      if let callee = bytes.callee(ofArgument: word) { names.insert(callee) }
      return false
    }
    return names
  }

  /// Whether a function that the file declares sets a member of some object, or of its own.
  package func declares(_ function: String, setting members: MemberNames) -> Bool {
    contains(function) { bytes, word in bytes.isDeclared(word) && bytes.sets(members, after: word.upperBound) }
  }

  /// Whether the file declares a function.
  package func declares(_ function: String) -> Bool {
    contains(function) { bytes, word in bytes.isDeclared(word) }
  }

  /// The functions that the file passes a type to, as in `make(Badge.self)`.
  package func functions(gettingType name: String) -> Set<String> {
    var names: Set<String> = []
    _ = contains(name) { bytes, word in
      if let member = bytes.memberRange(after: word.upperBound), bytes.isText(member, "self"),
        let callee = bytes.callee(ofArgument: word.lowerBound..<member.upperBound)
      {
        names.insert(callee)
      }
      return false
    }
    return names
  }

  /// Whether the file gives the object that a property holds to another object, as one of its members.
  package func givesAway(_ name: String) -> Bool { contains(name) { bytes, word in bytes.isMemberElsewhere(word) } }

  /// Whether the file hands on the object that a property holds: as an argument, in a list or under another name.
  package func handsOn(_ name: String) -> Bool {
    contains(name) { bytes, word in bytes.isRenamed(word) || bytes.isArgument(word) }
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

  /// Whether something holds for a place where a word stands.
  fileprivate func hasWord(_ text: [UInt8], where holds: (Range<Int>) -> Bool = { _ in true }) -> Bool {
    var start = 0
    while let place = place(of: text, from: start) {
      start = place + 1
      if let word = word(from: place, count: text.count), holds(word) { return true }
    }
    return false
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
    var place = skipMarks(from: end)
    // An element of a collection: `stars[0].image`.
    if place < count, self[place] == UInt8(ascii: "[") {
      place = skipMarks(from: firstPlace(of: UInt8(ascii: "]"), from: place) + 1)
    }
    let dot = skipBlanks(from: place)
    guard dot > place || dot < count && self[dot] == UInt8(ascii: ".") else { return nil }
    place = dot < count && self[dot] == UInt8(ascii: ".") ? dot + 1 : dot
    var last = place
    while last < count, SourceTokenizer.isWordByte(self[last]) { last += 1 }
    return last > place ? place..<last : nil
  }

  private func skipMarks(from start: Int) -> Int {
    var place = start
    while place < count, self[place] == UInt8(ascii: "?") || self[place] == UInt8(ascii: "!") { place += 1 }
    return place
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
    var place = word.lowerBound
    while place > 0, self[place - 1] == UInt8(ascii: " ") { place -= 1 }
    // A variable of Objective-C: `UIView *view`.
    guard place == 0 || self[place - 1] != UInt8(ascii: "*") else { return false }
    let before = self.word(before: word.lowerBound)
    return !isText(before, "let") && !isText(before, "var")
  }

  /// Whether another variable gets the object: `let view = name`.
  fileprivate func isRenamed(_ word: Range<Int>) -> Bool {
    let place = endBefore(word)
    guard place > 1, self[place - 1] == UInt8(ascii: "="), self[place - 2] == UInt8(ascii: " ") else { return false }
    let keyword = self.word(before: self.word(before: place - 1).lowerBound)
    guard isText(keyword, "let") || isText(keyword, "var") else { return false }
    var end = word.upperBound
    while end < count, self[end] == UInt8(ascii: "!") || self[end] == UInt8(ascii: " ") { end += 1 }
    guard end < count else { return false }
    if isText(end..<Swift.min(end + 4, count), "else") { return true }
    return [UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(self[end])
  }

  /// Whether a member of another object gets the object: `helper.view = name`.
  fileprivate func isMemberElsewhere(_ word: Range<Int>) -> Bool {
    let place = endBefore(word)
    guard place > 1, self[place - 1] == UInt8(ascii: "="), self[place - 2] == UInt8(ascii: " ") else { return false }
    let member = self.word(before: place - 1)
    guard member.lowerBound > 0, self[member.lowerBound - 1] == UInt8(ascii: ".") else { return false }
    return !isText(self.word(before: member.lowerBound - 1), "self")
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

  /// Whether code goes through what the word names, `for star in name` or `name.forEach`, or has it in a list, `[name]`.
  fileprivate func isIterated(_ word: Range<Int>) -> Bool {
    let keyword = self.word(before: endBefore(word))
    if isText(keyword, "in") { return isInLoop(keyword) }
    if let member = memberRange(after: word.upperBound), isText(member, "forEach") { return true }
    guard let open = bracket(around: word), self[open] == UInt8(ascii: "[") else { return false }
    // A word before the bracket makes it a subscript.
    return open == 0 || !SourceTokenizer.isWordByte(self[open - 1])
  }

  /// Whether `in` belongs to `for`, and not to a closure.
  private func isInLoop(_ keyword: Range<Int>) -> Bool {
    var place = keyword.lowerBound
    while place > 0, !"{};\n".utf8.contains(self[place - 1]) {
      let word = self.word(before: place)
      if isText(word, "for") { return true }
      place = Swift.min(place - 1, word.lowerBound)
    }
    return false
  }

  /// Whether one of some functions gets the object, by the labels of their arguments.
  fileprivate func isArgument(_ word: Range<Int>, for labels: Set<String>) -> Bool {
    !labels.isEmpty && label(before: word.lowerBound).map(labels.contains) ?? false
  }

  /// Whether a function is declared: `func paint` or `- (void)paint`.
  fileprivate func isDeclared(_ word: Range<Int>) -> Bool {
    isText(self.word(before: word.lowerBound), "func")
      || word.lowerBound > 0 && self[word.lowerBound - 1] == UInt8(ascii: ")")
  }

  /// Whether what follows sets a member of some object, before the next function.
  fileprivate func sets(_ members: MemberNames, after start: Int) -> Bool {
    let end = Swift.min(count, start + Self.longestBody)
    var place = start
    while place < end {
      guard SourceTokenizer.isWordByte(self[place]) else {
        place += 1
        continue
      }
      var last = place
      while last < count, SourceTokenizer.isWordByte(self[last]) { last += 1 }
      if isText(place..<last, "func") { return false }
      let isMember = place > 0 && self[place - 1] == UInt8(ascii: ".")
      if sets(members, in: place..<last), isMember || isOwn(place..<last) { return true }
      place = last
    }
    return false
  }

  private static var longestBody: Int { 2_000 }

  /// The function or the part of a selector that gets the object as an argument.
  fileprivate func callee(ofArgument word: Range<Int>) -> String? {
    let end = endBefore(word)
    let name: Range<Int>
    if let open = bracket(around: word), self[open] == UInt8(ascii: "(") {
      name = self.word(before: open)
    } else if end > 0, self[end - 1] == UInt8(ascii: ":") {
      name = self.word(before: end - 1)
    } else {
      return nil
    }
    return name.isEmpty ? nil : String(decoding: self[name], as: UTF8.self)
  }

  /// Where the bracket opens of the list that has a word as a whole element.
  private func bracket(around word: Range<Int>) -> Int? {
    let next = skipBlanks(from: skipMarks(from: word.upperBound))
    var place = endBefore(word)
    guard next < count, ",)]".utf8.contains(self[next]), place > 0, ",([:".utf8.contains(self[place - 1]) else {
      return nil
    }
    var depth = 0
    let limit = Swift.max(0, place - Self.longestList)
    while place > limit {
      place -= 1
      switch self[place] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return place }
        depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      default: break
      }
    }
    return nil
  }

  private static var longestList: Int { 1_000 }

  /// Where what stands before a word ends, without `self.` and blanks.
  private func endBefore(_ word: Range<Int>) -> Int {
    var place = word.lowerBound
    if place > 0, self[place - 1] == UInt8(ascii: ".") { place = self.word(before: place - 1).lowerBound }
    while place > 0, self[place - 1] == UInt8(ascii: " ") || self[place - 1] == UInt8(ascii: "\n") { place -= 1 }
    return place
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
