import Formats

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
    let trimmed = lines.map { $0.drop(while: WhiteSpace.contains) }.filter { !$0.isEmpty }
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
