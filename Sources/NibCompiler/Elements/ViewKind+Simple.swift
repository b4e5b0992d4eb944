import CompiledNib
import XMLSource

/// Views that show something or hold others.
extension ViewKind {
  static let simple = [
    "view": ViewKind("UIView"),
    "containerView": ViewKind("UIView"),
    "visualEffectView": ViewKind("UIVisualEffectView", visualEffect, subviews: { _, _ in [] }),
    "imageView": ViewKind("UIImageView", [.image("UIImage", "image")]),
    "stackView": ViewKind("UIStackView", stackView),
    "progressView": ViewKind(
      "UIProgressView",
      [
        .float("UIProgress", "progress", unless: 0),
        .color("UIProgressProgressTintColor", "progressTintColor"),
        .color("UIProgressTrackTintColor", "trackTintColor"),
      ], omitting: ["UIViewContentHuggingPriority"]),
    "activityIndicatorView": ViewKind(
      "UIActivityIndicatorView",
      [
        .choice("UIActivityIndicatorViewStyle-Modern", "style", indicatorStyles, missing: 1),
        .choice("UIActivityIndicatorViewStyle", "style", indicatorStyles, missing: 1),
        .flag("UIHidesWhenStopped", "hidesWhenStopped", when: false, missing: false, written: .bool(false)),
        .flag("UIAnimating", "animating", when: true, missing: false),
        .color("UIColor", "color", missing: { _ in .null }),
      ], omitting: ["UIViewContentHuggingPriority"]),
  ]

  /// Evidence: 3 views in 3 nibs of coder version 9, all with the regular blur.
  private static let visualEffect: [KeyRule] = [
    KeyRule("UIVisualEffectViewEffect") { element, content in
      guard let blur = content.reader.child(named: "blurEffect", of: element) else { return nil }
      _ = content.reader.choice("style", of: blur, ["regular": 4])
      return content.builder.add(
        ArchivedObject(
          "UIBlurEffect",
          [.init("UIBlurEffectAutomaticStyle", .int8(4)), .init("UIBlurEffectStyle", .int8(1))]))
    },
    .always("UIVisualEffectViewGroupName", .null),
    KeyRule("UIVisualEffectViewContentView") { element, content in
      guard let view = content.reader.child("contentView", of: element) else { return nil }
      content.depth += 1
      defer { content.depth -= 1 }
      content.surroundings.effectContent = view
      return ViewCompiler.compile(view, in: &content)
    },
  ]

  private static let indicatorStyles = ["whiteLarge": 0, "white": 1, "gray": 2]

  private static let stackView: [KeyRule] = [
    KeyRule("UIStackViewArrangedSubviews") { element, content in
      guard let list = content.reader.child(named: "subviews", of: element) else { return nil }
      let subviews = content.reader.tree.children(of: list).map { content.place(of: $0) }
      return subviews.isEmpty ? nil : content.builder.list(subviews)
    },
    .choice("UIStackViewAxis", "axis", ["horizontal": 0, "vertical": 1], missing: 0),
    .choice("UIStackViewDistribution", "distribution", Names.distributions, missing: 0),
    .choice(
      "UIStackViewAlignment", "alignment",
      ["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4], missing: 0),
    .double("UIStackViewSpacing", "spacing", missing: 0),
    .always("UIStackViewBaselineRelative", .bool(false)),
    .always("UIStackViewLayoutMarginsRelative", .bool(false)),
  ]
}
