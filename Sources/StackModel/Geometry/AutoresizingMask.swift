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

/// One axis of a frame and its autoresizing mask.
struct AutoresizingAxis {
  var min: Double
  var length: Double
  /// The superview's length when the frame was written; nil if it is not known.
  var container: Double?
  var flexibleMin: Bool
  var sizable: Bool
  var flexibleMax: Bool

  /// A distance or length as a linear function of the superview's length: `constant + share × length`.
  struct Part {
    var constant: Double
    /// The share of the superview's change; 0 for what stays the same.
    var share: Double = 0

    func length(in container: Double) -> Double { constant + share * container }
  }

  /// Two of the three parts, which decide the frame: those that stay the same if there are two.
  struct Rule {
    /// Distance from the superview's near edge.
    var near: Part?
    /// Distance from the superview's far edge.
    var far: Part?
    var length: Part?
  }

  /// Flexible parts share a change in proportion to their lengths. A part that is empty does not grow.
  ///
  /// Evidence: 19/19 views of AppKit; Apple's documentation of `UIView.AutoresizingMask`.
  var rule: Rule {
    guard let container else {
      // What stretches is framed evenly, as the clip view of a scroll view is.
      return sizable
        ? Rule(near: Part(constant: min), far: Part(constant: min))
        : Rule(near: Part(constant: min), length: Part(constant: length))
    }
    let rest = container - min - length
    let flexible = (flexibleMin ? min : 0) + (sizable ? length : 0) + (flexibleMax ? rest : 0)
    // Parts that have no length in all cannot share by it.
    let shares = flexible > 0 || flexible < 0 && !sizable
    func part(_ value: Double, _ isFlexible: Bool) -> Part {
      let share = isFlexible && shares ? value / flexible : 0
      return Part(constant: value - share * container, share: share)
    }
    let (near, far) = (part(min, flexibleMin), part(rest, flexibleMax))
    if sizable && !(flexibleMin && shares) && !(flexibleMax && shares) { return Rule(near: near, far: far) }
    return flexibleMin && !flexibleMax
      ? Rule(far: far, length: part(length, sizable)) : Rule(near: near, length: part(length, sizable))
  }
}
