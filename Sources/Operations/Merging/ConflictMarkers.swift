import DocumentChanges
import StackLint

/// A merged document with markers around the lines that differ between ours and theirs. What needs no decision has none.
struct ConflictMarkers {
  private(set) var bytes: [UInt8] = []
  private let size: Int

  init(_ merge: DocumentMerge, _ ours: MergeResult, size: Int) {
    self.size = size
    var choices = MergeChoices()
    for conflict in ours.conflicts { choices.choose(.theirs, for: conflict) }
    let versions = [ours, merge.result(choices)].map { result in
      result.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    append(versions[0], versions[1])
    // The text after the last line break is no line.
    bytes.removeLast()
  }

  private mutating func append(_ ours: [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>]) {
    var (mine, others) = (0, 0)
    for pair in LineMatching(ours, theirs).pairs + [(ours.count, theirs.count)] {
      append(hunk: ours[mine..<pair.old], theirs[others..<pair.new])
      if pair.old < ours.count { append(line: ours[pair.old]) }
      (mine, others) = (pair.old + 1, pair.new + 1)
    }
  }

  private mutating func append(hunk ours: ArraySlice<ArraySlice<UInt8>>, _ theirs: ArraySlice<ArraySlice<UInt8>>) {
    guard !ours.isEmpty || !theirs.isEmpty else { return }
    append(marker: "<", " ours")
    for line in ours { append(line: line) }
    append(marker: "=", "")
    for line in theirs { append(line: line) }
    append(marker: ">", " theirs")
  }

  private mutating func append(line: ArraySlice<UInt8>) { bytes += line + [UInt8(ascii: "\n")] }

  private mutating func append(marker: String, _ label: String) {
    append(line: Array((String(repeating: marker, count: size) + label).utf8)[...])
  }
}
