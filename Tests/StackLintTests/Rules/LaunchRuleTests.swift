import Testing

@testable import NibDecoder
@testable import StackLint

/// Documents that property lists and build settings name.
@Suite struct LaunchRuleTests {
  private let start = "<document initialViewController=\"a\"/>"

  private func findings(_ rule: String, _ files: [String: String]) throws -> [(path: String, finding: Diagnostic)] {
    let rule = try #require(RuleCatalog.rule(rule))
    let found = ProjectFindings(ProjectIndex(ProjectFiles(files)), rule)
    return found.paths.flatMap { path in found.diagnostics(in: path, rules: [ActiveRule(rule)]).map { (path, $0) } }
  }

  /// What is wrong with a name in the property list of an app with some documents.
  private func missing(
    _ key: String, _ name: String, listing names: [String] = ["Main.storyboard", "LaunchScreen.storyboard"],
    others: [String: String] = [:]
  ) throws -> [Diagnostic] {
    var files = ExampleProject.app(listing: names)
    for name in names { files[name] = start }
    files["Info.plist"] = ExampleProject.propertyList(key, name)
    return try findings("missing-document", files.merging(others) { $1 }).map(\.finding)
  }

  @Test(arguments: [
    ("UIMainStoryboardFile", "Main", "Home"), ("UIMainStoryboardFile~ipad", "Main", "Home"),
    ("UIMainStoryboardFile-iphoneos", "Main", "Home"), ("UILaunchStoryboardName", "LaunchScreen", "Launch"),
    ("UISceneStoryboardFile", "Main", "Home"), ("NSMainStoryboardFile", "Main", "Home"),
  ])
  func reportsADocumentThatTheTargetLacks(_ key: String, _ present: String, _ absent: String) throws {
    #expect(try missing(key, present).isEmpty)
    let found = try missing(key, absent)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasPrefix("\(key) is \(absent), but target App has no such ") == true)
  }

  @Test func reportsANibThatTheTargetLacks() throws {
    #expect(try missing("NSMainNibFile", "MainMenu", listing: ["MainMenu.xib"]).isEmpty)
    #expect(try missing("NSMainNibFile", "MainMenu", listing: ["Menu.xib"]).count == 1)
    #expect(
      try missing("NSMainNibFile", "MainMenu", listing: ["Menu.xib"], others: ["en.lproj/MainMenu.nib": ""]).isEmpty)
  }

  @Test func suggestsTheDocumentThatWasMeant() throws {
    #expect(
      try missing("UIMainStoryboardFile", "Mian").map(\.message) == [
        "UIMainStoryboardFile is Mian, but target App has no such storyboard; did you mean Main?"
      ])
  }

  @Test func reportsANameInAnotherCase() throws {
    #expect(
      try missing("UIMainStoryboardFile", "main").map(\.message) == [
        "UIMainStoryboardFile is main; expected Main, because devices distinguish upper and lower case"
      ])
  }

  @Test func reportsADocumentOutsideOfTheTarget() throws {
    #expect(
      try missing("UIMainStoryboardFile", "Home", others: ["Screens/Home.storyboard": start]).map(\.message) == [
        "UIMainStoryboardFile is Home, but Home.storyboard is not in target App"
      ])
  }

  @Test func reportsAnExtensionAsANoticeForALaunchScreen() throws {
    let found = try missing("UILaunchStoryboardName", "LaunchScreen.storyboard")
    #expect(found.map(\.severity) == [.notice])
    #expect(
      found.map(\.message) == [
        "UILaunchStoryboardName is LaunchScreen.storyboard; expected LaunchScreen, without the extension"
      ])
    #expect(try missing("UIMainStoryboardFile", "Main.storyboard").map(\.severity) == [.error])
  }

  @Test func documentsOfDevicesCount() throws {
    let names = ["Main~ipad.storyboard", "Main~iphone.storyboard"]
    #expect(try missing("UIMainStoryboardFile", "Main", listing: names).isEmpty)
    #expect(try missing("UIMainStoryboardFile", "Main~ipad", listing: names).isEmpty)
    #expect(try missing("UIMainStoryboardFile", "Start", listing: names).count == 1)
  }

  @Test func saysNothingOfNamesThatAreFilledInLater() throws {
    for name in ["$(MAIN)", "{{ storyboard }}", "__MAIN__", "<#Main#>"] {
      #expect(try missing("UIMainStoryboardFile", name.replacing("<", with: "&lt;")).isEmpty, "\(name)")
    }
  }

  @Test func resolvesReferencesToSettings() throws {
    var project = ExampleProject.app(listing: ["Main.storyboard"])
    project = project.mapValues { $0.replacing("INFOPLIST_FILE", with: "START = Home; INFOPLIST_FILE") }
    let files = project.merging([
      "Main.storyboard": start, "Info.plist": ExampleProject.propertyList("UIMainStoryboardFile", "$(START)"),
    ]) { $1 }
    #expect(try findings("missing-document", files).count == 1)
    let right = files.mapValues { $0.replacing("START = Home", with: "START = Main") }
    #expect(try findings("missing-document", right).isEmpty)
  }

  @Test func mainStoryboardOfAnAppWithScenesIsANotice() throws {
    let list = """
      <plist><dict><key>UIMainStoryboardFile</key><string>Home</string>
      <key>UIApplicationSceneManifest</key><dict/></dict></plist>
      """
    let files = ExampleProject.app(listing: ["Main.storyboard"]).merging(["Main.storyboard": start, "Info.plist": list])
    { $1 }
    #expect(try findings("missing-document", files).map(\.finding.severity) == [.notice])
  }

  @Test func propertyListOfNoTargetIsANotice() throws {
    let list = ExampleProject.propertyList("UIMainStoryboardFile", "Home")
    let files = ["Info.plist": list, "Main.storyboard": start]
    #expect(try findings("missing-document", files).map(\.finding.severity) == [.notice])
    #expect(try findings("missing-document", files.merging(["Home.storyboard": start]) { $1 }).isEmpty)
  }

  @Test func targetWithoutDocumentsGetsThemElsewhere() throws {
    #expect(try missing("UIMainStoryboardFile", "Home", listing: ["App.swift"]).isEmpty)
    #expect(try missing("UIMainStoryboardFile", "Home", listing: ["App.swift", "Main.storyboard"]).count == 1)
  }

  @Test func buildSettingsAreReportedAtTheirPlace() throws {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Home;"
    let files = ExampleProject.app(listing: ["Main.storyboard"])
      .mapValues { $0.replacing("INFOPLIST_FILE = Info.plist;", with: settings) }
      .merging(["Main.storyboard": start]) { $1 }
    let found = try findings("missing-document", files)
    #expect(found.map(\.path) == ["App.xcodeproj/project.pbxproj"])
    let range = try #require(found.first?.finding.range)
    let bytes = Array(try #require(files["App.xcodeproj/project.pbxproj"]).utf8)
    #expect(String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self) == "Home")
    // Without GENERATE_INFOPLIST_FILE, Xcode does not write them into a property list.
    let others = files.mapValues { $0.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "") }
    #expect(try findings("missing-document", others).isEmpty)
  }

  @Test(arguments: [
    ("GENERATE_INFOPLIST_FILE = YES", 1), ("GENERATE_INFOPLIST_FILE=YES // as Xcode does", 1),
    ("GENERATE_INFOPLIST_FILE = NO", 0), ("// GENERATE_INFOPLIST_FILE = YES", 0),
  ])
  func configurationFilesMayLetXcodeWriteTheList(_ line: String, _ count: Int) throws {
    let files = ExampleProject.app(listing: ["Main.storyboard"])
      .mapValues { $0.replacing("INFOPLIST_FILE = Info.plist;", with: "INFOPLIST_KEY_UIMainStoryboardFile = Home;") }
      .merging(["Main.storyboard": start, "App.xcconfig": line]) { $1 }
    #expect(try findings("missing-document", files).count == count)
    let refusing = files.mapValues {
      $0.replacing("INFOPLIST_KEY_", with: "GENERATE_INFOPLIST_FILE = NO; INFOPLIST_KEY_")
    }
    #expect(try findings("missing-document", refusing).isEmpty)
  }

  @Test func settingsOfAnotherProductAreNotRead() throws {
    for (type, count) in [("com.apple.product-type.application", 1), ("com.apple.product-type.framework", 0)] {
      let files = ExampleProject.app(listing: ["Main.storyboard"])
        .mapValues { $0.replacing("com.apple.product-type.application", with: type) }
        .mapValues {
          $0.replacing(
            "INFOPLIST_FILE = Info.plist;",
            with: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Home;")
        }
        .merging(["Main.storyboard": start]) { $1 }
      #expect(try findings("missing-document", files).count == count)
    }
  }
}

