import Formats
import Support

/// White space as XML has it, and as Xcode writes it.
enum WhiteSpace {
  /// The blanks of a level in documents of Interface Builder.
  static let indentation = 4

  /// White space indented by more levels, or by fewer if they are negative.
  static func shifted(_ space: ArraySlice<UInt8>, by levels: Int) -> ArraySlice<UInt8> {
    guard levels != 0 else { return space }
    var result: ArraySlice<UInt8> = []
    var rest = space
    while let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      result += rest[...lineFeed]
      rest = rest[(lineFeed + 1)...]
      if levels > 0 {
        result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: levels * indentation))
      } else {
        let blanks = rest.prefix { $0 == UInt8(ascii: " ") }.count
        rest = rest.dropFirst(min(blanks, -levels * indentation))
      }
    }
    return result + rest
  }
}

/// How the lines of a document end.
struct LineEnds: Hashable, Sendable {
  private let isCRLF: Bool

  /// A line feed.
  static let lineFeed = LineEnds(isCRLF: false)

  private init(isCRLF: Bool) { self.isCRLF = isCRLF }

  /// Those of a document, as its first line ends.
  init(of source: SourceFile) {
    let first = source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    isCRLF = first > 0 && source.bytes[first - 1] == UInt8(ascii: "\r")
  }

  var bytes: [UInt8] { isCRLF ? [0x0D, 0x0A] : [0x0A] }

  /// Text with these line ends. A carriage return that ends no line stays.
  func converting(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(isCRLF ? UInt8(ascii: "\n") : UInt8(ascii: "\r")) else { return text }
    var result: ArraySlice<UInt8> = []
    result.reserveCapacity(text.count + 16)
    for (byte, next) in zip(text, text.dropFirst() + [0]) {
      if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
      if byte == UInt8(ascii: "\n") { result += bytes } else { result.append(byte) }
    }
    return result
  }
}

/// What stands between the elements of a document.
extension XMLTree {
  /// The start tag as it is written.
  func tag(of element: ElementIndex) -> ArraySlice<UInt8> { bytes(in: tagRange(of: element)) }

  func bytes(in range: SourceRange) -> ArraySlice<UInt8> { source.bytes[range.lowerBound..<range.upperBound] }

  /// What is between an element and the one before it, or the start tag around it.
  func space(before element: ElementIndex) -> ArraySlice<UInt8> {
    guard let parent = parent(of: element) else { return [] }
    let start = previousSibling(of: element).map { range(of: $0).upperBound } ?? tagRange(of: parent).upperBound
    return source.bytes[start..<range(of: element).lowerBound]
  }

  /// What is between the last element that an element holds and its end tag; nil if it holds none.
  func space(afterChildrenOf element: ElementIndex) -> ArraySlice<UInt8>? {
    var last: ElementIndex?
    for child in children(of: element) { last = child }
    return last.map { source.bytes[range(of: $0).upperBound..<contentRange(of: element).upperBound] }
  }

  /// The comments before an element, one on each line; empty without any.
  func comments(before element: ElementIndex) -> String {
    let space = space(before: element)
    guard space.contains(UInt8(ascii: "<")) else { return "" }
    let lines = space.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let trimmed = lines.map { $0.drop(while: \.isXMLSpace) }.filter { !$0.isEmpty }
    return trimmed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// How many elements hold an element.
  func depth(of element: ElementIndex) -> Int {
    var (depth, next) = (0, parent(of: element))
    while let parent = next { (depth, next) = (depth + 1, self.parent(of: parent)) }
    return depth
  }

  fileprivate func previousSibling(of element: ElementIndex) -> ElementIndex? {
    // The element before is the last one inside of the sibling before, if any.
    guard let parent = parent(of: element), element.rawValue - 1 > parent.rawValue else { return nil }
    var candidate = ElementIndex(rawValue: element.rawValue - 1)
    while let above = self.parent(of: candidate), above != parent { candidate = above }
    return candidate
  }
}

extension XMLTree {
  func siblingBefore(_ element: ElementIndex) -> ElementIndex? { previousSibling(of: element) }

  func siblingAfter(_ element: ElementIndex) -> ElementIndex? {
    let next = self[element].nextSibling
    return next < 0 ? nil : ElementIndex(rawValue: next)
  }
}
