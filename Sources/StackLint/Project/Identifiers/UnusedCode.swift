import Project
import Support

/// The code around requests that nothing uses: files that no app runs, controllers and views that neither code nor a document
/// names, and members that nothing calls.
struct UnusedCode {
  private let live: ReachableCode
  private let unusedWords: Set<String>
  /// The places of requests in members that nothing calls.
  private let unusedMembers: Set<Place>

  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  /// Reads the sources of the requests, and counts the words of all sources once.
  init(around requests: [IdentifierIndex.Request], in project: ProjectIndex) {
    live = project.live
    var members: [Place: EnclosingMember] = [:]
    let types = Set(requests.compactMap(\.enclosingType).filter { Self.mustBeNamed($0, project) })
    for (path, requests) in Dictionary(grouping: requests, by: \.path) where path.hasByteSuffix(".swift") {
      guard live.mayUse(path), let bytes = project.sources.content(path) else { continue }
      let outline = SourceOutline(bytes, language: .swift)
      let found = EnclosingMember.members(around: requests.map(\.range.lowerBound), in: outline)
      for request in requests {
        let start = request.range.lowerBound
        guard let member = found[start],
          member.kind != .method || Self.isOfObjects(request.enclosingType, project)
        else { continue }
        members[Place(path: path, start: start)] = member
      }
    }
    let unused = project.sources.wordsThatOccurOnce(among: types.union(members.values.map(\.name)))
    let actions = Set(members.values.filter { $0.kind == .action }.map(\.name)).intersection(unused)
    let sent = project.sources.words(of: actions, in: project.documents.documents.map(\.path))
    unusedMembers = Set(members.filter { unused.contains($1.name) && !sent.contains($1.name) }.keys)
    unusedWords = unused
  }

  /// Whether a request is in such code.
  func contains(_ request: IdentifierIndex.Request) -> Bool {
    !live.mayUse(request.path) || request.enclosingType.map(unusedWords.contains) == true
      || unusedMembers.contains(Place(path: request.path, start: request.range.lowerBound))
  }

  /// Whether a type is a class of views or controllers: protocols of packages have few methods that only these call.
  private static func isOfObjects(_ type: String?, _ project: ProjectIndex) -> Bool {
    guard let type, let lineage = project.classes.lineage(of: type) else { return false }
    return ClassesOfSystem.madeByName.contains { lineage.isKind(of: $0) == true }
  }

  /// Whether the system makes no object of a class unless code, a document or a property list names it.
  private static func mustBeNamed(_ name: String, _ project: ProjectIndex) -> Bool {
    guard project.classes[name]?.isDeclared == true, let lineage = project.classes.lineage(of: name),
      !project.documents.isIncomplete, !project.documents.isOpened(name)
    else { return false }
    return ClassesOfSystem.madeByName.contains { lineage.isKind(of: $0) == true }
      && !project.documents.documents.contains { $0.hasClass(name) }
  }
}
