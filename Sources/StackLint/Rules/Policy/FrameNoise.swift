import NibDecoder

extension Rule {
  static let frameNoise = Rule(
    "frame-noise", .policy, .notice,
    summary: "A frame or constant that misses a whole number by a rounding error",
    rationale: """
      Dragging on a zoomed canvas leaves lengths such as `364.00000011920929`. Nothing looks different, but the digits
      change with every save that touches the view, and with them the diff; in a constraint they stay for ever. Write the
      whole number. Fractions that devices have, such as halves and thirds, are meant.
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
    let lengths = document.elements["rect"].filter { $0["key"] == "frame" }.flatMap {
      NoisyLength.all(["x", "y", "width", "height"], of: $0)
    }
    let constants = document.elements["constraint"].flatMap { NoisyLength.all(["constant"], of: $0) }
    return (lengths + constants).map(\.finding)
  }
}

/// A length that is a whole number but for a rounding error.
private struct NoisyLength {
  let attribute: String
  let text: String
  let whole: Int
  let range: SourceRange

  static func all(_ attributes: [String], of element: DocumentElement) -> [NoisyLength] {
    attributes.compactMap { attribute in
      guard let range = element.valueRange(attribute), range.count > longestCleanLength else { return nil }
      return element[attribute].flatMap { NoisyLength(attribute, $0, range) }
    }
  }

  /// What misses a whole number by less than `tolerance` has more digits than `0.0001`.
  private static let longestCleanLength = 6
  private static let tolerance = 1e-4

  private init?(_ attribute: String, _ text: String, _ range: SourceRange) {
    guard let value = Double(text), abs(value) < 1e6, value != value.rounded(),
      abs(value - value.rounded()) < Self.tolerance
    else { return nil }
    self.attribute = attribute
    self.text = text
    whole = Int(value.rounded())
    self.range = range
  }

  var finding: Finding {
    // Interface Builder writes a place of nought as 0.0.
    let replacement = whole == 0 && attribute != "constant" ? "0.0" : "\(whole)"
    return Finding(
      "\(attribute) \(text) is \(whole) but for a rounding error", at: range,
      fixIts: [Diagnostic.FixIt("Write \(replacement)", range: range, replacement: replacement)])
  }
}
