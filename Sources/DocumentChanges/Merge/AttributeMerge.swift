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
    case .document where !DocumentVersion.meaningfulAttributes.contains(name): return prefersTheirs ? .theirs : .ours
    case .content where InterfaceBuilderMarks.names.contains(name): return .ours
    case .version: return .ours
    default:
      let subject = MergeConflict.Subject.attribute(name, base: old, ours: ours, theirs: theirs)
      subjects.append(subject)
      return decide(subject)
    }
  }

  private static let versions: Set<String> = ["version", "toolsVersion", "minToolsVersion"]
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

/// Tells the changes that somebody made from those that come with a save.
///
/// Deleting an element beats what only a save changed in it.
struct Significance: Sendable {
  private let versions: MergeVersions
  private let migrations: [MergeSide: Migration]

  init(_ versions: MergeVersions) {
    self.versions = versions
    migrations = [.ours: Migration(by: .ours, in: versions), .theirs: Migration(by: .theirs, in: versions)]
  }

  /// Whether somebody changed or moved an element since the base.
  func isChanged(_ place: ElementPlace, since base: ElementPlace) -> Bool {
    guard versions.parent(place) == versions.parent(base), versions.name(place) == versions.name(base),
      versions.text(place) == versions.text(base)
    else { return true }
    let (old, new) = (versions.values(base), versions.values(place))
    return Set(old.keys).union(new.keys).contains { name in
      old[name] != new[name] && !InterfaceBuilderMarks.names.contains(name)
        && migrations[place.side]?.made(versions.name(place), name, from: old[name], to: new[name]) != true
    }
  }
}

/// The attributes that another version of Xcode added to all elements alike, or dropped from them, when it saved the
/// document.
private struct Migration: Sendable {
  private struct Change: Hashable {
    let element: String
    let attribute: String
    let value: String
    let isAdded: Bool
  }

  /// In how many elements a change was made.
  private var counts: [Change: Int] = [:]
  /// How many elements had an attribute with a value.
  private var values: [Change: Int] = [:]
  /// How many elements of a name there were.
  private var elements: [String: Int] = [:]

  /// - Parameter side: Has none if the same version of Xcode saved it as the base.
  init(by side: MergeSide, in versions: MergeVersions) {
    let (old, new) = (versions[.base].tree, versions[side].tree)
    guard old[old.root, "toolsVersion"] != new[new.root, "toolsVersion"] else { return }
    for identity in versions.table.all {
      guard let base = versions.place(of: identity, in: .base), let place = versions.place(of: identity, in: side)
      else { continue }
      add(versions.name(base), versions.values(base), versions.values(place))
    }
  }

  private mutating func add(_ element: String, _ old: [String: String], _ new: [String: String]) {
    elements[element, default: 0] += 1
    for (name, value) in old {
      let change = Change(element: element, attribute: name, value: value, isAdded: false)
      values[change, default: 0] += 1
      if new[name] == nil { counts[change, default: 0] += 1 }
    }
    for (name, value) in new where old[name] == nil {
      counts[Change(element: element, attribute: name, value: value, isAdded: true), default: 0] += 1
    }
  }

  /// Whether a change was made wherever it could have been, and more than once.
  func made(_ element: String, _ attribute: String, from old: String?, to new: String?) -> Bool {
    guard let value = old ?? new, old == nil || new == nil else { return false }
    let change = Change(element: element, attribute: attribute, value: value, isAdded: old == nil)
    guard let count = counts[change], count > 1 else { return false }
    return count == (change.isAdded ? elements[element] : values[change])
  }
}
