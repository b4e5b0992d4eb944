import Formats
import Support

/// Compares what a patch removes with what a document has, so that nothing goes that nobody has seen.
struct FragmentComparison {
  private let fragment: XMLTree
  private let document: EditedDocument

  init(_ fragment: XMLTree, with document: EditedDocument) { (self.fragment, self.document) = (fragment, document) }

  /// What a document's element has that the fragment lacks, or has differently; nil without any.
  ///
  /// Frames and other things that come with a save do not count.
  func difference(_ element: ElementIndex, _ number: Int) -> String? {
    let name = fragment.name(of: element)
    if document.name(number) != name { return "it is of another kind" }
    if Self.isNoise(key: fragment[element, "key"]) { return nil }
    if let attribute = differentAttribute(element, number) { return "\(attribute) of \(word(for: number))" }
    let pairs = matches(of: element, number)
    if pairs.isEmpty, fragment.text(of: element).trimmed != document.text(number).trimmed {
      return "the text of \(word(for: number))"
    }
    if let other = unknownChild(of: number, Set(pairs.map(\.1))) { return "it holds \(word(for: other))" }
    return pairs.lazy.compactMap { self.difference($0.0, $0.1) }.first
  }

  /// The children of both with the same key.
  func matches(of element: ElementIndex, _ number: Int) -> [(ElementIndex, Int)] {
    var known: [String: [Int]] = [:]
    for child in document.children(of: number).reversed() { known[key(of: child), default: []].append(child) }
    return fragment.children(of: element).compactMap { child in
      known[key(of: child)]?.popLast().map { (child, $0) }
    }
  }

  private func differentAttribute(_ element: ElementIndex, _ number: Int) -> String? {
    let written = Dictionary(fragment.attributes(of: element).map { ($0.name, $0.value) }) { first, _ in first }
    let found = Dictionary(document.tag(number).attributes.map { ($0.name, $0.value) }) { first, _ in first }
    return Set(written.keys).union(found.keys).sorted().first { name in
      written[name] != found[name] && name != "misplaced" && name != "ambiguous"
    }
  }

  private func unknownChild(of number: Int, _ known: Set<Int>) -> Int? {
    document.children(of: number).first { !known.contains($0) && !Self.isNoise(key: document.value("key", of: $0)) }
  }

  private static func isNoise(key: String?) -> Bool {
    guard let key else { return false }
    return key == "frame" || key == "canvasLocation" || key == "screenRect" || key.hasBytePrefix("simulated")
  }

  private func key(of element: ElementIndex) -> String {
    fragment[element, "id"] ?? fragment[element, "key"] ?? "<\(fragment.name(of: element))>"
  }

  private func key(of number: Int) -> String {
    document.value("id", of: number) ?? document.value("key", of: number) ?? "<\(document.name(number))>"
  }

  private func word(for number: Int) -> String {
    document.value("id", of: number).map { "#\($0)" } ?? "<\(document.name(number))>"
  }
}

extension String {
  /// The bytes without white space at the ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !$0.isXMLSpace } ?? bytes.count
    let end = bytes.lastIndex { !$0.isXMLSpace } ?? start - 1
    return bytes[start..<(end + 1)]
  }
}
