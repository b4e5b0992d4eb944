import CompiledNib
import XMLSource

/// What the element of a view is in a nib.
struct ViewKind: Sendable {
  /// The class of UIKit.
  let className: String
  /// The keys that only this class has, in their order.
  let rules: [KeyRule]
  /// Keys of all views that this class does not have.
  let omitted: Set<String>

  init(_ className: String, _ rules: [KeyRule] = [], omitting omitted: Set<String> = []) {
    (self.className, self.rules, self.omitted) = (className, rules, omitted)
  }

  /// The kind of an element's name; nil for what is no view, or none whose compiled form is known.
  static func named(_ name: String) -> ViewKind? { kinds[name] }

  private static let kinds = simple.merging(controls) { $1 }.merging(scrolling) { $1 }
}
