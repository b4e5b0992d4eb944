import NibDecoder
import StackModel

extension Rule {
  static let constraintWithoutCommonSuperview = Rule(
    "constraint-without-common-superview", .constraints, .error,
    summary: "The items of a constraint have no common superview, or the view that holds it does not contain them",
    rationale: """
      A view can only hold constraints between itself and views inside it. Otherwise UIKit raises an exception when the
      document is loaded ("no common ancestor", "the view hierarchy is not prepared for the constraint"). This happens
      when a merge or a manual edit moves a view and leaves its constraints in place. In a stack definition, the closest
      common ancestor of the items holds a constraint, wherever it is written.
      """,
    examples: [
      .bad(
        """
        <view id="first">
          <subviews>
            <view id="a"/>
          </subviews>
          <constraints>
            ⟦<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="c"/>⟧
          </constraints>
        </view>
        <view id="second">
          <subviews>
            <view id="b"/>
          </subviews>
        </view>
        """, in: .xib),
      .bad(
        """
        <view id="root">
          <subviews>
            <view id="a">
              <constraints>
                ⟦<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="c"/>⟧
              </constraints>
            </view>
            <view id="b"/>
          </subviews>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <view id="a">
            <view id="b"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="root" secondAttribute="width"/>
          </view>
          <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.all.compactMap { StrayConstraint($0)?.finding }
  }
}

/// A constraint that names what the view that holds it does not contain.
private struct StrayConstraint {
  let constraint: LayoutConstraint
  let holder: View
  let first: LayoutItem
  let second: LayoutItem
  /// The view that could hold it.
  let ancestor: View?

  init?(_ constraint: LayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.firstItem,
      constraint.secondAttribute == nil || constraint.secondItem != nil
    else { return nil }
    let second = constraint.secondItem ?? first
    if let one = first.view, let two = second.view, one.isDescendant(of: holder), two.isDescendant(of: holder) {
      return nil
    }
    (self.constraint, self.holder, self.first, self.second) = (constraint, holder, first, second)
    ancestor = first.closestCommonAncestor(with: second)
  }

  var finding: Finding {
    let notes = [first, second].filter { $0.view !== holder }.map {
      Diagnostic.Note("\($0.name) is here", range: $0.range ?? $0.view?.range)
    }
    return Finding(message, at: constraint.range, notes: notes)
  }

  private var message: String {
    guard let ancestor else {
      let fact = "\(first.name) and \(second.name) have no common superview"
      return Diagnostic.message(
        "\(fact); UIKit raises an exception; remove the constraint", "\(fact); remove the constraint")
    }
    let text = constraint.shortConsoleText
    let fact = "held by \(holder.name), which does not contain its items; move it to \(ancestor.name)"
    return Diagnostic.message("\(text) is \(fact)", "this constraint is \(fact)")
  }
}
