package import NibDecoder
package import Support

/// Findings as text: `path:line:column: error: message [rule]`. The message starts with the object; where the source line
/// follows, the object has a line of its own between them.
package struct DiagnosticRenderer: Sendable {
  /// How much of the source is shown.
  package enum Style: Sendable {
    /// One line per finding.
    case plain
    /// The source line and a caret below it, in color on a terminal that supports it.
    case excerpt(isColored: Bool)
  }

  private let style: Style
  /// The text around the parts of a diagnostic.
  private let marks: Marks

  private var hasExcerpts: Bool { if case .excerpt = style { true } else { false } }

  private struct Marks: Sendable {
    let error, warning, notice, note: Escaped<LogLine>
    let ruleStart, ruleEnd: Escaped<LogLine>
    let caretStart, caretEnd: Escaped<LogLine>

    init(isColored: Bool) {
      let color = { (code: Int) -> Escaped<LogLine> in isColored ? "\u{1B}[\(code)m" : "" }
      let heading = { (word: String, code: Int) -> Escaped<LogLine> in ": \(color(code))\(word)\(color(0)): " }
      error = heading("error", 31)
      warning = heading("warning", 33)
      notice = heading("notice", 33)
      note = heading("note", 36)
      ruleStart = " \(color(2))["
      ruleEnd = "]\(color(0))\n"
      caretStart = color(32)
      caretEnd = "\(color(0))\n"
    }

    func heading(_ severity: Diagnostic.Severity) -> Escaped<LogLine> {
      switch severity {
      case .error: error
      case .warning: warning
      case .notice: notice
      }
    }
  }

  package init(style: Style) {
    self.style = style
    if case .excerpt(true) = style { marks = Marks(isColored: true) } else { marks = Marks(isColored: false) }
  }

  /// Diagnostics whose objects are not known, as those of a document that cannot be read.
  package func text(for diagnostics: [Diagnostic], in source: SourceFile) -> Escaped<LogLine> {
    guard !diagnostics.isEmpty else { return "" }
    let lines = LineIndex(source)
    return text(for: diagnostics.map { LocatedFinding($0, lines, fingerprint: "") }, lines, path: source.path)
  }

  /// The findings of one document.
  func text(for findings: [LocatedFinding], _ lines: LineIndex, path: String) -> Escaped<LogLine> {
    var text = Escaped<LogLine>(capacity: findings.count * (path.utf8.count + Self.usualLength))
    for finding in findings {
      if hasExcerpts, !text.bytes.isEmpty { text.append(literal: "\n") }
      write(finding, lines, path, to: &text)
    }
    return text
  }

  /// About how long a message is with its place, its object and its rule, in bytes.
  private static let usualLength = 160

  private func write(_ finding: LocatedFinding, _ lines: LineIndex, _ path: String, to text: inout Escaped<LogLine>) {
    let diagnostic = finding.diagnostic
    writePlace(diagnostic.range, lines, path, to: &text)
    text += marks.heading(diagnostic.severity)
    text.append(hasExcerpts ? diagnostic.message : finding.sentence)
    text += marks.ruleStart
    text.append(diagnostic.ruleID)
    text += marks.ruleEnd
    if hasExcerpts, let subject = finding.subject { text += "  \(subject)\n" }
    writeExcerpt(diagnostic.range, lines, to: &text)
    for note in diagnostic.notes {
      writePlace(note.range, lines, path, to: &text)
      text += marks.note
      text.append(note.message)
      text.append(literal: "\n")
      writeExcerpt(note.range, lines, to: &text)
    }
  }

  private func writePlace(_ range: SourceRange?, _ lines: LineIndex, _ path: String, to text: inout Escaped<LogLine>) {
    text.append(path)
    guard let position = range.map({ lines.position(at: $0.lowerBound) }) else { return }
    text.append(literal: ":")
    text.append(position.line)
    text.append(literal: ":")
    text.append(position.column)
  }

  /// The source line and carets below the range.
  private func writeExcerpt(_ range: SourceRange?, _ lines: LineIndex, to text: inout Escaped<LogLine>) {
    guard hasExcerpts, let excerpt = range.map({ SourceExcerpt($0, lines) }) else { return }
    text.append(literal: "  ")
    let before = append(excerpt.before, to: &text)
    let carets = append(excerpt.marked, to: &text)
    append(excerpt.after, to: &text)
    text.append(literal: "\n  ")
    text += .spaces(before) + marks.caretStart + .repeating("^", max(1, carets)) + marks.caretEnd
  }

  /// - Returns: How many columns the text takes.
  @discardableResult
  private func append(_ part: String, to text: inout Escaped<LogLine>) -> Int {
    let start = text.bytes.count
    text.append(part)
    return String(decoding: text.bytes[start...], as: UTF8.self).count
  }
}

