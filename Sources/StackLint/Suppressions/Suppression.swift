/// Findings on one object, or on documents as a whole, that are known and meant.
public struct Suppression: Hashable, Sendable {
  /// The object's id; nil for findings that are on no object.
  public var objectID: String?
  /// The rules that are not to be reported on it; nil for all.
  public var rules: Set<String>?
  /// The documents; empty for all.
  public var paths: [GlobPattern]
  /// Why.
  public var reason: String

  /// Creates a suppression.
  public init(objectID: String?, rules: Set<String>? = nil, paths: [GlobPattern] = [], reason: String) {
    self.objectID = objectID
    self.rules = rules
    self.paths = paths
    self.reason = reason
  }

  /// Whether it is meant for a document.
  func covers(_ path: String) -> Bool { paths.isEmpty || paths.matches(path) }
}
