import Testing

@testable import Project

/// What other files can use of a source.
@Suite struct SourceSurfaceTests {
  private func surface(_ text: String, path: String = "A.swift") -> SourceSurface {
    SourceSummary(Array(text.utf8), path: path).surface
  }

  @Test(arguments: [
    ("class Badge: UIView { enum Size {} }", ["Badge"]), ("struct Badge {}; enum Kind {}", ["Badge", "Kind"]),
    ("@objc(ABBadge) class Badge: UIView {}", ["Badge", "ABBadge"]), ("typealias Badges = [Badge]", ["Badges"]),
    ("func makeBadge() { let a = 1 }\nlet shared = Badge()", ["makeBadge", "shared"]),
    ("protocol Counting { func count() }", ["Counting"]), ("extension Badge { func f() {} }", []),
  ])
  func namesStandAlone(_ text: String, _ names: [String]) { #expect(surface(text).names == names) }

  @Test(arguments: [
    ("extension Badge {}", ["Badge"]), ("extension Badge.Size { var f: Int { 1 } }", ["Badge"]),
    ("private extension String { var f: Int { 1 } }", []), ("fileprivate extension String {}", []),
    ("private typealias A = B\nextension String {}", ["String"]), ("class Badge {}", []),
  ])
  func onlyThisFileSeesPrivateExtensions(_ text: String, _ names: [String]) {
    #expect(surface(text).extended == Set(names))
  }

  @Test func implementationsAndCategoriesExtendAClass() {
    let header = surface("@interface Badge : UIView\n@end", path: "Badge.h")
    #expect(header.names == ["Badge"])
    #expect(surface("@implementation Badge\n@end", path: "Badge.m").extended == ["Badge"])
    #expect(surface("@interface UIView (Badge)\n@end", path: "UIView+Badge.h").extended == ["UIView"])
  }

  @Test(arguments: [
    ("class Delegate: UIResponder, UIApplicationDelegate {}", true), ("struct Shop: App { var body: Int { 1 } }", true),
    ("class Badge: UIView {}", false), ("struct Badge: View {}", false),
  ])
  func systemMakesWhatAnAppStartsWith(_ text: String, _ isMade: Bool) {
    #expect(surface(text).isMadeBySystem == isMade)
  }
}
