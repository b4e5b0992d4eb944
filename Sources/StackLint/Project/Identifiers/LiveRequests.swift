import Escaping
import OperatingSystem
import SourceClasses

/// What code that something uses asks for by name. Only rules with a finding ask, so sources are read when one does.
final class LiveRequests: Sendable {
  private typealias Names = [IdentifierUse.Kind: Set<String>]

  private let known = Locked<Names?>(nil)

  /// Whether used code asks for something of a kind by a name. Of a storyboard it is the first scene that counts.
  func contain(_ kind: IdentifierUse.Kind, _ name: String, in project: ProjectIndex) -> Bool {
    known.withLock { known in
      let names = known ?? Self.names(in: project)
      known = names
      return names[kind]?.contains(name) ?? false
    }
  }

  private static func names(in project: ProjectIndex) -> Names {
    let requests = project.identifiers.requests.filter { request in
      request.isRequired && SourceRole.isOwn(request.path) && !project.targets.sources.isInNoTarget(request.path)
    }
    let unused = UnusedCode(around: requests, in: project)
    let starts = WordSet(["instantiateInitialViewController", "instantiateInitialController"])
    var starting: [String: Bool] = [:]
    let opensFirstScene = { (path: String) in
      if let known = starting[path] { return known }
      let isStarting = project.sources.content(path)?.withUnsafeBufferPointer(starts.occurs) ?? false
      starting[path] = isStarting
      return isStarting
    }
    return requests.reduce(into: [:]) { names, request in
      guard !unused.contains(request), request.kind != .storyboard || opensFirstScene(request.path) else { return }
      names[request.kind, default: []].insert(request.name)
    }
  }
}
