import Escaping
import SourceClasses

/// The code around requests that nothing uses: files that no app runs, controllers and views that neither code nor a document
/// names, and static members that nothing calls.
struct UnusedCode {
  private let live: LiveCode
  private let unusedWords: Set<String>
  private let members: [Place: String]

  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  /// Reads the sources of the requests, and counts the words of all sources once.
  init(around requests: [IdentifierIndex.Request], in project: ProjectIndex) {
    live = project.live
    var members: [Place: String] = [:]
    let types = Set(requests.compactMap(\.enclosingType).filter { Self.mustBeNamed($0, project) })
    for (path, requests) in Dictionary(grouping: requests, by: \.path) where path.hasByteSuffix(".swift") {
      guard live.mayUse(path), let bytes = project.sources.content(path) else { continue }
      for request in requests {
        guard let member = StaticMember.name(around: request.range.lowerBound, in: bytes) else { continue }
        members[Place(path: path, start: request.range.lowerBound)] = member
      }
    }
    self.members = members
    unusedWords = project.sources.wordsThatOccurOnce(among: types.union(members.values))
  }

  /// Whether a request is in such code.
  func contains(_ request: IdentifierIndex.Request) -> Bool {
    !live.mayUse(request.path) || request.enclosingType.map(unusedWords.contains) == true
      || members[Place(path: request.path, start: request.range.lowerBound)].map(unusedWords.contains) ?? false
  }

  /// Whether the system makes no object of a class unless code, a document or a property list names it.
  private static func mustBeNamed(_ name: String, _ project: ProjectIndex) -> Bool {
    guard project.classes[name]?.isDeclared == true, let lineage = project.classes.lineage(of: name),
      !project.documents.isIncomplete, !project.documents.isOpened(name)
    else { return false }
    return ClassesOfSystem.madeByName.contains { lineage.isKind(of: $0) == true }
      && !project.documents.documents.contains { $0.customClasses.contains(name) }
  }
}
