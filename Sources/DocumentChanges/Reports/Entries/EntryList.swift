/// Entries as they are found: those about one object come together.
struct EntryList {
  private var entries: [(scene: String?, entry: DiffEntry, extras: [String: Int])] = []
  /// By the mark and a key of the object.
  private var places: [String: Int] = [:]

  /// Adds an entry, or a detail to the one with its key.
  ///
  /// - Parameter object: The id of the object that the detail is about.
  mutating func add(
    _ mark: DiffEntry.Mark, key: String, scene: String?, subject: @autoclosure () -> String, detail: String? = nil,
    object: String? = nil, tree: @autoclosure () -> [TreeLine] = []
  ) {
    let key = mark.rawValue + key
    if let place = places[key] {
      if let detail { entries[place].entry.details.append(detail) }
      return
    }
    places[key] = entries.count
    let entry = DiffEntry(
      mark: mark, subject: subject(), objects: object.map { [$0] } ?? [], details: detail.map { [$0] } ?? [],
      tree: tree())
    entries.append((scene, entry, [:]))
  }

  /// Counts something that came or went with an object: `4 constraints`.
  mutating func count(_ noun: String, with mark: DiffEntry.Mark, key: String) {
    guard let place = places[mark.rawValue + key] else { return }
    entries[place].extras[noun, default: 0] += 1
  }

  /// The entries by their scenes.
  func scenes() -> [SceneChanges] {
    var scenes: [SceneChanges] = []
    var indices: [String?: Int] = [:]
    for item in entries {
      var entry = item.entry
      let counts = item.extras.sorted { $0.key < $1.key }
      entry.details += counts.map { noun, count in count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
      if let index = indices[item.scene] {
        scenes[index].entries.append(entry)
      } else {
        indices[item.scene] = scenes.count
        scenes.append(SceneChanges(scene: item.scene, entries: [entry]))
      }
    }
    return scenes.map { SceneChanges(scene: $0.scene, entries: EntryGroups($0.entries).entries) }
  }
}
