import NibDecoder

extension Rule {
  static let frameNoise = Rule(
    "frame-noise", .policy, .notice, isOptIn: true, grouping: .scene,
    summary: "A frame or constant differs from a whole number by a rounding error",
    rationale: """
      Dragging on a zoomed canvas leaves lengths such as `364.00000011920929`. Nothing looks different, but every save
      that touches the view changes the digits and the diff; in a constraint, they remain forever. Write the whole
      number. The rule does not report fractions of a device's pixels, such as halves and thirds.
      """,
    examples: [
      .bad(
        """
        <view id="a">
          <rect key="frame" x="0.0" y="⟦364.00000011920929⟧" width="100" height="20"/>
        </view>
        """, in: .xib),
      .bad(
        """
        <view id="a">
          <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
          <constraints>
            <constraint firstAttribute="width" constant="⟦99.999999999999943⟧" id="c"/>
          </constraints>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="a">
          <rect key="frame" x="20.5" y="49.666666666666657" width="100" height="20"/>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in
    document.document.nib.attributes(named: lengths, atLeast: NoisyLength.shortest).compactMap { attribute in
      NoisyLength(attribute)?.finding
    }
  }

  private static let lengths = ["x", "y", "width", "height", "constant"]
}

/// A length that is a whole number but for a rounding error.
private struct NoisyLength {
  let attribute: DocumentAttribute
  let whole: Int

  /// The digits of `1.00001`: what misses a whole number by less than `tolerance` has no fewer.
  static let shortest = 7
  private static let tolerance = 1e-4

  init?(_ attribute: DocumentAttribute) {
    guard Self.isLength(attribute), let value = Double(written: attribute.value), abs(value) < 1e6,
      value != value.rounded(),
      abs(value - value.rounded()) < Self.tolerance
    else { return nil }
    self.attribute = attribute
    whole = Int(value.rounded())
  }

  /// Whether it is one of a frame or a constraint's constant.
  private static func isLength(_ attribute: DocumentAttribute) -> Bool {
    switch attribute.element.name {
    case "rect": attribute.element["key"] == "frame"
    case "constraint": attribute.name == "constant"
    default: false
    }
  }

  var finding: Finding {
    // Interface Builder writes a place of nought as 0.0.
    let replacement = whole == 0 && attribute.name != "constant" ? "0.0" : "\(whole)"
    return Finding(
      "\(attribute.name) \(attribute.value) is \(whole) except for a rounding error", at: attribute.range,
      fixIts: [Diagnostic.FixIt("Write \(replacement)", range: attribute.range, replacement: replacement)])
  }
}
