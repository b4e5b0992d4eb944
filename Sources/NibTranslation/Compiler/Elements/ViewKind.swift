import Formats
import NibDecoder

/// What the element of a view is in a nib.
struct ViewKind: Sendable {
  /// Compiles the views that an element holds, when they are no `<subviews>`.
  typealias Subviews = @Sendable (_ element: ElementIndex, _ content: inout NibContent) -> [ArchivedValue]

  typealias Constraints =
    @Sendable (
      _ element: ElementIndex, _ place: ArchivedValue, _ content: inout NibContent
    ) -> [ArchivedObject.KeyedValue]

  /// The name of the element.
  let name: String
  /// The class of UIKit.
  let className: String
  /// The classes that take its place on a system that does not have it.
  let fallbacks: [String]
  /// The keys that only this class has, in their order.
  let rules: [KeyRule]
  /// The keys of the priorities.
  let priorities: [KeyRule]
  /// Keys of all views that this class does not have.
  let omitted: Set<String>
  /// The default margins of the class; nil for those of the document.
  let margins: ArchivedValue?
  /// Attributes that say nothing that a nib has.
  let ignored: [String]
  let subviews: Subviews?
  /// Compiles the constraints of a view that hands its own on to another.
  let constraints: Constraints?

  /// - Parameters:
  ///   - name: The name of the element.
  ///   - computed: Those of its keys that depend on more than an attribute.
  ///   - others: What the vocabulary does not have.
  init(
    _ name: String, fallbacks: [String] = [], computed: [String: KeyRule.Value] = [:], and others: [KeyRule] = [],
    margins: ArchivedValue? = nil, ignoring ignored: [String] = [], subviews: Subviews? = nil,
    constraints: Constraints? = nil
  ) {
    let element = Vocabulary.cocoaTouch[name]
    self.name = name
    className = element?.className ?? "UIView"
    self.fallbacks = fallbacks
    rules = KeyRule.rules(of: name, computed: computed) + others
    switch element?.nibKeys.first(where: { $0.key == ViewKeys.hugging })?.source {
    case .fixed(let horizontal, let vertical): (priorities, omitted) = (ViewKeys.priorities(horizontal, vertical), [])
    case .implied: (priorities, omitted) = (ViewKeys.priorities, [ViewKeys.hugging])
    default: (priorities, omitted) = (ViewKeys.priorities, [])
    }
    self.margins = margins
    self.ignored = ignored
    self.subviews = subviews
    self.constraints = constraints
  }
}
