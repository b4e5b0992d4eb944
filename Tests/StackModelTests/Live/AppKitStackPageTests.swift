import Foundation
import StackModel
import Testing

/// The page *Layout in code* shows code of NSStackViews that stands here, and what it prints.
@Suite struct AppKitStackPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of the section about NSStackView.
  private func blocks(of kind: String) throws -> [[Substring]] {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/CodeLayout.md"), encoding: .utf8)
    let rest = try #require(page.components(separatedBy: "### NSStackView\n").last)
    let section = try #require(rest.components(separatedBy: "\n## ").first)
    let parts = section.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0].split(separator: "\n") }
      .filter { $0.first == Substring(kind) }.map { Array($0.dropFirst()) }
  }

  @Test func codePrintsWhatThePageSays() throws {
    var printed: [String] = []
    func show(_ name: String, _ rect: Rect?) {
      guard let rect else { return }
      let edges = [rect.x, rect.maxX].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      printed.append("\(name): \(edges[0]) to \(edges[1])")
    }
    let views = [("a", 30.0), ("b", 30), ("c", 60)].map { name, width in
      let view = ImageView(size: Size(width: width, height: 20))
      view.userLabel = name
      return view
    }
    let bar = AppKitStackView(views: views, spacing: 10)
    let session = LayoutSession(root: bar, size: Size(width: 300, height: 20))
    for distribution in AppKitStackView.Distribution.allCases.suffix(3) {
      bar.distribution = distribution
      session.layoutIfNeeded()
      for view in views { show("\(distribution) \(view.name)", session.alignmentRect(of: view)) }
    }
    bar.distribution = .gravityAreas
    bar.addView(views[2], in: .trailing)
    bar.setClippingResistancePriority(500, for: .horizontal)
    bar.setVisibilityPriority(AppKitStackView.VisibilityPriority.detachOnlyIfNecessary, for: views[1])
    for width in [300.0, 110, 80] {
      session.size = Size(width: width, height: 20)
      session.layoutIfNeeded()
      for view in bar.arrangedSubviews where !bar.detachedViews.contains(where: { $0 === view }) {
        show("\(Int(width)) wide \(view.name)", session.alignmentRect(of: view))
      }
    }
    expectLines(printed, try blocks(of: "text").joined().map(String.init))
  }

  @Test func codeOfThePageStandsHere() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = try blocks(of: "swift")
    #expect(blocks.count == 2)
    for block in blocks {
      let code = block.map { $0.trimmingCharacters(in: .whitespaces) }
      let start = try #require(lines.firstIndex(of: code[0]))
      #expect(Array(lines[start...].prefix(code.count)) == code)
    }
  }
}
