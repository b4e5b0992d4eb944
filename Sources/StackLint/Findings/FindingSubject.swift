import NibDecoder
import Support

/// The object that a finding is about, and its scene, as people name them: `button "Cancel" (x1-yz-abc) in LoginController`.
struct FindingSubject {
  private let object: ObjectName
  private let scene: String?

  /// Nil for an object that nothing but its kind is known of.
  init?(_ object: ObjectName?, scene: String?) {
    guard let object, object.label != nil || object.customClass != nil || object.id != nil || scene != nil else {
      return nil
    }
    self.object = object
    self.scene = object.customClass == scene ? nil : scene
  }

  /// The whole name.
  var text: String {
    object.kind + (name ?? "") + (id ?? "") + place
  }

  /// What the object is called, but for its kind: its label, or else its class.
  private var name: String? {
    object.label.map { " \"\($0)\"" } ?? object.customClass.map { " \($0.shortenedName)" }
  }

  private var place: String { scene.map { " in \($0.shortenedName)" } ?? "" }

  private var id: String? { object.id.map { " (\($0.shortenedName))" } }

  /// A message with its subject, which has one name in it: the label, or else the class, or else the id. A message that
  /// starts with a short name of the object continues after that.
  func sentence(_ message: String) -> String {
    let brief = object.kind + (object.label == object.kind ? "" : name ?? id ?? "")
    if let rest = predicate(of: message) { return brief + place + rest }
    guard isNamed(in: message) else { return "\(brief)\(place): \(message)" }
    guard isConstraint else { return "\(object.kind)\(id ?? "")\(place): \(message)" }
    return scene.map { "\($0.shortenedName): \(message)" } ?? message
  }

  /// Whether a message says in its own words what the object is called; of a constraint, which view it is about.
  private func isNamed(in message: String) -> Bool {
    if isConstraint { return message.startsWithView || message.contains(bytesOf: constrainedItem) }
    guard let label = object.label else { return object.customClass.map { message.contains(bytesOf: $0) } ?? false }
    return message.utf8.starts(with: "\(label) ".utf8) || message.contains(bytesOf: "\"\(label)\"")
  }

  private var isConstraint: Bool { object.kind == "constraint" }

  /// `number` of `number.height = 24`.
  private var constrainedItem: String {
    let words = (object.label ?? "").unicodeScalars.prefix { !"=≤≥".unicodeScalars.contains($0) }
    return String(words[..<(words.lastIndex(of: ".") ?? words.startIndex)])
  }
}

// MARK: - Messages that start with the object

extension FindingSubject {
  /// The rest of a message after `<button> "Cancel"`, `"Cancel"`, `button (x1-yz-abc)` or `x1-yz-abc`; nil if it starts
  /// otherwise.
  private func predicate(of message: String) -> Substring? {
    let rest =
      afterElement(message[...]) ?? afterLabel(message[...]) ?? afterKind(message[...]) ?? afterID(message[...])
    return rest.flatMap { $0.utf8.first == UInt8(ascii: " ") ? $0 : nil }
  }

  private func afterElement(_ text: Substring) -> Substring? {
    guard text.utf8.first == UInt8(ascii: "<"), let end = text.utf8.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    guard isElement(String(text[text.utf8.index(after: text.startIndex)..<end])) else { return nil }
    let rest = text[text.utf8.index(after: end)...]
    return rest.utf8.starts(with: " \"".utf8) ? afterLabel(rest.dropFirst()) : rest
  }

  /// Whether the object is of the kind of an element, on any platform: a finding read from a report has none.
  private func isElement(_ name: String) -> Bool {
    [nil, Vocabulary.cocoaTouch, .cocoa].lazy.map { ObjectName.kind(ofElement: name, in: $0) }.contains(object.kind)
  }

  /// What follows `"Cancel"`, or `Cancel` and `PillButton`, as views are called that show no text.
  private func afterLabel(_ text: Substring) -> Substring? {
    guard !isConstraint else { return nil }
    if text.utf8.first == UInt8(ascii: "\"") { return object.label.flatMap { afterQuotes(text, $0) } }
    guard let name = object.label ?? object.customClass, text.utf8.starts(with: "\(name) ".utf8) else { return nil }
    return predicate(text.dropping(name))
  }

  /// Messages cut long labels as they see fit.
  private func afterQuotes(_ text: Substring, _ label: String) -> Substring? {
    let quoted = text.unicodeScalars.dropFirst()
    var (place, known) = (quoted.startIndex, label.unicodeScalars.makeIterator())
    while place < quoted.endIndex, let scalar = known.next(), quoted[place] == scalar, scalar != "…" {
      place = quoted.index(after: place)
    }
    let rest = text[place...]
    if rest.utf8.starts(with: "…\"".utf8) { return rest.dropFirst(2) }
    // What only begins like the label is another object's.
    return place == quoted.endIndex || known.next() != nil || !rest.utf8.starts(with: "\"".utf8)
      ? nil : rest.dropFirst()
  }

  /// What follows `button (x1-yz-abc)` or `tableView (x1-yz-abc)`.
  private func afterKind(_ text: Substring) -> Substring? {
    guard let id = object.id else { return nil }
    let word = text.prefix { $0.isLetter }
    let name = " (\(id))"
    guard !word.isEmpty, text[word.endIndex...].utf8.starts(with: name.utf8), isElement(String(word)) else {
      return nil
    }
    return text[text.utf8.index(word.endIndex, offsetBy: name.utf8.count)...]
  }

  private func afterID(_ text: Substring) -> Substring? {
    guard let id = object.id, text.utf8.starts(with: id.utf8) else { return nil }
    return predicate(text.dropping(id))
  }

  /// What "is not an image" is a name in the document, though an object may have the same word as its id.
  private func predicate(_ rest: Substring) -> Substring? {
    [" is not a", " is an "].contains { rest.utf8.starts(with: $0.utf8) } ? nil : rest
  }
}

extension Substring {
  /// What follows a text at its start.
  fileprivate func dropping(_ start: String) -> Substring {
    self[utf8.index(startIndex, offsetBy: start.utf8.count)...]
  }
}

extension String {
  /// Whether it starts with a view's name, or with the short form of a constraint.
  fileprivate var startsWithView: Bool {
    let word = utf8.prefix { $0 != UInt8(ascii: " ") }
    return utf8.first == UInt8(ascii: "\"") || utf8.first == UInt8(ascii: "<") || startsWithConstraint
      || utf8[word.endIndex...].starts(with: " (".utf8)
  }

  /// Whether it starts with the short form of a constraint: `H:|-(8)-[name]` or `name.top == photo.bottom`.
  fileprivate var startsWithConstraint: Bool {
    if hasBytePrefix("H:") || hasBytePrefix("V:") { return true }
    let start = String(decoding: utf8.prefix(120), as: UTF8.self)
    return [" == ", " >= ", " <= "].contains(where: start.containsBytes)
  }

  /// As much of a name as has room in a sentence.
  fileprivate var shortenedName: String { utf8.count <= 40 ? self : outlineText ?? "" }

  /// Whether a short text occurs in this one, byte by byte.
  fileprivate func contains(bytesOf text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200 && containsBytes(text)
  }
}
