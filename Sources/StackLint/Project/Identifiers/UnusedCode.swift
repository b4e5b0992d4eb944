import Escaping
import SourceClasses

/// The code around requests that nothing uses: files whose types nothing names that an app may run, and static members that
/// nothing calls.
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
    for (path, requests) in Dictionary(grouping: requests, by: \.path) where path.hasByteSuffix(".swift") {
      guard live.mayUse(path), let bytes = project.sources.content(path) else { continue }
      for request in requests {
        guard let member = StaticMember.name(around: request.range.lowerBound, in: bytes) else { continue }
        members[Place(path: path, start: request.range.lowerBound)] = member
      }
    }
    self.members = members
    unusedWords = project.sources.wordsThatOccurOnce(among: Set(members.values))
  }

  /// Whether a request is in such code.
  func contains(_ request: IdentifierIndex.Request) -> Bool {
    !live.mayUse(request.path)
      || members[Place(path: request.path, start: request.range.lowerBound)].map(unusedWords.contains) ?? false
  }
}
