package import DocumentChanges
import Support

/// The words of an operation, as they are typed.
package struct EditWords {
  private let words: [String]

  package init(_ words: [String]) { self.words = words }

  /// The first words of all operations.
  package static let operations = ["set", "unset", "remove"]

  /// What the words mean.
  ///
  /// - Throws: What is wrong with them.
  package func operation() throws(EditRefusal) -> EditOperation {
    let (name, rest) = (words.first ?? "", Array(words.dropFirst()))
    switch name {
    case "set": return .set(try object(rest), try settings(rest, "name=value") { setting($0) })
    case "unset": return .set(try object(rest), try settings(rest, "name") { .init(path: $0, value: nil) })
    case "remove":
      _ = try object(rest)
      return .remove(rest)
    default:
      throw EditRefusal("unknown operation \"\(name)\"; expected \(Self.operations.joined(separator: ", "))")
    }
  }

  private func object(_ rest: [String]) throws(EditRefusal) -> String {
    guard let object = rest.first else { throw EditRefusal("name an object after \(words[0])") }
    return object
  }

  private func settings(
    _ rest: [String], _ form: String, _ read: (String) -> EditOperation.Setting?
  ) throws(EditRefusal) -> [EditOperation.Setting] {
    var settings: [EditOperation.Setting] = []
    for word in rest.dropFirst() {
      guard let setting = read(word) else { throw EditRefusal("\"\(word)\" is not of the form \(form)") }
      settings.append(setting)
    }
    guard !settings.isEmpty else { throw EditRefusal("expected \(form) after the object") }
    return settings
  }

  private func setting(_ word: String) -> EditOperation.Setting? {
    guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { return nil }
    return EditOperation.Setting(path: String(word[..<sign]), value: String(word[word.index(after: sign)...]))
  }
}
