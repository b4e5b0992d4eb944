import NibDecoder
import StackModel

extension Rule {
  static let invalidConstraint = Rule(
    "invalid-constraint", .constraints, .error,
    summary: "A constraint compares attributes that cannot be compared, which crashes the app",
    rationale: """
      A position can only be compared with a position on the same axis, and a length with a length or a number.
      Leading and trailing cannot be compared with left and right, because they change sides with the language. For
      anything else, UIKit and AppKit raise an exception when the constraint is created.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" ⟦firstAttribute="centerX"⟧ constant="40"/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="leading" ⟦secondAttribute="left"⟧ constant="8"/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="top" ⟦secondAttribute="width"⟧/>
          <constraint firstItem="a" firstAttribute="centerX" ⟦secondAttribute="centerY"⟧/>
        </view>
        """),
      .bad(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="top" secondAttribute="bottom" ⟦multiplier="0"⟧ constant="8"/>
        </view>
        """),
      .bad(
        """
        <view id="root">
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="width" ⟦secondItem="root"⟧/>
        </view>
        """),
      .good(
        """
        <view>
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="centerX" secondAttribute="leading" constant="40"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9"/>
          <constraint firstItem="a" firstAttribute="top" secondAttribute="topMargin"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.constraints.all.compactMap { constraint in
      InvalidConstraint(constraint).map { $0.finding(in: document) }
    }
  }
}

/// A constraint that cannot be made, and why.
private struct InvalidConstraint {
  let constraint: LayoutConstraint
  let left: String
  let right: String
  let reason: String
  /// The attribute to look at.
  let culprit: String

  init?(_ constraint: LayoutConstraint) {
    guard constraint.mayBeInvalid, let item = constraint.firstItem, let attribute = constraint.firstAttribute else {
      return nil
    }
    self.constraint = constraint
    left = "\(item.name).\(attribute.rawValue)"
    let second = constraint.secondItem.flatMap { item in
      constraint.secondAttribute.map { "\(item.name).\($0.rawValue)" }
    }
    if let reference = constraint.secondReference, constraint.secondAttribute == nil {
      (right, reason, culprit) = (reference.id, "secondAttribute is missing", "secondItem")
    } else if let incomparability = constraint.incomparability {
      (right, reason) = (second ?? "a number", incomparability)
      culprit = constraint.secondAttribute == nil ? "firstAttribute" : "secondAttribute"
    } else if let second, constraint.multiplier == 0, !attribute.isDimension {
      (right, reason, culprit) = ("0 × \(second)", "a place is measured from another place", "multiplier")
    } else {
      return nil
    }
  }

  func finding(in document: LintedDocument) -> Finding {
    let fact = "\(left) cannot be compared with \(right)"
    return Finding(
      Diagnostic.message(
        "\(fact): \(reason); UIKit raises an exception", "\(fact): \(reason)", fact), at: place(in: document),
      fixIts: [fixIt(in: document)].compactMap(\.self))
  }

  private func place(in document: LintedDocument) -> SourceRange? {
    document.constraints.element(of: constraint)?.attribute(culprit)?.range ?? constraint.range
  }

  /// Where a side is compared with one that follows the language, the one that follows it too.
  private func fixIt(in document: LintedDocument) -> Diagnostic.FixIt? {
    guard constraint.mixesDirections else { return nil }
    for (name, attribute) in [
      ("firstAttribute", constraint.firstAttribute), ("secondAttribute", constraint.secondAttribute),
    ] {
      guard let directional = attribute?.directional,
        let range = document.constraints.valueRange(of: name, in: constraint)
      else {
        continue
      }
      return Diagnostic.FixIt("compare \(directional)", range: range, replacement: directional)
    }
    return nil
  }
}
