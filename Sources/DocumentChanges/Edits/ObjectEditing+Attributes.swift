import Formats
import NibDecoder

extension ObjectEditing {
  /// Sets an attribute of an object, or removes it.
  ///
  /// - Parameters:
  ///   - path: The attribute, after the keys of the children that it is in: `text`, `fontDescription.pointSize`.
  ///   - value: Nil to remove it. One that says what a missing attribute means is left out, as Xcode does.
  package mutating func set(_ path: String, to value: String?, of object: String) throws(EditRefusal) {
    let found = try self.object(object)
    var number = found
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for key in parts.dropLast() {
      guard let part = child(forKey: key, of: number) else { throw noPart(key, of: number, found) }
      number = part
    }
    let attribute = parts[parts.count - 1]
    if let part = child(forKey: attribute, of: number) {
      guard Vocabulary.strings.contains(name(part)) else {
        throw EditRefusal("\(attribute) of \(text(found)) is a <\(name(part))>; \(attributes(of: part, path))")
      }
      return try setText(value, of: part)
    }
    try setAttribute(attribute, to: value, of: number)
  }

  /// What of a part can be set instead of it.
  private func attributes(of part: Int, _ path: String) -> String {
    let names = document.tag(part).attributes.map(\.name).filter { !Self.settled.contains($0) }
    guard !names.isEmpty else { return "it has no attributes to set, and another element is not put in its place" }
    return "set its attributes, as \(names.prefix(3).map { "\(path).\($0)" }.joined(separator: ", "))"
  }

  private mutating func setText(_ value: String?, of part: Int) throws(EditRefusal) {
    guard let value else { return takeOut([part]) }
    guard XMLName.isExpressible(value) else { throw Self.inexpressible }
    document.setText(value, of: part)
  }

  private mutating func setAttribute(_ name: String, to value: String?, of number: Int) throws(EditRefusal) {
    try check(name, of: number)
    guard let value else {
      guard document.value(name, of: number) != nil else {
        throw EditRefusal("<\(self.name(number))> has no \(name) to remove")
      }
      guard !isAlwaysWritten(name, in: number) else {
        throw EditRefusal("\(name) cannot be removed: Xcode always writes it in <\(self.name(number))>; set it")
      }
      return document.setAttribute(name, nil, of: number)
    }
    guard XMLName.isExpressible(value) else { throw Self.inexpressible }
    let form = known(number).flatMap { vocabulary.attribute(name, of: $0)?.form }
    let written = form == .flag ? Self.flags[value] ?? value : value
    let isDefault = known(number)?.defaults[name] == written && !isAlwaysWritten(name, in: number)
    document.setAttribute(name, isDefault ? nil : written, of: number)
  }

  private static let flags = ["true": "YES", "false": "NO"]
  private static let inexpressible = EditRefusal("the value has a character that XML cannot express; leave it out")

  /// Whether an element may have an attribute that an edit can set.
  private func check(_ name: String, of number: Int) throws(EditRefusal) {
    guard !Self.settled.contains(name) else {
      throw EditRefusal("\(name) says which object it is, which an edit does not change")
    }
    guard XMLName.isValid(name) else {
      throw EditRefusal("\"\(name)\" is not a name in XML; expected one such as contentMode")
    }
    guard let known = known(number), !VocabularyElement.anywhere.contains(name),
      vocabulary.attribute(name, of: known) == nil
    else { return }
    throw EditRefusal("<\(self.name(number))> has no attribute \(name); \(hint(name, number, known))")
  }

  /// What to write instead of an attribute that an element does not have.
  private func hint(_ name: String, _ number: Int, _ known: VocabularyElement) -> String {
    let part = document.children(of: number).first { child in
      document.value("key", of: child) != nil
        && self.known(child).map { vocabulary.attribute(name, of: $0) != nil } ?? false
    }
    if let key = part.flatMap({ document.value("key", of: $0) }) { return "its \(key) has: \(key).\(name)" }
    let names = vocabulary.attributes(of: known).map(\.name)
    let nearest = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
    return nearest ?? "ibstack elements \(self.name(number)) lists those it has"
  }

  /// Attributes by which objects are told apart.
  private static let settled: Set = ["id", "key", "sceneID", "sceneMemberID"]

  private func isAlwaysWritten(_ name: String, in number: Int) -> Bool {
    known(number)?.always.attributes.contains { $0.text == name } ?? false
  }

  private func noPart(_ key: String, of number: Int, _ object: Int) -> EditRefusal {
    let keys = document.children(of: number).compactMap { document.value("key", of: $0) }
    let choices = keys.isEmpty ? "it has no such parts" : "it has \(keys.joined(separator: ", "))"
    return EditRefusal("\(text(object)) has no \(key); \(choices)")
  }
}
