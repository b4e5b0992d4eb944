import Support

/// The parts of a view that constraints relate, as the XML spells them.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  // Decoding compares one after the other, so the most common ones come first.
  case leading, top, trailing, bottom, height, width, centerY, centerX, left, right
  case baseline, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute

  /// The number of `NSLayoutConstraint.Attribute`.
  package var number: Int {
    switch self {
    case .notAnAttribute: 0
    case .left: 1
    case .right: 2
    case .top: 3
    case .bottom: 4
    case .leading: 5
    case .trailing: 6
    case .width: 7
    case .height: 8
    case .centerX: 9
    case .centerY: 10
    case .baseline, .lastBaseline: 11
    case .firstBaseline: 12
    case .leftMargin: 13
    case .rightMargin: 14
    case .topMargin: 15
    case .bottomMargin: 16
    case .leadingMargin: 17
    case .trailingMargin: 18
    case .centerXWithinMargins: 19
    case .centerYWithinMargins: 20
    }
  }

  /// The attribute that follows the language, for one that does not: `leading` for `left`.
  var inReadingDirection: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }

  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// The same place inside the margins, such as `leadingMargin` for `leading`; nil for attributes that have none.
  package var insideMargins: LayoutAttribute? {
    LayoutAttribute(rawValue: rawValue + (rawValue.hasBytePrefix("center") ? "WithinMargins" : "Margin"))
  }

  /// Whether the attribute is a length rather than a place.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge or a margin edge: what scroll views give their content for.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }

  /// Whether the attribute is where text stands.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline || self == .baseline }

  /// Whether the attribute changes sides with the language.
  var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The side of a view that an edge or a margin is on, from its beginning to its end; nil for others.
  var side: Side? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    default: nil
    }
  }

  /// Where along an axis an edge is.
  enum Side {
    case near, far
  }

  /// Whether the attribute is measured from the margins of a view.
  package var isInsideMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
