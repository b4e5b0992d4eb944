import NibDecoder
import Project
import Support

/// Finds what the app's code asks for by the name of documents that no target builds, so that the app does not have them.
struct UnbuiltDocuments {
  let project: ProjectIndex
  /// What code asks for: storyboards or nibs.
  let kind: IdentifierUse.Kind

  /// Requests in code that something uses crash the app. AppKit answers that there is no such nib.
  func findings() -> [ProjectFinding] {
    let requests = project.identifiers.requests.filter { request in
      request.kind == kind && SourceRole.isOwn(request.path) && !project.targets.sources.isInNoTarget(request.path)
        && isUnbuilt(request.name)
    }
    guard !requests.isEmpty else { return [] }
    let unused = UnusedCode(around: requests, in: project)
    return requests.map { request in
      let range = SourceRange(request.range.lowerBound, request.range.upperBound)
      let isUnused = unused.contains(request)
      let suffix = kind == .storyboard ? "storyboard" : "xib"
      return ProjectFinding(
        "\(request.name).\(suffix) belongs to no target of the Xcode project; add it to one", in: request.path,
        at: range,
        isMinor: isUnused, isCrash: !isUnused && request.isRequired && kind == .storyboard)
    }
  }

  private func isUnbuilt(_ name: String) -> Bool {
    guard let documents = kind.document else { return false }
    let found = project.documents.documents(documents, named: name)
    return !found.isEmpty && found.allSatisfy { project.targets.documents.isInNoTarget($0.path) }
  }
}
