import Formats

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
