/// How the room that a stack has compares with the room that its content wants.
public enum Fit: String, CaseIterable, Sendable, Codable {
  /// A quarter more than wanted: something stretches.
  case roomy
  /// A quarter less than wanted: something is compressed.
  case tight

  /// The room in relation to what is wanted.
  public var factor: Double { self == .roomy ? 1.25 : 0.75 }
}
