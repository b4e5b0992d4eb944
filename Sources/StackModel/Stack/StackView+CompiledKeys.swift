import NibDecoder

extension StackView {
  /// The keys that UIKit's `UIStackView` asks compiled nibs for. Interface Builder writes the alignments `top` and
  /// `bottom` for vertical stack views too.
  static let compiledStackKeys: [String: CompiledNibKey] = [
    "UIStackViewArrangedSubviews": .named("subviews"),
    "UIStackViewAxis": .enumeration("axis", texts: [["horizontal"], ["vertical"]]),
    "UIStackViewDistribution": .enumeration(
      "distribution",
      texts: [["fill"], ["fillEqually"], ["fillProportionally"], ["equalSpacing"], ["equalCentering"]]),
    "UIStackViewAlignment": .enumeration(
      "alignment",
      texts: [
        ["fill"], ["leading", "top"], ["firstBaseline"], ["center"], ["trailing", "bottom"], ["lastBaseline"],
      ]),
    "UIStackViewSpacing": .named("spacing"),
    "UIStackViewBaselineRelative": .named("baselineRelativeArrangement"),
    "UIStackViewLayoutMarginsRelative": .presence(of: ["layoutMargins", "directionalLayoutMargins"]),
  ]
}
