import Project
import Support

/// What code that something uses asks for by name.
struct LiveRequests: Sendable {
  private var names: [IdentifierUse.Kind: Set<String>] = [:]

  /// Reads sources, so it is made when a rule with a finding asks.
  init(_ project: ProjectIndex) {
    let requests = project.identifiers.requests.filter { request in
      request.isRequired && SourceRole.isOwn(request.path) && !project.targets.sources.isInNoTarget(request.path)
    }
    let unused = UnusedCode(around: requests, in: project)
    let starts = WordSet(["instantiateInitialViewController", "instantiateInitialController"])
    var starting: [String: Bool] = [:]
    let opensFirstScene = { (path: String) in
      if let known = starting[path] { return known }
      let isStarting = project.sources.content(path).map(starts.occurs) ?? false
      starting[path] = isStarting
      return isStarting
    }
    for request in requests
    where !unused.contains(request) && (request.kind != .storyboard || opensFirstScene(request.path)) {
      names[request.kind, default: []].insert(request.name)
    }
  }

  /// Whether used code asks for something of a kind by a name. Of a storyboard it is the first scene that counts.
  func contain(_ kind: IdentifierUse.Kind, _ name: String) -> Bool { names[kind]?.contains(name) ?? false }
}
