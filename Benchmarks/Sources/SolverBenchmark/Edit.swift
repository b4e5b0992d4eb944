/// What is done to a solved stack.
enum Edit: String, CaseIterable {
  /// A view's content gets another size.
  case content
  /// A view disappears as UIStackView hides it: no length, and half the spacing on either side.
  case hide
  /// A hidden view comes back.
  case show
  /// The stack gets another length.
  case resize
  /// A spacing gets another length.
  case spacing
}
