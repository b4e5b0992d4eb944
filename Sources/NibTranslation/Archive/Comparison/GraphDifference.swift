/// One difference between two graphs.
public struct GraphDifference: Hashable, Sendable {
  /// The way to the object from the root: what holds each object, and the object's name, such as `UISubviews 2 UILabel`.
  public let path: [String]
  /// The key that differs; nil for the object as a whole.
  public let key: String?
  /// The first graph's value, in words; nil if it has none.
  public let old: String?
  /// The second graph's value, in words; nil if it has none.
  public let new: String?

  /// Creates a difference.
  public init(path: [String], key: String?, old: String?, new: String?) {
    (self.path, self.key, self.old, self.new) = (path, key, old, new)
  }
}
