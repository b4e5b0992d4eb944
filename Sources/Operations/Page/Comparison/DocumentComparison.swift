import Drawing
import StackLint
import StackModel

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
    var teller: ChangeTeller?
    if let before, let after { teller = ChangeTeller(before, after) }
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
