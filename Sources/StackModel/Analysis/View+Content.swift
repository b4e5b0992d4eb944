extension View {
  /// Whether the view shows text, an image or a control.
  package var showsContent: Bool {
    if let image = self as? ImageView { return image.imageName != nil }
    return showsTextOrControl
  }

  /// Whether a length is a placeholder in Interface Builder, which code replaces.
  package func isPlaceholder(_ axis: Axis) -> Bool {
    placeholderIntrinsicSize[axis] != nil
      || constraints.contains {
        $0.isPlaceholder && $0.firstAttribute?.isDimension == true && $0.firstAttribute?.axis == axis
      }
  }

  /// Whether the view shows text or a control.
  package var showsTextOrControl: Bool {
    switch self {
    case let button as Button: !button.title.isEmpty || button.imageName != nil
    case is TextField, is SegmentedControl, is Switch, is Slider, is Stepper, is PageControl, is Picker: true
    case let text as TextView: !text.text.isEmpty
    case is ImageView: false
    default: caption.map { !$0.isEmpty } ?? false
    }
  }

  /// Whether the view draws in its whole frame as far as the document tells: content, a colour, a custom class, or an
  /// element such as a map.
  package var fillsFrame: Bool {
    if showsContent || appearance.hasBackground || customClass != nil { return true }
    return !(self is StackView) && !(self is ActivityIndicatorView) && !(self is ImageView) && elementName != "view"
      && elementName != "label" && !(self is VisualEffectView)
  }
}