extension DiagnosticRenderer {
  /// The findings of one document.
  package func text(for report: FindingReport) -> Escaped<LogLine> {
    text(for: report.findings, report.lines, path: report.source.path)
  }
}

/// The source line of a place, cut to what a terminal shows, and the part of it that carets mark.
struct SourceExcerpt {
  /// What stands before the mark, in it and behind it; `…` where the line goes on.
  let before, marked, after: String

  init(_ range: SourceRange, _ lines: LineIndex) {
    let line = lines.bytes(around: range.lowerBound, atMost: Self.limit)
    let place = min(max(range.lowerBound, line.startIndex), line.endIndex)
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = min(place, line.firstIndex { !isSpace($0) } ?? place)
    let mark = Self.mark(line, place, end: range.upperBound, visibleEnd: start + Self.width)
    let isNear = mark.upperBound <= start + Self.width
    let first = isNear ? start : max(start, line.characterEnd(mark.lowerBound - Self.context))
    let last = line.characterEnd(min(line.endIndex, first + Self.width))
    let lower = line.characterEnd(mark.lowerBound)
    let visible = lower..<max(lower, line.characterEnd(min(mark.upperBound, last)))
    before = (first > start ? "…" : "") + Self.text(line[first..<visible.lowerBound])
    marked = Self.text(line[visible])
    after = Self.text(line[visible.upperBound..<last]) + (last < line.endIndex ? "…" : "")
  }

  /// What to mark: the range, or the start tag of an element that goes on in other lines. Of a tag that is wider than the
  /// excerpt, the constant of a constraint is marked, because it is what most often has to change, or the name.
  private static func mark(_ line: ArraySlice<UInt8>, _ place: Int, end: Int, visibleEnd: Int) -> Range<Int> {
    guard end > min(visibleEnd, line.endIndex), place < line.endIndex, line[place] == UInt8(ascii: "<") else {
      return place..<max(place, min(end, line.endIndex))
    }
    let tag = line[place...]
    let close = tag.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? line.endIndex
    if close <= visibleEnd { return place..<close }
    if tag.starts(with: "<constraint ".utf8), let constant = constant(in: tag[..<close]) { return constant }
    return place..<(tag.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") } ?? line.endIndex)
  }

  private static func constant(in tag: ArraySlice<UInt8>) -> Range<Int>? {
    let name = " constant=\"".utf8
    guard let start = tag.firstIndex(of: name) else { return nil }
    return tag[(start + name.count)...].firstIndex(of: UInt8(ascii: "\"")).map { start + 1..<$0 + 1 }
  }

  /// A tab takes as many columns as the terminal likes.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  private static let width = 74
  private static let context = 30
  /// How many bytes of a line count before a place and behind it.
  private static let limit = 2000
}

extension ArraySlice<UInt8> {
  /// The first index from another one on at which no character goes on.
  fileprivate func characterEnd(_ index: Int) -> Int {
    guard indices.contains(index) else { return index }
    return self[index...].firstIndex { $0 & 0xC0 != 0x80 } ?? endIndex
  }
}

/// The places of a report for people, which shows no more than the first of those that a rule of style finds: one decision
/// of a team may be hundreds of findings.
final class ShownPlaces: Sendable {
  /// What was found by one rule.
  private struct Places {
    var shown = 0
    /// The findings that are not shown, and how many files they are in.
    var rest = (findings: 0, files: 0)
  }

  private static let most = 20

  private let places = Locked<[String: Places]>([:])

  /// The findings of the next file that are shown.
  func shown(of report: FindingReport) -> FindingReport {
    places.withLock { places in
      var rulesOfRest: Set<String> = []
      let shown = report.keeping { finding in
        guard finding.isAboutStyle else { return true }
        let rule = finding.diagnostic.ruleID
        if places[rule, default: Places()].shown < Self.most {
          places[rule, default: Places()].shown += 1
          return true
        }
        places[rule, default: Places()].rest.findings += finding.count
        rulesOfRest.insert(rule)
        return false
      }
      for rule in rulesOfRest { places[rule, default: Places()].rest.files += 1 }
      return shown
    }
  }

  /// A line for each rule with findings that are not shown.
  var countOfRest: Escaped<LogLine> {
    let rest = places.withLock { $0.filter { $1.rest.findings > 0 } }.sorted { $0.key < $1.key }
    let lines = rest.map { rule, places -> Escaped<LogLine> in
      let (findings, files) = places.rest
      return """
        and \(findings) more finding\(findings == 1 ? "" : "s") of \(rule) in \(files) file\(files == 1 ? "" : "s"); \
        --format concise shows all

        """
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }
}

extension LocatedFinding {
  /// Whether the app works all the same.
  fileprivate var isAboutStyle: Bool {
    switch diagnostic.severity {
    case .error: false
    case .warning: RuleCatalog.rule(diagnostic.ruleID)?.category.isStyle ?? false
    case .notice: true
    }
  }
}
