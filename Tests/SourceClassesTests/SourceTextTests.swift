import Testing

@testable import SourceClasses

/// What sources do with a property.
@Suite struct SourceTextTests {
  private let members = MemberNames(["topAnchor", "addSubview", "setText"], prefixes: ["pin"])

  private func uses(_ text: String, labels: Set<String> = []) -> Bool {
    SourceText(Array(text.utf8)).uses(members, of: "badge", labels: labels)
  }

  @Test(arguments: [
    "badge.topAnchor", "self.badge.topAnchor", "cell.badge?.topAnchor", "badge!.pinEdges()", "badge\n  .addSubview(a)",
    "[self.badge addSubview:a];", "[_badge setText:a];", "equalTo: badge.topAnchor", "xbadge.a; badge.topAnchor",
  ])
  func membersAreFound(_ text: String) { #expect(uses(text)) }

  @Test(arguments: [
    "badge.isHidden", "badges.topAnchor", "myBadge.topAnchor", "thebadge.topAnchor", "badge", "badge.",
    "topAnchor.badge",
    "", "[self.badge setHidden:YES];",
  ])
  func otherUsesAreNotFound(_ text: String) { #expect(!uses(text)) }

  @Test func argumentsAreFoundByTheirLabels() {
    #expect(uses("NSLayoutConstraint(item: badge, attribute: .top)", labels: ["item"]))
    #expect(uses("[NSLayoutConstraint constraintWithItem:self.badge attribute:a]", labels: ["constraintWithItem"]))
    #expect(!uses("show(badge: badge)", labels: ["item"]))
  }

  @Test func textsAreFoundAnywhere() {
    let text = SourceText(Array("override var intrinsicContentSize: CGSize".utf8))
    #expect(text.contains(anyOf: ["loadNib", "intrinsicContentSize"]))
    #expect(!text.contains(anyOf: ["loadNib", ""]))
  }
}
