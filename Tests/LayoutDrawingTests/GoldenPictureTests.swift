import Foundation
import StackModel
import Testing

@testable import LayoutDrawing

/// Samples as they were drawn when someone last looked at them. `IBSTACK_WRITE_PICTURES=1` writes them anew.
@Suite struct GoldenPictureTests {
  static let pictures: [(sample: String, subject: Int, layers: Set<DrawingLayer>)] = [
    ("Profile.storyboard", 0, []), ("Profile.storyboard", 0, Set(DrawingLayer.allCases)), ("Notice.storyboard", 0, []),
    ("Order.storyboard", 0, [.frames, .constraints]), ("Distributions.xib", 0, [.stacks]), ("article.xml", 0, []),
    ("form.xml", 0, [.stacks, .baselines]), ("settings.xml", 0, []), ("ticket.xml", 0, [.constraints]),
    ("toolbar.xml", 0, [.alignment, .margins]),
  ]

  @Test(arguments: pictures.indices) func pictureIsTheOneThatWasLookedAt(_ index: Int) throws {
    let (sample, subject, layers) = Self.pictures[index]
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let document = try LayoutDocument(
      Array(Data(contentsOf: root.appending(path: "Samples/\(sample)"))), path: sample)
    let drawing = DocumentDrawing(document, document.layout())
    let svg = try drawing.picture(of: #require(drawing.subjects.dropFirst(subject).first), layers: layers).svg(.light)
      .string
    let suffix = layers.count > 3 ? ["all"] : layers.map(\.rawValue).sorted()
    let name = ([String(sample.prefix { $0 != "." })] + suffix).joined(separator: "-")
    let file = URL(filePath: #filePath).appending(path: "../Golden/\(name).svg").standardized
    if ProcessInfo.processInfo.environment["IBSTACK_WRITE_PICTURES"] != nil {
      try Data(svg.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard expected != svg else { return }
    Issue.record("\(name): \(try Self.firstDifference(expected, svg))")
  }

  @Test func differenceIsNamed() throws {
    let one = "<svg><g data-id=\"a\"><rect x=\"1\"/></g></svg>"
    #expect(try Self.firstDifference(one, one.replacing("\"1\"", with: "\"2\"")).contains("x=2"))
  }

  /// The first element that is another one, and the view that it belongs to.
  private static func firstDifference(_ expected: String, _ found: String) throws -> String {
    let (old, new) = (try DrawnElement.elements(of: expected), try DrawnElement.elements(of: found))
    for (one, other) in zip(old, new) where one.summary != other.summary {
      return "in \(other.viewIDs.first ?? "the picture"), expected \(one.summary), found \(other.summary)"
    }
    return "expected \(old.count) elements, found \(new.count)"
  }
}
