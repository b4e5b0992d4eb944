import Formats
import NibDecoder
import Project
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
  var withoutDevice: String { String(prefix { $0 != "~" }) }
}

/// What the code does that starts an app: the delegates of the app and of its scenes.
struct LaunchDelegates {
  private let project: ProjectIndex
  private let delegates: [String]

  init(_ project: ProjectIndex) {
    self.project = project
    let classes = project.classes
    let all = classes.names.map { ($0, classes[$0]?.inherited ?? []) }
    delegates = all.filter { !$0.1.isDisjoint(with: Self.protocols) }.map(\.0).sorted()
  }

  private static let protocols: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  /// Whether a delegate makes windows, or fills them.
  ///
  /// - Parameter target: The target of the app; nil for any.
  func makeWindows(_ target: LaunchTarget?) -> Bool {
    delegates.contains { name in
      let paths = project.sources.paths(ofClass: name).filter { target?.contains($0) ?? true }
      return paths.compactMap(project.sources.text).contains { text in
        text.makes("UIWindow") || text.contains(anyOf: ["rootViewController", "setRootViewController"])
      }
    }
  }

  /// Whether an app has a delegate, and none that describes its scenes. An app of SwiftUI needs no delegate.
  func lackScenes(_ target: LaunchTarget) -> Bool {
    let own = delegates.filter { isDeclared($0, in: target) }
    return !own.isEmpty
      && !own.contains { name in
        project.classes[name]?.selectors.contains { $0.contains("configurationForConnecting") } == true
      }
  }

  private func isDeclared(_ name: String, in target: LaunchTarget) -> Bool {
    project.sources.paths(ofClass: name).contains(where: target.contains)
  }
}

/// Findings at the names of documents in property lists and build settings.
struct LaunchFindings {
  /// What is wrong with a name.
  struct Fault {
    let message: String
    /// Whether it is no more than a notice.
    var isMinor = false
  }

  /// Each place has one finding, whatever targets share it: the first that is more than a notice.
  ///
  /// - Parameter fault: What is wrong with the name of a document; nil for nothing.
  static func all(in project: ProjectIndex, _ fault: (LaunchReference) -> Fault?) -> [ProjectFinding] {
    var found: [String: [[String]: Fault]] = [:]
    for reference in project.launch.references where SourceRole.isOwn(reference.file) {
      guard let fault = fault(reference) else { continue }
      let known = found[reference.file]?[reference.path]
      if known.map({ $0.isMinor && !fault.isMinor }) ?? true {
        found[reference.file, default: [:]][reference.path] = fault
      }
    }
    return found.flatMap { file, faults -> [ProjectFinding] in
      let places = project.sources.content(file).map { PropertyList.places(of: faults.keys, in: $0) } ?? [:]
      return faults.map { path, fault in
        let range = places[path].map { SourceRange($0.lowerBound, $0.upperBound) }
        return ProjectFinding(fault.message, in: file, at: range, isMinor: fault.isMinor)
      }
    }
  }
}
