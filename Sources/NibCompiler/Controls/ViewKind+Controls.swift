import CompiledNib
import XMLSource

/// Views that show text, and that people touch or type into.
extension ViewKind {
  static let controls = [
    "label": ViewKind("UILabel", LabelKeys.rules),
    "textView": ViewKind("UITextView", TextViewKeys.rules),
    "button": ViewKind("UIButton", ButtonKeys.rules),
    "textField": ViewKind("UITextField", TextFieldKeys.rules),
    "segmentedControl": ViewKind(
      "UISegmentedControl", SegmentedControl.rules, hasOwnHugging: true,
      subviews: { SegmentedControl.subviews(of: $0, in: &$1) }),
    "slider": ViewKind("UISlider", SliderKeys.rules, hasOwnHugging: true),
    // The size of a switch is that of the system: Interface Builder leaves its hugging out.
    "switch": ViewKind(
      "UISwitch",
      [
        .flag("UISwitchEnabled", "enabled", when: true, missing: true),
        .flag("UIDisabled", "enabled", when: false, missing: true),
        .flag("UISwitchOn", "on", when: true, missing: false),
        .color("UISwitchOnTintColor", "onTintColor"),
      ] + ControlKeys.centered,
      omitting: ["UIViewContentHuggingPriority"]),
  ]
}
