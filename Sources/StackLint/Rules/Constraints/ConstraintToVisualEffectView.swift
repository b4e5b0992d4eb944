import NibDecoder
import StackModel

extension Rule {
  static let constraintToVisualEffectView = Rule(
    "constraint-to-visual-effect-view", .constraints, .warning,
    summary: "A view in a visual effect view's content view is constrained to the effect view itself",
    rationale: """
      A visual effect view keeps what it shows in its content view, which always fills it. Interface Builder lets you
      constrain a view in there to the effect view. When the nib is loaded, UIKit activates such a constraint before the
      content view is in place, and logs that the view hierarchy is not prepared for it. Constrain the view to the content
      view instead: it is as large.
      """,
    examples: [
      .bad(
        """
        <visualEffectView id="effect">
          <view key="contentView" id="content">
            <subviews>
              <label text="Now playing" id="title"/>
            </subviews>
          </view>
          <constraints>
            ⟦<constraint firstItem="title" firstAttribute="top" secondItem="effect" secondAttribute="top" id="a"/>⟧
          </constraints>
        </visualEffectView>
        """, in: .xib),
      .good(
        """
        <visualEffectView id="effect">
          <view key="contentView" id="content">
            <subviews>
              <label text="Now playing" id="title"/>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            </constraints>
          </view>
        </visualEffectView>
        """, in: .xib),
    ]
  ) { document, _ in
    guard !document.elements["visualEffectView"].isEmpty else { return [] }
    return document.constraints.all.compactMap(EffectConstraint.init).map(\.finding)
  }
}

/// A constraint between a visual effect view and a view in its content view.
private struct EffectConstraint {
  let constraint: LayoutConstraint
  let effect: VisualEffectView
  let content: View
  let inside: View

  init?(_ constraint: LayoutConstraint) {
    guard let effect = constraint.holder as? VisualEffectView,
      let content = effect.subviews.first(where: { $0.key == "contentView" })
    else { return nil }
    let views = [constraint.firstItem?.view, constraint.secondItem?.view].compactMap(\.self)
    guard views.contains(where: { $0 === effect }),
      let inside = views.first(where: {
        $0 !== effect && $0 !== content && $0.closestCommonAncestor(with: content) === content
      })
    else { return nil }
    (self.constraint, self.effect, self.content, self.inside) = (constraint, effect, content, inside)
  }

  var finding: Finding {
    let text = constraint.shortConsoleText
    let (inner, outer) = (inside.nameInMessages, effect.nameInMessages)
    return Finding(
      Diagnostic.message(
        "\(text) ties \(inner) in the content view to \(outer) itself; UIKit logs that the hierarchy is not prepared; constrain"
          + " it to the content view",
        "it ties \(inner) to \(outer) itself; constrain it to the content view",
        "it ties a view in the content view to the effect view; constrain it to the content view"),
      at: constraint.range,
      notes: [Diagnostic.Note("\(content.name) is the content view", range: content.range)])
  }
}
