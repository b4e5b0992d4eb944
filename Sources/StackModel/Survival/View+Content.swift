extension View {
  /// Whether the view shows something to read, to look at or to touch.
  var showsContent: Bool {
    switch self {
    case let button as Button: !button.title.isEmpty || button.imageName != nil
    case let image as ImageView: image.imageName != nil
    case is TextField, is SegmentedControl, is Switch, is Slider, is Stepper, is PageControl, is Picker: true
    case let text as TextView: !text.text.isEmpty
    default: caption.map { !$0.isEmpty } ?? false
    }
  }
}
