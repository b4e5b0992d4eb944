/// Something in a compiled nib that UIKit would refuse, or would not find.
public struct NibProblem: Hashable, Sendable {
  /// The file within the folder or bundle that was checked; nil for the checked file itself.
  public let file: String?
  /// The object, what was found, and what was expected.
  public let message: String

  /// Creates a problem.
  public init(_ message: String, in file: String? = nil) { (self.message, self.file) = (message, file) }

  /// The same problem in a file.
  func located(in file: String) -> NibProblem { NibProblem(message, in: self.file ?? file) }
}
