import NibDecoder
import Project
import Support

/// Finds what the app's code asks for by a name that nothing has.
struct UnknownRequests {
  let project: ProjectIndex
  let kind: IdentifierUse.Kind
  /// The names of documents, and those that code registers.
  let known: Set<String>
  /// Whether a name must be one that somebody knows. Of others only those are reported that are like a known one.
  let isCertain: Bool
  /// Whether all names are known that code gives.
  var isComplete = true
  /// Whether a request is one to report at all.
  var isPossible: (IdentifierIndex.Request) -> Bool = { _ in true }
  /// Whether nobody can know a name, whatever is not known about others.
  var isSure: (IdentifierIndex.Request) -> Bool = { _ in false }

  /// Finds requests for names that nothing has. Those that a change made fail crash the app, unless nothing uses the code.
  ///
  /// - Parameter message: What is wrong with a name.
  func findings(_ message: (String) -> String) -> [ProjectFinding] {
    guard !project.documents.documents.isEmpty else { return [] }
    var suggestions = NameSuggestions(Array(known))
    var forgotten = ForgottenIdentifiers(project, known)
    let unknown = project.unknownRequests(of: kind, except: known)
    let found: [(IdentifierIndex.Request, message: String)] = unknown.compactMap { request in
      let library = SourceRole.library(of: request.path)
      guard library != nil || SourceRole.isOwn(request.path) else { return nil }
      let isSure = isSure(request) || isLost(request)
      guard isSure || isPossible(request) else { return nil }
      let nearest = suggestions.next(for: request.name)
      // A library may come without all of its documents.
      guard library.map({ hasDocument(nearest, in: $0) }) ?? (nearest != nil || isCertain || isSure) else { return nil }
      // Where the name is wrong in any case, a wrong guess is worse than none.
      let guess = isCertain || isSure ? suggestions.next(for: request.name, within: 2) : nearest
      let hint = (guess ?? forgotten.identifier(meantBy: request.name)).map { "; did you mean \($0)?" } ?? ""
      let fact = message(request.name)
      return (request, Diagnostic.message(fact + hint, fact))
    }
    guard !found.isEmpty else { return [] }
    let unused = UnusedCode(around: found.map(\.0), in: project)
    return found.map { request, message in
      let range = SourceRange(request.range.lowerBound, request.range.upperBound)
      return ProjectFinding(
        message, in: request.path, at: range, isMinor: unused.contains(request), isCrash: isCrash(request))
    }
  }

  /// Whether the app crashes for certain when it gets to a request.
  private func isCrash(_ request: IdentifierIndex.Request) -> Bool {
    guard let base = project.base, request.isRequired, SourceRole.isOwn(request.path) else { return false }
    let isNew = !base.makes(request) && (isCertain && isComplete || isSure(request) || isSlip(request, base))
    guard isNew || isLost(request) else { return false }
    // AppKit answers that there is no such nib.
    return kind != .nib && kind != .segue || !isOfAppKit(request.path)
  }

  /// Whether the name is one that code asked for, with a letter gone wrong. Nobody else gives such a name.
  private func isSlip(_ request: IdentifierIndex.Request, _ base: ProjectBase) -> Bool {
    request.isLiteral && known.contains { request.name.isSlip(of: $0) && base.asks(for: $0, request.kind) }
  }

  /// Whether something had the name at the revision that a run is compared with.
  private func isLost(_ request: IdentifierIndex.Request) -> Bool {
    isComplete && project.base?.hasName(of: request) == true
  }

  private func isOfAppKit(_ path: String) -> Bool {
    project.sources.content(path).map(Self.appKit.occurs) ?? true
  }

  private static let appKit = WordSet(["AppKit", "Cocoa"])

  /// Whether a library has the storyboard or nib that a misspelled name was meant for.
  private func hasDocument(_ name: String?, in library: String) -> Bool {
    guard let name, let kind = kind.document else { return false }
    return project.documents.documents(kind, named: name).contains { $0.path.hasBytePrefix(library) }
  }
}

extension ProjectIndex {
  /// What code asks for by names that nothing has.
  ///
  /// - Parameter known: The names of documents, and those that code registers.
  func unknownRequests(of kind: IdentifierUse.Kind, except known: Set<String>) -> [IdentifierIndex.Request] {
    let archived = documents.archivedTexts
    return identifiers.requests.filter { request in
      request.kind == kind && !request.name.isEmpty && !known.contains(request.name)
        && !archived.contains(request.name)
    }
  }
}

extension IdentifierUse.Kind {
  /// The kind of the documents that have such a name; nil for names of parts of documents.
  var document: DocumentSummary.Kind? {
    switch self {
    case .storyboard: .storyboard
    case .nib: .xib
    default: nil
    }
  }
}

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
