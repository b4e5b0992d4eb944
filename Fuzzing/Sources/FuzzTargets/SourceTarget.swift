import Support

@testable import Project
@testable import StackLint
@testable import StackModel

/// Looks through all kinds of files of a project, its images and colors too, and makes a project of names: each line of the input is the path of a
/// file, too.
struct SourceTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let sources = ["a.swift", "a.m", "a.h"].map { SourceSummary(bytes, path: $0) }
    for source in sources {
      let classes = ClassIndex([source.declarations])
      for name in classes.names { _ = classes.lineage(of: name) }
    }
    _ = ImageSet(description: bytes, folder: AbsolutePath("/a.imageset")).best
    _ = (ColorSet(description: bytes), ImageHeader(bytes))
    let summaries = Self.paths.compactMap { FileSummary(bytes, path: $0) }
    lint(ProjectIndex(files, needs: .all, summaries: summaries))
  }

  private static let maximumPaths = 200
  private static let paths = [
    "a.swift", "a.m", "a.h", "Other.storyboard", "Base.lproj/A.xib", "A.xcodeproj/project.pbxproj",
    "de.lproj/A.strings", "mul.lproj/A.xcstrings", "a.ttf",
  ]

  private var files: ProjectFiles {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.maximumPaths)
    let bytes = bytes
    let paths = lines.map { String(decoding: $0, as: UTF8.self) }
    return ProjectFiles(paths: paths + ["Other.storyboard", "a.xcassets/b/Contents.json", "Info.plist"]) { _ in bytes }
  }

  /// Has the rules ask that look at a project.
  private func lint(_ project: ProjectIndex) {
    guard let document = try? LayoutDocument(Array(Self.document.utf8), path: DocumentTarget.path) else { return }
    let linter = Linter(RuleCatalog.rules.filter { !$0.needs.isEmpty })
    _ = linter.lint(LintedDocument(document, project: project)).diagnostics
    _ = ProjectFindings(project, ruleIDs: Set(RuleCatalog.rules.map(\.id)))
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="A" sceneMemberID="viewController"><view key="view" id="v" customClass="B">
    <subviews><imageView id="i" image="b/a"/><button id="b"><state key="normal" image="logo"/>
    <connections><action selector="tap:" destination="c" eventType="touchUpInside"/></connections></button></subviews>
    <color key="backgroundColor" name="Accent"/></view>
    <connections><outlet property="label" destination="v"/></connections></viewController>
    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="a" id="p" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """
}
