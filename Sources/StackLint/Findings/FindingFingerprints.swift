import NibDecoder

/// Names of a document's findings that stay the same when lines move and numbers change. They are made of the rule, the
/// document, the object or what else the finding is about, and the number of findings of that kind before.
struct FindingFingerprints {
  private let path: String
  private var counts: [String: Int] = [:]
  /// The line of the last finding in no object, with its words: a document of one line may have thousands of findings.
  private var lastLine: (number: Int, words: String)?

  init(repositoryPath path: String) {
    // A line break in a name must not make the path of one document look like the path and the object of another.
    self.path = String(path.unicodeScalars.map { $0 == "\n" ? "\0" : Character($0) })
  }

  /// The name of the next finding in document order.
  mutating func next(_ diagnostic: Diagnostic, _ nib: NibDocument?, _ lines: LineIndex) -> String {
    if let subject = diagnostic.subject { return next(diagnostic.ruleID, subject) }
    guard let range = diagnostic.range else { return next(diagnostic.ruleID, "") }
    let id = nib?.objectID(at: range.lowerBound)
    return next(diagnostic.ruleID, id ?? words(ofLine: lines.position(at: range.lowerBound).line, lines))
  }

  /// The words of a line; of a long one their hash, so that no finding takes more time than another.
  private mutating func words(ofLine number: Int, _ lines: LineIndex) -> String {
    if let lastLine, lastLine.number == number { return lastLine.words }
    let words = Self.squeezed(lines.text(ofLine: number))
    lastLine = (number, words.utf8.count > Self.longest ? Self.hash(words) : words)
    return lastLine?.words ?? ""
  }

  private static let longest = 1_000

  /// The name of the next finding of a rule on a subject, which an object's id is.
  mutating func next(_ ruleID: String, _ subject: String) -> String {
    let kind = "\(ruleID)\n\(path)\n\(subject)"
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    return Self.hash("\(kind)\n\(count)")
  }

  /// The words of a line, which name the place of a finding that is in no object.
  private static func squeezed(_ line: String) -> String {
    let words = line.utf8.split { $0 <= UInt8(ascii: " ") }
    return words.map { String(Substring($0)) }.joined(separator: " ")
  }

  /// FNV-1a with 64 bits, which gives the same on every machine and run.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
