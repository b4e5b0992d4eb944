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

/// Views that hold others, whose keys depend on more than attributes.
extension ViewKind {
  /// Evidence: 3 views in 3 nibs of coder version 9, all with the regular blur.
  static let visualEffect = ViewKind(
    "visualEffectView",
    computed: [
      "UIVisualEffectViewEffect": { element, content in
        guard let blur = content.reader.child(named: "blurEffect", of: element) else { return nil }
        _ = content.reader.choice("style", of: blur, ["regular": 4])
        return content.builder.add(
          ArchivedObject(
            "UIBlurEffect",
            [.init("UIBlurEffectAutomaticStyle", .int8(4)), .init("UIBlurEffectStyle", .int8(1))]))
      },
      "UIVisualEffectViewContentView": { element, content in
        guard let view = content.reader.child("contentView", of: element) else { return nil }
        content.depth += 1
        defer { content.depth -= 1 }
        content.surroundings.effectContent = view
        return ViewCompiler.compile(view, in: &content)
      },
    ],
    subviews: { _, _ in [] })

  static let stack = ViewKind(
    "stackView",
    computed: [
      "UIStackViewArrangedSubviews": { element, content in
        guard let list = content.reader.child(named: "subviews", of: element) else { return nil }
        let subviews = content.reader.tree.children(of: list).map { content.place(of: $0) }
        return subviews.isEmpty ? nil : content.builder.list(subviews)
      }
    ],
    margins: .geometry([0, 0, 0, 0]))
}
