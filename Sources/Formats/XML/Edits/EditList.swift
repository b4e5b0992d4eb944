import Support

/// Edits of one document that can be made together: no two of them replace the same bytes.
public struct EditList: Sendable {
  /// All edits in order, in runs of limited length, so that inserting one does not move all others.
  private var runs: [[SourceEdit]] = []
  private static let longestRun = 512

  /// Creates an empty list.
  public init() {}

  /// Creates a list of edits in any order.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` for edits that cannot be made together.
  public init(_ edits: some Sequence<SourceEdit>) throws(EditError) {
    for edit in edits { try insert(edit) }
  }

  /// The edits in document order.
  public var edits: [SourceEdit] { Array(runs.joined()) }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { runs.isEmpty }

  /// Adds an edit.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` if it overlaps one of the list, which then stays as it is.
  public mutating func insert(_ edit: SourceEdit) throws(EditError) {
    let place = place(of: edit)
    try check(edit, at: place)
    insert(edit, at: place)
  }

  /// Adds some edits, all or none of them.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` if two of them overlap, or one of them and one of the list.
  public mutating func insert(contentsOf edits: some Sequence<SourceEdit>) throws(EditError) {
    let added = try EditList(edits).edits
    for edit in added { try check(edit, at: place(of: edit)) }
    for edit in added { insert(edit, at: place(of: edit)) }
  }
}

// MARK: - The order of edits

extension EditList {
  /// The place of the first edit that does not precede another one. It may lie at the end of a run.
  private func place(of edit: SourceEdit) -> (run: Int, index: Int) {
    let next = runs.partitioningIndex { !($0[0].precedes(edit)) }
    guard next > 0 else { return (0, 0) }
    return (next - 1, runs[next - 1].partitioningIndex { !$0.precedes(edit) })
  }

  private func check(_ edit: SourceEdit, at place: (run: Int, index: Int)) throws(EditError) {
    guard runs.indices.contains(place.run) else { return }
    let run = runs[place.run]
    if place.index > 0, !run[place.index - 1].isBefore(edit) { throw .overlap(run[place.index - 1], edit) }
    let following = place.index < run.count ? run[place.index] : runs.dropFirst(place.run + 1).first?[0]
    if let following, !edit.isBefore(following) { throw .overlap(following, edit) }
  }

  private mutating func insert(_ edit: SourceEdit, at place: (run: Int, index: Int)) {
    guard runs.indices.contains(place.run) else { return runs.append([edit]) }
    runs[place.run].insert(edit, at: place.index)
    guard runs[place.run].count > Self.longestRun else { return }
    let half = runs[place.run].count / 2
    runs.insert(Array(runs[place.run][half...]), at: place.run + 1)
    runs[place.run].removeSubrange(half...)
  }
}
