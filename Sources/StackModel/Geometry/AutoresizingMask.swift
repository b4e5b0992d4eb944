import NibDecoder

/// Which margins and lengths of a frame change with the superview if there are no constraints.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The option bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a mask from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin is flexible.
  public static let flexibleMinX = Self(rawValue: 1)
  /// The width is flexible.
  public static let widthSizable = Self(rawValue: 2)
  /// The right margin is flexible.
  public static let flexibleMaxX = Self(rawValue: 4)
  /// The margin on the side of the y origin is flexible.
  public static let flexibleMinY = Self(rawValue: 8)
  /// The height is flexible.
  public static let heightSizable = Self(rawValue: 16)
  /// The margin opposite to the y origin is flexible.
  public static let flexibleMaxY = Self(rawValue: 32)

  private static let names: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
    ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]

  init(coder: NibCoder) {
    self = Self.names.reduce(into: []) { mask, flag in
      if coder.decodeBool(forKey: flag.0) == true { mask.insert(flag.1) }
    }
  }
}
