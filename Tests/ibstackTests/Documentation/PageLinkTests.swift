import Foundation
import TestSupport
import Testing

/// Links of pages lead to files of the repository, and to headings of pages.
@Suite struct PageLinkTests {
  private static let anchors = Dictionary(uniqueKeysWithValues: MarkdownPage.all.map { ($0.path, anchors(of: $0)) })

  /// The anchors that code hosts give to headings.
  private static func anchors(of page: MarkdownPage) -> Set<String> {
    let inBlocks = Set(page.blocks.flatMap { $0.line..<($0.line + $0.lines.count) })
    let headings = page.lines.enumerated().filter { $1.contains(/^#+\s/) && !inBlocks.contains($0 + 1) }.map(\.element)
    let anchors = headings.map { heading in
      let title = heading.drop { $0 == "#" }.dropFirst().lowercased()
      return title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
    }
    return Set(anchors)
  }

  @Test(arguments: MarkdownPage.all) func linksLeadSomewhere(page: MarkdownPage) {
    let folder = Checkout.url(page.path).deletingLastPathComponent()
    for match in page.lines.joined(separator: "\n").matches(of: /\]\(([^()\s:#]*)(?:#([^()\s]+))?\)/) {
      let name = match.1.isEmpty ? page.path.split(separator: "/").last ?? "" : match.1
      let path = folder.appending(path: String(name)).standardized.path
      #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(match.0)")
      guard let anchor = match.2 else { continue }
      let target = Self.anchors[String(path.dropFirst(Checkout.folder.path.count).drop { $0 == "/" })]
      #expect(target?.contains(String(anchor)) == true, "\(page.path): \(match.0)")
    }
  }

  @Test func manyLinksAreFound() {
    #expect(Self.anchors["Documentation/Linting.md"]?.contains("what-a-repository-may-reach") == true)
    #expect(Self.anchors.values.map(\.count).reduce(0, +) > 300)
  }
}
