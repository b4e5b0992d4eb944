import NibDecoder
import Project

/// Reports what a project declares outside of documents and nothing uses.
struct UnusedFindings {
  let project: ProjectIndex
  let kind: UnusedItem.Kind
  /// What code may call it by a name that it puts together; nil if it cannot.
  var use: UsedName?
  /// The things in words, such as `images`.
  let plural: String

  /// - Parameter message: What is wrong with a name.
  func findings(_ message: (String) -> String) -> [ProjectFinding] {
    let found = project.usage.unused(kind)
    if let use, let place = project.usage.hiding(kind, use) {
      return [
        ProjectFinding(
          "unused \(plural) are not reported: code makes names here that nothing else tells", in: place.path,
          at: SourceRange(place.range.lowerBound, place.range.upperBound), isMinor: true)
      ]
    }
    return found.map { thing in
      ProjectFinding(
        message(thing.name), in: thing.path, at: thing.range.map { SourceRange($0.lowerBound, $0.upperBound) })
    }
  }
}

extension ProjectIndex {
  /// What was looked at, in words: `41 documents and 312 sources do not name it`.
  var lookedAt: String {
    let (documents, sources) = (documents.documents.count, usage.sourceCount)
    return "\(documents.counted("document")) and \(sources.counted("source")) do not name it"
  }

  /// The same about sources alone.
  var lookedAtSources: String {
    usage.sourceCount == 1 ? "1 source does not name it" : "\(usage.sourceCount) sources do not name it"
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
