import Formats
import NibDecoder

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
