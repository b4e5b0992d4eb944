import CompiledNib
import XMLSource

/// The keys of sliders.
///
/// Evidence: 1 slider with its document, 12 in 6 nibs.
enum SliderKeys {
  static let rules: [KeyRule] =
    ControlKeys.centered + [
      .flag("UIDisabled", "enabled", when: false, missing: true),
      .float("UIValue", "value", unless: 0),
      .reading { element, reader in
        for (name, standard) in [("minValue", 0.0), ("maxValue", 1)] {
          if let value = reader.number(name, of: element), value != standard {
            reader.refuse(
              "the compiled form of \(name) other than \(standard) is not known; set it in code", at: element,
              attribute: name)
          }
        }
      },
      .color("UIMinimumTintColor", "minimumTrackTintColor"),
      .color("UIMaximumTintColor", "maximumTrackTintColor"),
      .always("UIBehavioralStyle", .int8(0)),
    ]
}
