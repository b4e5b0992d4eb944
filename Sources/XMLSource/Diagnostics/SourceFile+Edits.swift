extension SourceFile {
  /// The bytes with edits made, all others as they are. Of edits that overlap only the first is made.
  public func bytes(applying edits: [Diagnostic.FixIt]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
