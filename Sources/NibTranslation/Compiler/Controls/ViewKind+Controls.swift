import CompiledNib
import XMLSource

/// Views that show text, and that people touch or type into, whose keys depend on more than attributes.
extension ViewKind {
  static let controls = [
    "label": ViewKind("label", LabelKeys.rules),
    "textView": ViewKind("textView", TextViewKeys.rules),
    "button": ViewKind("button", ButtonKeys.rules),
    "textField": ViewKind("textField", TextFieldKeys.rules),
    "segmentedControl": ViewKind(
      "segmentedControl", SegmentedControl.rules,
      subviews: { SegmentedControl.subviews(of: $0, in: &$1) }),
    "slider": ViewKind("slider", SliderKeys.rules),
  ]
}
