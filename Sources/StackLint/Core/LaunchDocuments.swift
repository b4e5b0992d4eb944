import NibDecoder
import Support

/// Looks for the documents that property lists and build settings name.
struct LaunchDocuments {
  private let project: ProjectIndex
  /// The names of the documents that each target builds.
  private var namesByTarget: [String: Set<String>] = [:]
  private lazy var projectNames = Set(project.documents.documents.map { $0.fileName })

  init(_ project: ProjectIndex) { self.project = project }

  /// What was found of a document.
  enum Answer: Equatable {
    case found
    /// Only one in another case, which devices do not take for the same.
    case inOtherCase(String)
    /// The target does not have it, but something in the project.
    case outsideOfTarget(String)
    /// Nothing has it.
    case missing(suggestion: String?)
  }

  /// Nil where it is not known.
  mutating func answer(_ name: String, _ reference: LaunchReference) -> Answer? {
    guard Self.isName(name) else { return nil }
    let names = reference.target.map { namesOfDocuments(of: $0) } ?? projectNames
    if has(name, in: names) || reference.key.kinds.contains(.xib) && has(name, in: project.launch.compiledNames) {
      return .found
    }
    let wanted = name.lowercased()
    if let other = names.sorted().first(where: { $0.withoutDevice.lowercased() == wanted }) {
      return .inOtherCase(other.withoutDevice)
    }
    // Where a target has no documents at all, something else brings them.
    guard !names.isEmpty else { return nil }
    let others = reference.key.kinds.flatMap { project.documents.documents($0, named: name) }
    if let target = reference.target {
      if others.contains(where: { target.mayCopy($0.path) }) { return nil }
      // A document of another Xcode project has nothing to do with the target.
      let near = others.first { target.folder.isEmpty || $0.path.hasBytePrefix(target.folder + "/") }
      if let near { return .outsideOfTarget(near.path) }
    } else if !others.isEmpty {
      return .found
    }
    var suggestions = NameSuggestions(Array(Set(names.map(\.withoutDevice))))
    return .missing(suggestion: suggestions.next(for: name, within: 3))
  }

  /// The documents of a reference that are here: those of the target if it is known.
  func documents(_ name: String, _ reference: LaunchReference) -> [DocumentSummary] {
    let all = reference.key.kinds.flatMap { project.documents.documents($0, named: name) }
    return all.filter { reference.target?.contains($0.path) ?? true }
  }

  private mutating func namesOfDocuments(of target: LaunchTarget) -> Set<String> {
    if let known = namesByTarget[target.id] { return known }
    let names = target.documentNames(project.documents.documents)
    namesByTarget[target.id] = names
    return names
  }

  /// A document may be for one kind of device: `Main~ipad`.
  private func has(_ name: String, in names: Set<String>) -> Bool {
    names.contains(name) || names.contains { $0.withoutDevice == name }
  }

  /// Names of templates are filled in later.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { "$%{}<>#@\n".contains($0) } && !name.hasBytePrefix("__")
  }
}

extension String {
  /// The name of a document without the kind of device that it is for.
  fileprivate var withoutDevice: String { String(prefix { $0 != "~" }) }
}
