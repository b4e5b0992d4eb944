import Testing

@testable import Project

/// What sources do with a property.
@Suite struct SourceTextTests {
  private let members = MemberNames(["topAnchor", "addSubview", "setText"], prefixes: ["pin"])

  private func source(_ text: String) -> SourceText { SourceText(Array(text.utf8), language: .swift) }

  private func uses(_ text: String, labels: Set<String> = []) -> Bool {
    source(text).uses(members, of: "badge", labels: labels)
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

  @Test(arguments: [
    "// badge.topAnchor", "/* badge.topAnchor */", "/* a /* b */ badge.topAnchor */", "let a = 1  // badge.topAnchor",
  ])
  func commentsUseNothing(_ text: String) { #expect(!uses(text)) }

  @Test func codeAroundCommentsAndInStringsCounts() {
    #expect(uses("/* a */ badge.topAnchor"))
    #expect(uses("let link = \"https://example.org\"\nbadge.topAnchor"))
    #expect(uses("[self log:@\"//\"]; [badge setText:a]; // a"))
  }

  @Test func wordsAreWhole() {
    let text = source("badge.text = Forbidden\nbadge.isHidden = true")
    #expect(text.hasLine(with: "badge", andAnyOf: ["isHidden"]))
    #expect(!text.hasLine(with: "badge", andAnyOf: ["idden"]))
    #expect(!text.contains(anyOf: ["orbidden"]))
  }

  @Test func anythingMayBeUsedByAnotherName() {
    #expect(uses("let view = badge\nview.addSubview(a)"))
    #expect(uses("if let view = self.badge { view.addSubview(a) }"))
    #expect(uses("guard let view = badge else { return }\nview.addSubview(a)"))
    #expect(!uses("let isHidden = badge.isHidden"))
  }

  @Test(arguments: [
    "for view in badge { view.addSubview(a) }", "for view in self.badge {", "badge.forEach { $0.addSubview(a) }",
    "[badge, other].forEach", "for view in [other, badge] {", "@[other, self.badge]", "badge[0].addSubview(a)",
    "badge?[row]?.topAnchor",
  ])
  func anythingMayBeUsedInALoop(_ text: String) { #expect(uses(text)) }

  @Test(arguments: [
    "run { view in badge.isHidden = true }", "run { [weak self] in self.badge.show() }",
    "other[badge].isHidden", "for badge in badges { a() }", "badge[0].isHidden", "show(badge, [other])",
    "[badge show];", "if other { } else { show(badge) }",
  ])
  func otherBracketsAreNoLists(_ text: String) { #expect(!uses(text)) }

  @Test(arguments: [
    ("badge.paint()", true), ("[self.badge paint];", true), ("paint(badge)", true),
    ("kit.paint(1, [2], self.badge)", true),
    ("paint(view: badge)", true), ("[kit paint:badge];", true), ("show(badge)", false), ("badge.show(paint)", false),
    ("badge.isHidden", false), ("paint(badge.color)", false), ("paint { show(badge) }", false),
  ])
  func methodsGetTheObject(_ text: String, _ isCalled: Bool) {
    #expect(source(text).calls(of: "badge").contains("paint") == isCalled)
  }

  @Test(arguments: [
    ("func paint(_ view: UIView) { view.color = a }", true), ("- (void)paint:(UIView *)view { view.color = a; }", true),
    ("extension UIView { func paint() { setColor(a) } }", true), ("func paint() { show() }", false),
    ("func paint() {}\nfunc show() { color = a }", false), ("paint(); color = a", false),
    ("func paint() { let color = a }", false),
  ])
  func functionSetsAMember(_ text: String, _ sets: Bool) {
    let members = MemberNames(["color", "setColor"])
    #expect(source(text).declares("paint", setting: members) == sets)
  }

  @Test(arguments: [
    ("badge = a", true), ("self.badge = a", true), ("UIView *badge = a", false), ("let badge = a", false),
    ("cell.badge = a", false), ("badge == a", false),
  ])
  func ownPropertyIsAssigned(_ text: String, _ isAssigned: Bool) {
    #expect(source(text).assignsOwn("badge") == isAssigned)
  }

  @Test func argumentsAreFoundByTheirLabels() {
    #expect(uses("NSLayoutConstraint(item: badge, attribute: .top)", labels: ["item"]))
    #expect(uses("[NSLayoutConstraint constraintWithItem:self.badge attribute:a]", labels: ["constraintWithItem"]))
    #expect(!uses("show(badge: badge)", labels: ["item"]))
  }

  @Test func textsAreFoundAnywhere() {
    let text = source("override var intrinsicContentSize: CGSize")
    #expect(text.contains(anyOf: ["loadNib", "intrinsicContentSize"]))
    #expect(!text.contains(anyOf: ["loadNib", ""]))
  }

  @Test(arguments: [
    ("show(badge)", true), ("[badge, other].forEach { $0.hide() }", true), ("[self show:self.badge];", true),
    ("let view = badge\n", true), ("badge.show()", false), ("show(badge: a)", false), ("show(badge.text)", false),
  ])
  func objectIsHandedOn(_ text: String, _ isHandedOn: Bool) {
    #expect(source(text).handsOn("badge") == isHandedOn)
  }

  @Test(arguments: [
    ("bind(to: badge.rx.isHidden)", true), ("[self.badge setHidden:YES];", true),
    ("badge.show()\nother.isHidden", false), ("badges.isHidden", false),
  ])
  func lineNamesAPropertyAndAMember(_ text: String, _ isNamed: Bool) {
    #expect(source(text).hasLine(with: "badge", andAnyOf: ["isHidden", "setHidden"]) == isNamed)
  }

  private let image = MemberNames(["image", "setImage"])

  @Test(arguments: [
    "badge.image = a", "self.badge?.image = a", "cell.badge.image\n= a", "badge.setImage(a)", "[badge setImage:a];",
    "_badge.image = a;", "load(url, into: badge)", "let other = badge\n", "if let other = self.badge {",
    "guard let other = badge, true",
  ])
  func settingAMemberIsFound(_ text: String) {
    #expect(source(text).sets(image, of: "badge", labels: ["into"]))
  }

  @Test(arguments: [
    "badge.image == a", "a = badge.image", "badge.isHidden = true", "badges.image = a", "a == badge ", "image = a",
    "a = badge.isHidden", "show(badge)", "self.other = badge\n", "badge.image",
    "a = badge.image.size", "badge.image.isTemplate = true", "badge.image.draw(a)",
  ])
  func readingAMemberIsNotFound(_ text: String) {
    #expect(!source(text).sets(image, of: "badge", labels: ["into"]))
  }

  @Test func setterOfAMemberIsFound() {
    let text = source("self.badge.kf.setImage(with: a)")
    #expect(text.sets(MemberNames([], prefixes: ["kf"]), of: "badge"))
  }

  @Test func ownMembersAreAssigned() {
    func assigns(_ text: String) -> Bool { source(text).assignsOwn("tintColor") }
    #expect(assigns("tintColor = .red") && assigns("self.tintColor = .red"))
    #expect(!assigns("let tintColor = a") && !assigns("label.tintColor = a") && !assigns("tintColor == a"))
  }

  @Test(arguments: [
    ("Badge()", true, true), ("Badge(a)", true, false), ("Badge(coder: a)", false, false), ("[Badge]", false, false),
    ("BadgeView()", false, false), ("// Badge()", false, false),
  ])
  func objectsAreMade(_ text: String, _ isMade: Bool, _ isPlain: Bool) {
    #expect(source(text).makes("Badge") == isMade)
    #expect(source(text).makes("Badge", isPlain: true) == isPlain)
  }

  @Test(arguments: [
    ("table.register(Badge.self)", true), ("table.registerCell(Badge.self)", true),
    ("list.unregister(Badge.self)", false), ("register(Badge.self, \"a\")", false),
    ("register(Badge.self, identifier: a)", false), ("register(a)\nBadge.self", false),
  ])
  func lineNamesAClassAndAFunction(_ text: String, _ isNamed: Bool) {
    let names = MemberNames([], prefixes: ["register"])
    #expect(source(text).hasLine(with: "Badge", and: names, except: ["identifier"]) == isNamed)
  }

  @Test func namesAreComparedAsAWhole() {
    let names = MemberNames(["snp"], prefixes: ["auto"], suffixes: ["Anchor"])
    #expect(source("a.snp").contains(names) && source("autoPin()").contains(names))
    #expect(source("a.topAnchor").contains(names) && !source("snpx Autopin Anchors // snp").contains(names))
    #expect(source("view.tag").contains(member: "tag") && !source("tag = view.tags").contains(member: "tag"))
  }
}