// MARK: - First screens

extension LaunchRuleTests {
  private func app(_ storyboard: String, code: String = "", keys: String = "") -> [String: String] {
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string>\(keys)</dict></plist>"
    return ExampleProject.app(listing: ["Main.storyboard", "Delegate.swift"]).merging([
      "Main.storyboard": storyboard, "Info.plist": list,
      "Delegate.swift": "class Delegate: UIResponder, UIApplicationDelegate { \(code) }",
    ]) { $1 }
  }

  @Test func reportsAMainStoryboardWithoutAnInitialViewController() throws {
    let rule = "main-storyboard-without-initial-view-controller"
    #expect(try findings(rule, app("<document/>")).map(\.finding.severity) == [.warning])
    #expect(try findings(rule, app(start)).isEmpty)
    #expect(try findings(rule, app("<document/>", code: "let window = UIWindow(frame: .zero)")).isEmpty)
    let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
    #expect(try findings(rule, app("<document/>", keys: manifest)).isEmpty)
  }

  @Test func reportsAnAppWithoutScenes() throws {
    let rule = "missing-scene-manifest"
    #expect(try findings(rule, app(start)).map(\.finding.severity) == [.notice])
    #expect(try findings(rule, app(start, keys: "<key>UIApplicationSceneManifest</key><dict/>")).isEmpty)
    let method = """
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration { fatalError() }
      """
    #expect(try findings(rule, app(start, code: method)).isEmpty)
    let swiftUI = app(start).merging(["Delegate.swift": "struct Shop: App {}\nclass Model {}"]) { $1 }
    #expect(try findings(rule, swiftUI).isEmpty)
    let generated = app(start).mapValues {
      $0.replacing("INFOPLIST_FILE", with: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_FILE")
    }
    #expect(try findings(rule, generated).isEmpty)
  }
}
