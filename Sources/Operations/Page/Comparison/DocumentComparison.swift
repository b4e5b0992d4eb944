import DocumentChanges
import Drawing
import StackLint
import StackModel
import Support

/// What became of a document: its scenes, its views and its findings.
struct DocumentComparison {
  /// The scenes of today, and after them those that are gone.
  let scenes: [SceneComparison]
  /// The fingerprints of the findings that are new.
  let came: Set<String>
  /// The findings of today, those that are new apart from the others.
  let findings: FindingReport?
  /// The findings that are gone.
  let went: [LocatedFinding]

  /// - Parameters:
  ///   - before: The document as it was; nil for one that is new or could not be read.
  ///   - findingsBefore: Its findings, each on its own.
  ///   - after: The document of today; nil for one that is gone or cannot be read.
  ///   - findingsAfter: Its findings, each on its own.
  init(
    before: ComparedLayout?, _ findingsBefore: FindingReport?, after: ComparedLayout?, _ findingsAfter: FindingReport?
  ) {
    let compared = FindingComparison(findingsBefore?.findings ?? [], findingsAfter?.findings ?? [])
    came = compared.came
    findings = findingsAfter?.grouped(apart: came)
    went = findingsBefore?.keeping { compared.went.contains($0.fingerprint) }.grouped.findings ?? []
    scenes = Self.scenes(before, after)
  }

  private static func scenes(_ before: ComparedLayout?, _ after: ComparedLayout?) -> [SceneComparison] {
    var pairs = ScenePairs(before: before?.subjects ?? [])
    var teller: ChangeDescription?
    if let before, let after { teller = ChangeDescription(before, after) }
    let kept = (after?.subjects ?? []).enumerated().map { number, subject in
      let name = after?.titles[subject] ?? subject.name
      guard let after, let other = pairs.take(subject, at: number), let before else {
        return SceneComparison(name, before: nil, after: subject)
      }
      return SceneComparison(
        name, before: before.subjects[other], after: subject,
        changes: teller?.changes(before.scene(other), after.scene(number)) ?? [],
        isSamePicture: before.picture(of: other) == after.picture(of: number))
    }
    return kept + pairs.rest.map { SceneComparison(before?.titles[$0] ?? $0.name, before: $0, after: nil) }
  }
}

/// Finds the scene of before for each scene of today.
private struct ScenePairs {
  private let before: [DocumentDrawing.Subject]
  private var places: [String: Int] = [:]
  private var isTaken: [Bool]

  init(before: [DocumentDrawing.Subject]) {
    self.before = before
    isTaken = before.map { _ in false }
    for (place, subject) in before.enumerated() {
      let key = Self.key(subject, at: place)
      if places[key] == nil { places[key] = place }
    }
  }

  /// The ids of a scene and of its view stay the same for as long as it lives. One without any is known by its place.
  private static func key(_ subject: DocumentDrawing.Subject, at place: Int) -> String {
    subject.sceneID ?? subject.view.id ?? "#\(place)"
  }

  mutating func take(_ subject: DocumentDrawing.Subject, at number: Int) -> Int? {
    guard let place = places[Self.key(subject, at: number)], !isTaken[place] else { return nil }
    isTaken[place] = true
    return place
  }

  /// The scenes that no scene of today continues.
  var rest: [DocumentDrawing.Subject] { zip(before, isTaken).filter { !$0.1 }.map(\.0) }
}

/// The findings that came and went, by their fingerprints. It compares each on its own, not groups.
struct FindingComparison {
  private(set) var came: Set<String> = []
  private(set) var went: Set<String> = []

  init(_ before: [LocatedFinding], _ after: [LocatedFinding]) {
    let (old, new) = (Set(before.map(\.fingerprint)), Set(after.map(\.fingerprint)))
    // A fingerprint holds the text of its line: a finding whose line changed is still the same one if it says the same.
    var changed: [Words: Int] = [:]
    for finding in before where !new.contains(finding.fingerprint) { changed[Words(finding), default: 0] += 1 }
    for finding in after where !old.contains(finding.fingerprint) {
      if !changed.take(Words(finding)) { came.insert(finding.fingerprint) }
    }
    for finding in before.reversed() where !new.contains(finding.fingerprint) {
      if changed.take(Words(finding)) { went.insert(finding.fingerprint) }
    }
  }

  private struct Words: Hashable {
    let rule: String
    let sentence: String
    let object: String?

    init(_ finding: LocatedFinding) {
      (rule, sentence, object) = (finding.diagnostic.ruleID, finding.sentence, finding.object?.id)
    }
  }
}

/// What became of a document in Markdown, for a comment on a pull request.
struct ComparisonSummary: Sendable {
  /// The document with what changed in it, its scenes and its findings; empty if nothing differs.
  let text: Escaped<MarkdownCell>

  init(_ path: String, _ comparison: DocumentComparison, _ content: ContentChanges) {
    let scenes = comparison.scenes.filter { $0.change != nil }.map { Self.line($0) }
    let came = (comparison.findings?.findings ?? []).filter { comparison.came.contains($0.fingerprint) }
    let lines =
      scenes + came.map { Self.line("new", $0) } + comparison.went.map { Self.line("gone", $0) }
    let words = content.markdown(path: path)
    let heading: Escaped<MarkdownCell> = words.isEmpty && !lines.isEmpty ? "### \(path)\n\n" : ""
    text = heading + words + lines.joined() + (lines.isEmpty ? "" : "\n")
  }

  /// The summary lists this many changes of a scene, and counts the others.
  private static let mostChanges = 5

  private static func line(_ scene: SceneComparison) -> Escaped<MarkdownCell> {
    let texts = scene.seen.prefix(mostChanges).map { change -> Escaped<MarkdownCell> in
      let cause: Escaped<MarkdownCell> = change.cause.map { ", because \($0)" } ?? ""
      return "\(change.text)\(cause)"
    }
    let more = scene.seen.count - texts.count
    let all = texts + (more > 0 ? ["\(more) more"] : [])
    let rest: Escaped<MarkdownCell> = all.isEmpty ? "" : ": " + all.joined(separator: "; ")
    return "- screen \(scene.name) \(scene.change?.rawValue ?? "")\(rest)\n"
  }

  private static func line(_ word: String, _ finding: LocatedFinding) -> Escaped<MarkdownCell> {
    let diagnostic = finding.diagnostic
    return "- \(word) \(diagnostic.severity.rawValue): \(finding.sentence) (\(code: diagnostic.ruleID))\n"
  }
}
