import Support

/// A view or layout guide that the constraints of a log name.
package struct LoggedItem: Hashable, Sendable {
  /// The class without its module; nil for a superview that the log only shows as `|`.
  package let className: String?
  /// The address as it is printed, such as `0x7fb1`; nil without one.
  package let address: String?
  /// The text that follows the address: the start of a label's text, or what a guide is for.
  package internal(set) var text: String?
  /// The identifier by which the constraints name it.
  package internal(set) var identifier: String?

  /// What the log writes for it, but for the text.
  package var reference: String {
    [className ?? "superview", address].compactMap(\.self).joined(separator: ":")
  }
}

extension LoggedItem {
  /// Whether it is a layout guide.
  package var isGuide: Bool { className.map { $0.containsBytes("LayoutGuide") || $0.hasByteSuffix("Spacer") } ?? false }
}
