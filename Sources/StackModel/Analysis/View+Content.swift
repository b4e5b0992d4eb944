extension View {
  /// Whether the view shows something to read, to look at or to touch.
  var showsContent: Bool {
    if let image = self as? ImageView { return image.imageName != nil }
    return showsTextOrControl
  }

  /// Whether a length stands in Interface Builder for one that code gives.
  func isPlaceholder(_ axis: Axis) -> Bool {
    placeholderIntrinsicSize[axis] != nil
      || constraints.contains {
        $0.isPlaceholder && $0.firstAttribute?.isDimension == true && $0.firstAttribute?.axis == axis
      }
  }

  /// Whether the view shows something to read or to touch.
  var showsTextOrControl: Bool {
    switch self {
    case let button as Button: !button.title.isEmpty || button.imageName != nil
    case is TextField, is SegmentedControl, is Switch, is Slider, is Stepper, is PageControl, is Picker: true
    case let text as TextView: !text.text.isEmpty
    case is ImageView: false
    default: caption.map { !$0.isEmpty } ?? false
    }
  }

  /// Whether the view draws something over its whole frame as far as the document says: content, a colour, or what a class
  /// of the author's or a map draws.
  var fillsFrame: Bool {
    if showsContent || appearance.hasBackground || customClass != nil { return true }
    return !(self is StackView) && !(self is ActivityIndicatorView) && !(self is ImageView) && elementName != "view"
      && elementName != "label" && !(self is VisualEffectView)
  }
}
