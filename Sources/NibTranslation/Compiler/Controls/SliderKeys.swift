import Formats

/// The keys of sliders.
///
/// Evidence: 1 slider with its document, 12 in 6 nibs.
enum SliderKeys {
  static let kind = ViewKind(
    "slider", computed: ["UIMinValue": standard("minValue", 0), "UIMaxValue": standard("maxValue", 1)])

  /// No key: the compiled form of other numbers is not known.
  private static func standard(_ name: String, _ standard: Double) -> KeyRule.Value {
    { element, content in
      if let value = content.reader.number(name, of: element), value != standard {
        content.reader.refuse(
          "the compiled form of \(name) other than \(standard) is not known; set it in code", at: element,
          attribute: name)
      }
      return nil
    }
  }
}
