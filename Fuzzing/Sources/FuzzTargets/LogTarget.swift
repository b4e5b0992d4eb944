import Support

@testable import LayoutAnalysis
@testable import StackModel

/// Reads a log, explains what it tells, and looks for that in a document.
struct LogTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    let log = ConsoleLog(bytes)
    var explanations = log.conflicts.map { LogExplanation($0) }
    if let document = try? LayoutDocument(Array(Self.document.utf8), path: DocumentTarget.path) {
      let matches = LogMatcher(log).matches(in: document)
      explanations += zip(log.conflicts, matches).map { LogExplanation($0, matches: $1, documentCount: 1) }
    }
    for explanation in explanations { try Self.check(explanation) }
    let text = LogExplanationTextWriter(path: "console.txt").text(for: explanations)
    try LogText.check(text.bytes, "explanation of a log")
    let json = LogExplanationJSONWriter(path: "console.txt").text(for: explanations)
    try JSONText.check(json.bytes, "explanation of a log")
  }

  private static func check(_ explanation: LogExplanation) throws(Violation) {
    let lines = document.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    for match in explanation.matches {
      let positions = (match.items.values.map(\.position) + match.constraints.values.map(\.position)).compactMap(\.self)
      try Violation.unless(positions.allSatisfy { $0.line <= lines }, "a place is outside of the document")
    }
    guard let contradiction = explanation.contradiction, contradiction.sentence != nil else { return }
    let sum = contradiction.members.reduce(0) { $0 + $1.share }
    try Violation.unless(sum > 0 || !sum.isFinite, "the shares of a contradiction add up to \(sum)")
  }

  private static let document = """
    <view id="root" width="320" height="200">
      <imageView id="photo"/>
      <label id="name" text="Name"/>
      <stackView id="row" spacing="8"><view id="one" customClass="CardView"/><button id="two" title="OK"/></stackView>
      <constraint firstItem="photo" firstAttribute="width" constant="120"/>
      <constraint firstItem="photo" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="photo" secondAttribute="trailing" constant="8"/>
      <constraint firstItem="name" firstAttribute="width" constant="200"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="16"/>
    </view>
    """
}
