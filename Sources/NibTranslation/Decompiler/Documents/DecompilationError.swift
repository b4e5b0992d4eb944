/// Why a nib has no document.
public struct DecompilationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, and what was expected.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }

  static func check(_ graph: ObjectGraph) throws(DecompilationError) {
    if graph.objects[0]["IB.objectdata"] != nil {
      throw DecompilationError("a nib of macOS; expected one of iOS or tvOS")
    }
    if graph.objects[0]["UINibTopLevelObjectsKey"] == nil {
      throw DecompilationError("a nib without UINibTopLevelObjectsKey; expected one of iOS or tvOS")
    }
  }
}
