package import DocumentChanges
package import StackModel
import Support

/// What an edit does with the objects of a document, which are named by ids or by the names that findings use.
package enum EditOperation: Hashable, Sendable {
  /// Sets attributes of an object, or removes those without a value.
  case set(String, [Setting])
  /// Removes objects with what belongs to them.
  case remove([String])
  /// Adds the view of a stack definition's element, at an index of a view's subviews; at the end without one.
  case add(String, in: String, at: Int?)
  /// Moves a view into another one, or in its own.
  case move(String, in: String?, at: Int?)
  /// Puts views into a new stack view that leaves them where they are, along an axis or along the one that they follow each
  /// other on.
  case wrap([String], Axis?)
  /// Puts what a stack view arranges in its place, with constraints that leave it where it is.
  case unwrap(String)
  /// Takes a scene out into a new storyboard at a path.
  case extract(String, to: String)

  /// Whether the views are to stay where they are.
  var keepsLayout: Bool {
    switch self {
    case .wrap, .unwrap, .extract: true
    case .set, .remove, .add, .move: false
    }
  }

  /// An attribute that is set.
  package struct Setting: Hashable, Sendable {
    /// After the keys of the parts that it is in.
    package let path: String
    /// Nil to remove it.
    package let value: String?

    package init(path: String, value: String?) { (self.path, self.value) = (path, value) }
  }
}

/// The words of an operation, as they are typed.
package struct EditWords {
  private let words: [String]
  private let holder: String?
  private let index: Int?
  private let axis: Axis?
  private let target: String?

  /// - Parameters:
  ///   - holder: The view that holds what is added or moved.
  ///   - index: The place among its subviews.
  ///   - axis: That of a stack view that is made.
  ///   - target: The path of a storyboard that is made.
  package init(_ words: [String], holder: String?, index: Int?, axis: Axis?, target: String?) {
    (self.words, self.holder, self.index, self.axis, self.target) = (words, holder, index, axis, target)
  }

  /// The first words of all operations.
  package static let operations = ["set", "unset", "add", "move", "remove", "wrap", "unwrap", "extract"]

  /// What the words mean.
  ///
  /// - Throws: What is wrong with them.
  package func operation() throws(EditRefusal) -> EditOperation {
    let (name, rest) = (words.first ?? "", Array(words.dropFirst()))
    switch name {
    case "set": return .set(try object(rest), try settings(rest, "name=value") { setting($0) })
    case "unset": return .set(try object(rest), try settings(rest, "name") { .init(path: $0, value: nil) })
    case "add":
      guard rest.count == 1 else {
        throw EditRefusal("expected one element after add, such as '<label text=\"Hello\"/>'")
      }
      guard let holder else { throw EditRefusal("name the view that is to hold it by --in") }
      return .add(rest[0], in: holder, at: index)
    case "move":
      guard rest.count == 1 else { throw EditRefusal("expected one view after move") }
      guard holder != nil || index != nil else { throw EditRefusal("say where to by --in or --at") }
      return .move(rest[0], in: holder, at: index)
    case "remove":
      _ = try object(rest)
      return .remove(rest)
    case "wrap":
      _ = try object(rest)
      return .wrap(rest, axis)
    case "unwrap":
      guard rest.count == 1 else { throw EditRefusal("expected one stack view after unwrap") }
      return .unwrap(rest[0])
    case "extract":
      guard rest.count == 1 else { throw EditRefusal("expected one scene after extract") }
      guard let target, target.hasByteSuffix(".storyboard") else {
        throw EditRefusal("name the new .storyboard by --to")
      }
      return .extract(rest[0], to: target)
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
