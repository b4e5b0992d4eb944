extension SortedList {
  /// What the list is sorted by.
  func key(of place: ElementPlace, in versions: MergeVersions) -> [String] {
    key(name: versions.name(place)) { versions.value(place, $0) ?? "" }
  }
}
