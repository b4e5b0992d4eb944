@testable import Operations

extension DocumentRun.Output {
  /// What the first sink gets; empty for nothing.
  var text: String { texts.first.flatMap { $0?.text }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "" }

  /// What standard error gets; empty for nothing.
  var complaintText: String { complaint?.string ?? "" }
}
