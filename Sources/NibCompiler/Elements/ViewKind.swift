import CompiledNib
import XMLSource

/// What the element of a view is in a nib.
struct ViewKind: Sendable {
  /// Compiles the views that an element holds, when they are no `<subviews>`.
  typealias Subviews = @Sendable (_ element: ElementIndex, _ content: inout NibContent) -> [ArchivedValue]

  typealias Constraints =
    @Sendable (
      _ element: ElementIndex, _ place: ArchivedValue, _ content: inout NibContent
    ) -> [ArchivedObject.KeyedValue]

  /// The class of UIKit.
  let className: String
  /// The classes that take its place on a system that does not have it.
  let fallbacks: [String]
  /// The keys that only this class has, in their order.
  let rules: [KeyRule]
  /// Whether Interface Builder's compiler writes the hugging that the class has itself, whatever a document says.
  let hasOwnHugging: Bool
  /// Keys of all views that this class does not have.
  let omitted: Set<String>
  /// Attributes that say nothing that a nib has.
  let ignored: [String]
  let subviews: Subviews?
  /// Compiles the constraints of a view that hands its own on to another.
  let constraints: Constraints?

  init(
    _ className: String, fallbacks: [String] = [], _ rules: [KeyRule] = [], omitting omitted: Set<String> = [],
    hasOwnHugging: Bool = false, ignoring ignored: [String] = [], subviews: Subviews? = nil,
    constraints: Constraints? = nil
  ) {
    self.className = className
    self.fallbacks = fallbacks
    self.rules = rules
    self.omitted = omitted
    self.hasOwnHugging = hasOwnHugging
    self.ignored = ignored
    self.subviews = subviews
    self.constraints = constraints
  }

  /// The kind of an element's name; nil for what is no view, or none whose compiled form is known.
  static func named(_ name: String) -> ViewKind? { kinds[name] }

  private static let kinds = simple.merging(controls) { $1 }.merging(scrolling) { $1 }.merging(bars) { $1 }
}
