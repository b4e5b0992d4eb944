import NibDecoder
import Support

/// The line that reports a conflict: what contradicts, what would be broken, what to do. Long ones leave out what the place
/// of the finding, its notes and its edits show.
struct ConflictMessage {
  private let conflict: ConstraintConflict
  private let fix: ConflictFix?

  init(_ conflict: ConstraintConflict, _ fix: ConflictFix?) {
    (self.conflict, self.fix) = (conflict, fix)
  }

  /// The first wording that fits into a line, or else the shortest.
  var text: String { Diagnostic.message(wordings) }

  private var wordings: [String] {
    let broken = conflict.broken.shortConsoleText
    if conflict.others.isEmpty { return variants("\(broken) can never hold; it would be broken") }
    let count = conflict.others.count
    guard let proof = conflict.proof else {
      return variants("\(count + 1) required constraints cannot all hold; \(broken) would be broken")
    }
    let sentence = ConflictText(proof).sentence
    let culprit = culprit(in: sentence)
    let full = variants("\(sentence); \(culprit ?? broken) would be broken")
    // Numbers are worth more than the constraint's name, which its place tells.
    let inPlace = [sentence, fix?.messageInPlace].compactMap(\.self).joined(separator: "; ")
    let brief = [inPlace, "\(sentence); change one"]
    return full + brief + variants("\(broken) contradicts \(count == 1 ? "another" : "\(count) others")")
  }

  /// With the whole of what to do, without the number of the priority, and with the first thing alone.
  private func variants(_ reason: String) -> [String] {
    guard let fix else { return [reason] }
    let plain = fix.message.replacing(" to 999", with: "")
    return [fix.message, plain, fix.shortMessage].map { "\(reason); \($0)" }
  }

  /// What to call the constraint that would be broken if the contradiction quotes it.
  private func culprit(in sentence: String) -> String? {
    let broken = conflict.broken.shortConsoleText
    if sentence.hasBytePrefix("\(broken), but ") { return "the former" }
    return sentence.hasByteSuffix(", but \(broken)") ? "the latter" : nil
  }
}

extension ConflictFix {
  /// The first thing to do, said at the constraint itself.
  fileprivate var messageInPlace: String {
    shortMessage.replacing(" its ", with: " this ").replacing(" to 999", with: "")
  }
}
