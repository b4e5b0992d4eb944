/// A place in another file than the one that a finding is in.
public struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, from the folder from which the path of the finding's own file starts.
  public let path: String
  /// The line and the column.
  public let position: SourcePosition

  /// Creates a place.
  public init(path: String, position: SourcePosition) { (self.path, self.position) = (path, position) }

  /// `path:line:column`.
  public var description: String { "\(path):\(position.line):\(position.column)" }
}
