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
  var text: String { text(omitting: "") }

  /// The name without what a message says in any case.
  private func text(omitting message: String) -> String {
    var text = object.kind
    text.reserveCapacity(message.utf8.count + Self.usualLength)
    if let label = object.label {
      let isSaid =
        message.utf8.starts(with: "\(label) ".utf8) || message.contains(bytesOf: "\"\(label)\"")
        || isConstraint && message.startsWithConstraint
      if !isSaid { text += " \"\(label)\"" }
    } else if let name = object.customClass, !message.contains(bytesOf: name) {
      text += " \(name.shortenedName)"
    }
    if let id = object.id { text += " (\(id.shortenedName))" }
    if let scene { text += " in \(scene.shortenedName)" }
    return text
  }

  private static let usualLength = 80

  private var isConstraint: Bool { object.kind == "constraint" }

  /// A message with its subject. A message that starts with a short name of the object continues after the whole name.
  func sentence(_ message: String) -> String {
    if let rest = predicate(of: message) { return text + rest }
    var sentence = text(omitting: message)
    sentence += ": "
    sentence += message
    return sentence
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

  /// Messages cut long labels as they see fit.
  private func afterLabel(_ text: Substring) -> Substring? {
    guard let label = object.label, text.utf8.first == UInt8(ascii: "\"") else { return nil }
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

  /// What "is not an image" is a name in the document, though an object may have the same word as its id.
  private func afterID(_ text: Substring) -> Substring? {
    guard let id = object.id, text.utf8.starts(with: id.utf8) else { return nil }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: id.utf8.count)...]
    return rest.utf8.starts(with: " is not a".utf8) ? nil : rest
  }
}

extension String {
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
