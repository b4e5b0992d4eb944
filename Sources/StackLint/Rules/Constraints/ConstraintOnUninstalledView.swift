import NibDecoder
import StackModel

extension Rule {
  static let constraintOnUninstalledView = Rule(
    "constraint-on-uninstalled-view", .constraints, .warning,
    summary: "A constraint is installed, and one of its items is not",
    rationale: """
      Interface Builder's "Constraint referencing items turned off in current configuration". In the size class that the
      document is shown in, the variations leave the view out and its constraint in. At run time the constraint is dropped
      with the view, so it does not hold the other item there. Leave the constraint out in the same size classes as the
      view, and see whether the others suffice.
      """,
    examples: [
      .bad(
        """
        <view id="root">
          <subviews>
            <view id="a"/>
            <view id="b"/>
          </subviews>
          <constraints>
            ⟦<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="b-a"/>⟧
          </constraints>
          <variation key="default">
            <mask key="subviews">
              <exclude reference="a"/>
            </mask>
          </variation>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <subviews>
            <view id="a"/>
            <view id="b"/>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="b-a"/>
          </constraints>
          <variation key="default">
            <mask key="subviews">
              <exclude reference="a"/>
            </mask>
            <mask key="constraints">
              <exclude reference="b-a"/>
            </mask>
          </variation>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in
    document.constraints.compactMap { constraint in
      guard let holder = constraint.holder, holder.isInstalledWithItsSuperviews else { return nil }
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      guard let item = items.first(where: { $0.view.map { !$0.isInstalledWithItsSuperviews } ?? false }) else {
        return nil
      }
      return Finding(
        "\(constraint.shortConsoleText) is installed, and \(item.name) is not; leave both out in the same size classes",
        at: constraint.range, notes: [Diagnostic.Note("\(item.name) is here", range: item.range)])
    }
  }
}

extension View {
  fileprivate var isInstalledWithItsSuperviews: Bool {
    isInstalled && superview.map(\.isInstalledWithItsSuperviews) ?? true
  }
}
