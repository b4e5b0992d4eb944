public import Formats
import NibDecoder

/// Reads a document and keeps account of what was read: whatever was not is outside of the vocabulary.
final class VocabularyReader {
  let tree: XMLTree
  /// What the document has where.
  let document: DocumentIndex
  /// The module of classes that a document says are those of the target it belongs to; nil for the one that is written.
  let targetModule: String?
  /// Whether translators see the document's texts: it lies in a folder such as `Base.lproj`.
  let isLocalized: Bool
  /// By the positions of elements.
  private var isAccepted: [Bool]
  private var refused: Set<ElementIndex> = []
  /// By the positions of attributes.
  private var isRead: [Bool]
  private var problems: Set<CompilationProblem> = []
  private var consequences: Set<CompilationProblem> = []

  init(_ tree: XMLTree, targetModule: String? = nil, isLocalized: Bool = false) {
    (self.tree, self.targetModule, self.isLocalized) = (tree, targetModule, isLocalized)
    document = DocumentIndex(tree)
    isAccepted = Array(repeating: false, count: tree.elements.count)
    isRead = Array(repeating: false, count: tree.attributes.count)
  }

  /// Counts an element as read.
  func accept(_ element: ElementIndex) { isAccepted[element.position] = true }

  /// Counts an element as read, with all that it holds: it says nothing that a nib has.
  func skip(_ element: ElementIndex) {
    accept(element)
    for position in tree.attributePositions(of: element) { isRead[position] = true }
    for child in tree.children(of: element) { skip(child) }
  }

  /// Counts a child with a key as read, with all that it holds.
  func skipChild(_ key: String, of element: ElementIndex) {
    if let child = child(key, of: element) { skip(child) }
  }

  /// Counts children with certain keys as read, with all that they hold.
  func skipChildren(of element: ElementIndex, where isSkipped: (_ key: String) -> Bool) {
    for child in tree.children(of: element) where tree[child, "key"].map(isSkipped) == true { skip(child) }
  }

  /// Counts attributes as read that say nothing that a nib has.
  func ignore(_ names: [String], of element: ElementIndex) {
    for name in names {
      if let position = tree.attribute(name, of: element) { isRead[position] = true }
    }
  }

  /// The value of an attribute.
  func text(_ name: String, of element: ElementIndex) -> String? {
    guard let position = tree.attribute(name, of: element) else { return nil }
    isRead[position] = true
    return tree.value(ofAttribute: position)
  }

