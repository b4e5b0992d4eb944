import NibDecoder
import Project
import StackModel

extension Rule {
  static let hardCodedLeftRight = Rule(
    "hard-coded-left-right", .localization, .notice, isFixUnsafe: true, grouping: .scene,
    summary: "Left and right do not change sides with the language",
    rationale: """
      In Arabic and Hebrew, a screen is mirrored: leading is on the right. A view that is attached to the left stays
      there, among neighbors that moved. Use leading and trailing, for constraints and for the content of buttons;
      Interface Builder's checkbox is Respect Language Direction. The rule reports nothing in a project without a
      language that is written from right to left. It leaves out buttons whose alignment code sets, and constraints
      beside a view that is not mirrored, such as the slider of a player.
      """,
    needs: [.languages, .sources],
    examples: [
      .bad(
        """
        <view id="root">
          <view id="a"/>
          ⟦<constraint firstItem="a" firstAttribute="left" secondAttribute="left" constant="16"/>⟧
          <button contentHorizontalAlignment="⟦left⟧" id="b"/>
        </view>
        """),
      .bad(
        "<button contentHorizontalAlignment=\"⟦left⟧\" id=\"b\"/>", in: .xib,
        beside: ["App/he.lproj/Main.strings": ""]),
      .good(
        """
        <view customClass="Card" id="a"><connections><outlet property="open" destination="b" id="c"/></connections></view>
        <button contentHorizontalAlignment="left" id="b"/>
        """, in: .xib,
        beside: [
          "App/he.lproj/Main.strings": "",
          "Card.swift": "class Card: UIView { func show() { open.contentHorizontalAlignment = .leading } }",
        ]),
      .good(
        """
        <view id="a"><constraints>
          <constraint firstItem="b" firstAttribute="left" secondItem="c" secondAttribute="right" constant="16" id="k"/>
        </constraints><subviews>
          <view mirrorLayoutDirectionWhenInternationalizing="never" id="b"/><view id="c"/>
        </subviews></view>
        """, in: .xib),
      .good(
        "<button contentHorizontalAlignment=\"left\" id=\"b\"/>", in: .xib, beside: ["App/de.lproj/Main.strings": ""]),
      .good(
        """
        <view id="root">
          <view id="a"/>
          <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" constant="16"/>
          <button contentHorizontalAlignment="leading" id="b"/>
        </view>
        """),
    ]
  ) { document, _ in
    guard document.mayRunRightToLeft else { return [] }
    return document.constraints.all.compactMap { $0.leftRightFinding(in: document) }
      + document.elements["button"].filter { document.code?.uses(.alignment, ofObject: $0.id) != true }
      .compactMap(\.leftRightFinding)
  }
}

extension LintedDocument {
  /// Whether an item, or a view beside it, is the same in every language.
  fileprivate func isBesideUnmirroredView(_ item: LayoutItem?) -> Bool {
    guard let view = item as? View, let element = element(of: view) else { return false }
    return ([element] + (element.parent.map { Array($0.children) } ?? [])).contains {
      $0["mirrorLayoutDirectionWhenInternationalizing"] == "never"
    }
  }
}

extension MemberNames {
  /// What aligns the content of a button.
  fileprivate static let alignment = MemberNames([
    "contentHorizontalAlignment", "setContentHorizontalAlignment", "semanticContentAttribute",
    "setSemanticContentAttribute",
  ])
}

extension LayoutConstraint {
  fileprivate func leftRightFinding(in document: LintedDocument) -> Finding? {
    guard let first = firstAttribute?.directional, let second = secondAttribute?.directional else { return nil }
    if [firstItem, secondItem].contains(where: { document.isBesideUnmirroredView($0) }) { return nil }
    let sides = first == second ? "the \(first) sides" : "\(first) with \(second)"
    return Finding(
      Diagnostic.message(
        "\(shortConsoleText) does not mirror; compare \(sides)",
        "\(shortConsoleText) does not mirror; compare the \(first) side",
        "the constraint does not mirror; compare \(sides)"), at: range,
      fixIts: document.constraints.element(of: self)?.renamingSides(first, second) ?? [])
  }
}

extension DocumentElement {
  /// The edit that writes other attributes on both sides, and leaves what stands between them.
  fileprivate func renamingSides(_ first: String, _ second: String) -> [Diagnostic.FixIt] {
    guard let one = valueRange("firstAttribute"), let other = valueRange("secondAttribute"),
      one.upperBound <= other.lowerBound
    else { return [] }
    let between = String(decoding: document.source.bytes[one.upperBound..<other.lowerBound], as: UTF8.self)
    return [
      Diagnostic.FixIt(
        "compare \(first) with \(second)", range: SourceRange(one.lowerBound, other.upperBound),
        replacement: first + between + second)
    ]
  }

  fileprivate var leftRightFinding: Finding? {
    guard let side = self["contentHorizontalAlignment"], side == "left" || side == "right",
      let range = valueRange("contentHorizontalAlignment")
    else { return nil }
    let directional = side == "left" ? "leading" : "trailing"
    return Finding(
      "\(textName) has its content on the \(side) in every language; expected \(directional)", at: range,
      fixIts: [Diagnostic.FixIt("align \(directional)", range: range, replacement: directional)])
  }
}
