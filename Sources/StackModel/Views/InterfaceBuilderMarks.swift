import NibDecoder

/// What Interface Builder noted about a view when it saved the document.
public struct InterfaceBuilderMarks: Hashable, Sendable {
  /// Which part of a view's layout Interface Builder checks.
  public enum Verification: String, CaseIterable, Hashable, Sendable {
    /// Neither position nor size.
    case off
    /// The position only.
    case ignoreSizes
    /// Both, as in a view without the attribute.
    case on
  }

  /// The author gave no constraints: the frame is kept as it is.
  public let hasFixedFrame: Bool
  /// The layout did not follow from the constraints.
  public let isAmbiguous: Bool
  /// Whether the frame differed from that of the constraints.
  public let isMisplaced: Bool
  /// The checks that the author allows; nil for all.
  public let verification: Verification?

  /// Nothing noted, as for views made in code.
  init() {
    hasFixedFrame = false
    isAmbiguous = false
    isMisplaced = false
    verification = nil
  }

  init(coder: NibCoder) {
    hasFixedFrame = coder.bool(forKey: "fixedFrame")
    isAmbiguous = coder.bool(forKey: "ambiguous")
    isMisplaced = coder.bool(forKey: "misplaced")
    verification = coder.decodeEnum(Verification.self, forKey: "verifyAmbiguity").flatMap { $0 == .on ? nil : $0 }
  }
}