  /// The value of an attribute that is YES or NO.
  func flag(_ name: String, of element: ElementIndex) -> Bool? {
    guard let text = text(name, of: element) else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      refuse(name, text, of: element, expected: ["NO", "YES"])
      return nil
    }
  }

  /// The value of an attribute that is a number, and finite with 32 bits, which many keys have.
  func number(_ name: String, of element: ElementIndex) -> Double? {
    guard let text = text(name, of: element) else { return nil }
    if let number = Double(written: text), Float(number).isFinite { return number }
    refuse("\(name)=\"\(text)\" is no number; write one", at: element, attribute: name)
    return nil
  }

  /// The value of an attribute that is a whole number of 32 bits.
  func integer(_ name: String, of element: ElementIndex) -> Int? {
    guard let number = number(name, of: element) else { return nil }
    if let integer = Int32(exactly: number) { return Int(integer) }
    refuse("\(name)=\"\(number)\" is no whole number; write one", at: element, attribute: name)
    return nil
  }

  /// The text of an attribute, or of a `<string>` element with a key, which holds line breaks.
  func string(_ name: String, of element: ElementIndex) -> String? {
    if let text = text(name, of: element) { return text }
    guard
      let child = tree.children(of: element).first(where: {
        Vocabulary.strings.contains(tree.name(of: $0)) && tree[$0, "key"] == name
      })
    else { return nil }
    accept(child)
    ignore(["key"], of: child)
    return tree.text(of: child)
  }

  /// The number that stands for the value of an attribute.
  func choice(_ name: String, of element: ElementIndex, _ values: [String: Int]) -> Int? {
    guard let text = text(name, of: element) else { return nil }
    if let value = values[text] { return value }
    refuse(name, text, of: element, expected: values.keys.sorted())
    return nil
  }

  /// The number that stands for the value of an attribute, as the vocabulary has it.
  func choice(_ name: String, of element: ElementIndex) -> Int? {
    guard let known = Vocabulary.cocoaTouch[tree.name(of: element)],
      let attribute = Vocabulary.cocoaTouch.attribute(name, of: known), case .choice(let cases) = attribute.form,
      let text = text(name, of: element)
    else { return nil }
    if let number = attribute.number(of: text) { return number }
    refuse(name, text, of: element, expected: cases.sorted())
    return nil
  }

  private func refuse(_ name: String, _ text: String, of element: ElementIndex, expected values: [String]) {
    let known = values.joined(separator: ", ")
    refuse("the compiled form of \(name)=\"\(text)\" is not known; use one of \(known)", at: element, attribute: name)
  }

  /// The flags of a mask that are set.
  func mask(_ element: ElementIndex) -> Int {
    guard let known = Vocabulary.cocoaTouch[tree.name(of: element)] else { return 0 }
    return known.attributes.reduce(0) { mask, attribute in
      guard let bit = attribute.bit, flag(attribute.name, of: element) == true else { return mask }
      return mask | 1 << bit
    }
  }

  /// The width and height of an element, 0 where it has none.
  func size(of element: ElementIndex) -> [Double] { ["width", "height"].map { number($0, of: element) ?? 0 } }

  /// The child with a key, counted as read.
  func child(_ key: String, of element: ElementIndex) -> ElementIndex? {
    guard let child = tree.children(of: element).first(where: { tree[$0, "key"] == key }) else { return nil }
    accept(child)
    ignore(["key"], of: child)
    return child
  }

  /// The child of a name, counted as read.
  func child(named name: String, of element: ElementIndex) -> ElementIndex? {
    guard let child = tree.child(named: name, of: element) else { return nil }
    accept(child)
    return child
  }

  /// Notes a problem with an element or one of its attributes.
  ///
  /// - Parameter isConsequence: Whether it follows from another problem, if there is one.
  func refuse(_ message: String, at element: ElementIndex, attribute: String? = nil, isConsequence: Bool = false) {
    let range = attribute.flatMap { tree.attribute(named: $0, of: element)?.range } ?? tree.tagRange(of: element)
    let problem = CompilationProblem(message, at: range)
    if isConsequence {
      consequences.insert(problem)
    } else {
      problems.insert(problem)
      refused.insert(element)
    }
  }

  /// Fails if anything was refused, or was not read.
  func conclude() throws(CompilationFailure) {
    for element in document.repeated {
      let id = tree[element, "id"] ?? ""
      refuse("id=\"\(id)\" belongs to another object too; give each its own", at: element, attribute: "id")
    }
    findUnread(tree.root)
    let found = problems.isEmpty ? consequences : problems
    if !found.isEmpty { throw CompilationFailure(Array(found), in: tree.source) }
  }

  /// What has no value, or is only used while a document is edited.
  private static let empty: Set = ["nil", "simulatedMetricsContainer"]
  private static let editing: Set = [
    "colorLabel", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "simulatedAppContext", "userLabel",
  ]

  private func findUnread(_ element: ElementIndex) {
    let name = tree.name(of: element)
    if Self.empty.contains(name) || tree[element, "key"] == "userComments" { return }
    // What was refused by name was not read to its end.
    let isRefused = refused.contains(element)
    guard isAccepted[element.position] else {
      if isRefused { return }
      let key = tree[element, "key"].map { " key=\"\($0)\"" } ?? ""
      let parent = tree.parent(of: element).map { " in <\(tree.name(of: $0))>" } ?? ""
      refuse("the compiled form of <\(name)\(key)>\(parent) is not known; remove it or set it in code", at: element)
      return
    }
    for position in tree.attributePositions(of: element) where !isRefused && !isRead[position] {
      let attribute = tree.name(ofAttribute: position)
      guard !Self.editing.contains(attribute) else { continue }
      refuse(
        "the compiled form of \(attribute) of <\(name)> is not known; remove it or set it in code", at: element,
        attribute: attribute)
    }
    for child in tree.children(of: element) { findUnread(child) }
  }
}

/// A part of a document whose compiled form is not known.
public struct CompilationProblem: Hashable, Sendable {
  /// What was found, and what to do.
  public let message: String
  /// Where, in bytes of the document as UTF-8.
  public let range: SourceRange

  /// Creates a problem.
  init(_ message: String, at range: SourceRange) { (self.message, self.range) = (message, range) }
}

/// Why a document cannot be compiled: everything in it whose compiled form is not known.
public struct CompilationFailure: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order of the document.
  public let problems: [CompilationProblem]
  private let source: SourceFile

  init(_ problems: [CompilationProblem], in source: SourceFile) {
    self.problems = problems.sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
    self.source = source
  }

  /// A line `path:line:column: error: message` for each problem.
  public var lines: [String] {
    let lines = LineIndex(source)
    return problems.map { problem in
      let position = lines.position(at: problem.range.lowerBound)
      return "\(source.path):\(position.line):\(position.column): error: \(problem.message)"
    }
  }

  /// The ``lines`` as one text.
  public var description: String { lines.joined(separator: "\n") }
}
