/// What an update does with translations whose text changed or is gone.
public struct UpdateOptions: Sendable {
  /// Whether keys of objects that are gone stay.
  public var keepsStale: Bool
  /// Whether a changed text replaces its translation.
  public var resetsChanged: Bool

  /// Creates options.
  public init(keepsStale: Bool = false, resetsChanged: Bool = false) {
    self.keepsStale = keepsStale
    self.resetsChanged = resetsChanged
  }
}

/// The keys that an update changes.
public struct UpdatedKeys: Sendable, Equatable {
  /// The keys of texts that the file lacked.
  public package(set) var added: [String] = []
  /// The keys of texts that the document, or a translation, has otherwise.
  public package(set) var changed: [String] = []
  /// The keys of texts that are gone from the document.
  public package(set) var removed: [String] = []

  init() {}

  /// Whether the file stays as it is.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
