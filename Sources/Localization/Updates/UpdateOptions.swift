/// What an update does with translations whose text changed or is gone.
package struct UpdateOptions: Sendable {
  /// Whether keys of objects that are gone stay.
  package var keepsStale: Bool
  /// Whether a changed text replaces its translation.
  package var resetsChanged: Bool

  package init(keepsStale: Bool = false, resetsChanged: Bool = false) {
    self.keepsStale = keepsStale
    self.resetsChanged = resetsChanged
  }
}

/// The keys that an update changes.
package struct UpdatedKeys: Sendable, Equatable {
  package var added: [String] = []
  package var changed: [String] = []
  package var removed: [String] = []

  package init() {}

  package var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
