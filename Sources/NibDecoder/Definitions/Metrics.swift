import Formats

/// The numbers that a stack definition names by `<metrics gutter="16"/>`. They hold in the view around the element, and
/// in what that contains; the nearest counts.
struct Metrics {
  private let tree: XMLTree
  /// By the elements that contain them.
  private var values: [ElementIndex: [String: String]] = [:]
  private var count = 0
  /// With more of them, no one is suggested: the time for each would grow with their number.
  private static let mostSuggested = 200

  init(_ tree: XMLTree) {
    self.tree = tree
    guard let name = tree.number(ofName: "metrics") else { return }
    for element in tree.indices where tree[element].name == name {
      guard let view = tree.parent(of: element) else { continue }
      for attribute in tree.attributes(of: element) {
        // The vocabulary reports what is no number. What uses it is not wrong, too.
        values[view, default: [:]][attribute.name] = Double(written: attribute.value) == nil ? "0" : attribute.value
        count += 1
      }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { values.isEmpty }

  /// The number that a name stands for in an element; nil for others.
  func value(of name: String, at element: ElementIndex) -> String? {
    if isEmpty { return nil }
    return sequence(first: element, next: tree.parent(of:)).lazy.compactMap { values[$0]?[name] }.first
  }

  /// A number as it is written, or that of a metric; nil for another text.
  func number(_ word: String, at element: ElementIndex) -> String? {
    Double(written: word) == nil ? value(of: word, at: element) : word
  }

  /// The names that hold in an element, in alphabetical order; none if there are many.
  func names(at element: ElementIndex) -> [String] {
    if count > Self.mostSuggested { return [] }
    let names = sequence(first: element, next: tree.parent(of:)).flatMap { values[$0].map { Array($0.keys) } ?? [] }
    return Set(names).sorted()
  }
}
