import CompiledNib

/// The priorities of views that have them by themselves: the compiler leaves out what documents say of them.
///
/// Evidence: in public documents 307 of 330 switches, 199 of 209 activity indicators and 70 of 73 progress views have them.
enum OwnHugging {
  private static let priorities = [
    "UISwitch": ("750", "750"), "UIActivityIndicatorView": ("750", "750"), "UIProgressView": (nil, "750"),
  ]

  /// Writes them for an object that has no others.
  static func write(of object: ArchivedObject, className: String, into element: MarkupElement) {
    guard let (horizontal, vertical) = priorities[className], object["UIViewContentHuggingPriority"] == nil else {
      return
    }
    element.set("horizontalHuggingPriority", horizontal)
    element.set("verticalHuggingPriority", vertical)
  }
}
