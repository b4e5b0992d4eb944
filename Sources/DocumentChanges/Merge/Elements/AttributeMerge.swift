import Formats

/// Merges the attributes of an element that both sides changed, one by one.
struct AttributeMerge {
  private let versions: MergeVersions
  private let role: ElementRole
  private let base: [String: String]
  private let ours: ElementPlace
  private let theirs: ElementPlace
  /// Whether theirs was saved by a newer Xcode.
  private let prefersTheirs: Bool

  init(_ versions: MergeVersions, _ role: ElementRole, base: ElementPlace?, ours: ElementPlace, theirs: ElementPlace) {
    (self.versions, self.role, self.ours, self.theirs) = (versions, role, ours, theirs)
    self.base = base.map { versions.values($0) } ?? [:]
    prefersTheirs =
      role == .document
      && VersionNumber(versions.value(ours, "toolsVersion")) < VersionNumber(versions.value(theirs, "toolsVersion"))
  }

  /// The attributes of the result, and what the sides disagree about.
  ///
  /// - Parameter decide: The side whose value the result has where they do.
  func merged(
    _ decide: (MergeConflict.Subject) -> MergeSide
  ) -> (attributes: [MergedAttribute], subjects: [MergeConflict.Subject]) {
    let (mine, others) = (versions.attributes(ours), versions.attributes(theirs))
    var subjects: [MergeConflict.Subject] = []
    var result: [MergedAttribute] = []
    for attribute in mine {
      let other = others.first { $0.name == attribute.name }
      switch choice(attribute.name, ours: attribute.value, theirs: other?.value, decide, &subjects) {
      case .ours: result.append(MergedAttribute(place: ours, attribute: attribute))
      case .theirs: if let other { result.append(MergedAttribute(place: theirs, attribute: other)) }
      default: break
      }
    }
    for (index, attribute) in others.enumerated() where !mine.contains(where: { $0.name == attribute.name }) {
      guard choice(attribute.name, ours: nil, theirs: attribute.value, decide, &subjects) == .theirs else { continue }
      let previous = Set(others[..<index].map(\.name))
      let place = result.lastIndex { previous.contains($0.attribute.name) }
      result.insert(MergedAttribute(place: theirs, attribute: attribute), at: place.map { $0 + 1 } ?? 0)
    }
    return (arranged(result), subjects)
  }

  /// Attributes in Xcode's order if both sides have them so. Each side may have added some at one place.
  private func arranged(_ result: [MergedAttribute]) -> [MergedAttribute] {
    let name = versions.name(ours)
    let areArranged = [ours, theirs].allSatisfy { place in
      versions.order.arrangement(ofAttributes: versions.attributes(place).map(\.name), of: name) == nil
    }
    guard areArranged,
      let arrangement = versions.order.arrangement(ofAttributes: result.map(\.attribute.name), of: name)
    else { return result }
    return arrangement.map { result[$0] }
  }

  /// The side whose value the result has, or lacks.
  private func choice(
    _ name: String, ours: String?, theirs: String?, _ decide: (MergeConflict.Subject) -> MergeSide,
    _ subjects: inout [MergeConflict.Subject]
  ) -> MergeSide {
    let old = base[name]
    if ours == theirs || theirs == old { return .ours }
    if ours == old { return .theirs }
    switch role {
    case .version where Self.versions.contains(name), .document where Self.versions.contains(name):
      return VersionNumber(ours) < VersionNumber(theirs) ? .theirs : .ours
    case .document where !Self.meaningful.contains(name): return prefersTheirs ? .theirs : .ours
    case .content where InterfaceBuilderMarks.names.contains(name): return .ours
    case .version: return .ours
    default:
      let subject = MergeConflict.Subject.attribute(name, base: old, ours: ours, theirs: theirs)
      subjects.append(subject)
      return decide(subject)
    }
  }

  private static let versions: Set<String> = ["version", "toolsVersion", "minToolsVersion"]
  /// The attributes of the root that say what the document is.
  private static let meaningful: Set<String> = ["initialViewController", "type", "targetRuntime"]
}

extension MergeVersions {
  /// The values of an element's attributes by their names.
  func values(_ place: ElementPlace) -> [String: String] {
    Dictionary(attributes(place).map { ($0.name, $0.value) }) { first, _ in first }
  }
}

/// Numbers between dots, as in `22505` or `13.2.1`.
struct VersionNumber: Comparable {
  private let parts: [Int]

  /// - Parameter text: What is no number counts as older than all versions.
  init(_ text: String?) {
    let parts = (text ?? "").split(separator: ".").map { Int($0) }
    self.parts = parts.contains(nil) ? [] : parts.compactMap(\.self)
  }

  static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
