import Foundation
import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Documentation/Internals/CanvasFacts.md, and what each of its rows owes the reader.
@Suite struct CanvasFactTests {
  private static let page = Checkout.url("Documentation/Internals/CanvasFacts.md")

  @Test func documentationIsFresh() throws {
    if ProcessInfo.processInfo.environment["IBSTACK_WRITE_PAGES"] != nil {
      try CanvasFacts.markdown.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let hint = "run: IBSTACK_WRITE_PAGES=1 swift test --filter CanvasFactTests"
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == CanvasFacts.markdown, "\(hint)")
  }

  /// How many of how many agree, or where the number comes from.
  private func isEvidence(_ text: String) -> Bool {
    text.contains(/^[0-9,]+\/[0-9,]+ \w/) || text.hasPrefix("Apple's ") || text.hasPrefix("iOS ")
      || text.hasPrefix("measured in UIKit ") || text.hasPrefix("measured on ") || text.hasPrefix("the iOS ")
      || text.hasPrefix("the font ") || text.hasPrefix("fitted to ")
  }

  @Test func everyRowHasEvidence() {
    for row in CanvasFacts.tables.flatMap(\.rows) {
      #expect(isEvidence(row.evidence), "\(row.subject): \(row.evidence)")
      #expect(!row.subject.isEmpty && !row.value.isEmpty)
    }
    for device in DeviceFacts.all { #expect(isEvidence(device.evidence), "\(device.id): \(device.evidence)") }
  }

  @Test func everyDeviceHasFacts() {
    #expect(DeviceFacts.all.map(\.id) == CanvasDevice.all.map(\.id))
  }

  @Test(arguments: ["", "measured", "4 toolbars"]) func textWithoutACountIsNoEvidence(text: String) {
    #expect(!isEvidence(text))
  }

  @Test func subjectsAreUnique() {
    let subjects = CanvasFacts.tables.flatMap(\.facts).compactMap { $0.rows.first?.subject }
    #expect(Set(subjects).count == subjects.count)
  }

  @Test func everyFactIsOnThePage() throws {
    let folder = Checkout.url("Sources/StackModel/Canvas")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let lines = sources.flatMap { $0.split(separator: "\n") }.filter { !$0.contains("///") }
    let count = lines.filter { $0.contains(/[=:]\s+Fact\(/) }.count
    #expect(count == CanvasFacts.tables.flatMap(\.facts).count)
  }

  @Test func valuesChangeFromRowToRow() {
    for fact in CanvasFacts.tables.flatMap(\.facts) {
      let rows = fact.rows.filter { !$0.isAtRunTime }
      for (before, after) in zip(rows, rows.dropFirst()) {
        #expect(before.value != after.value, "\(before.subject)")
        let order = (before.since?.rawValue ?? 0, after.since?.rawValue ?? 0)
        #expect(order.0 < order.1, "\(before.subject)")
      }
    }
  }

  @Test func deviceHasTheNumbersOfItsFacts() throws {
    let device = try #require(Device(named: "RETINA6_12", landscape: true))
    #expect(device.size == Size(width: 852, height: 393))
    #expect(device.scale == 3)
    #expect(device.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(device.portraitSafeArea == EdgeInsets(top: 59, bottom: 34))
  }

  @Test(arguments: [("retina5_9", 44.0), ("retina6_1", 44), ("retina6_12", 59)])
  func leastTopIsThatOfAllVersions(id: String, top: Double) throws {
    #expect(try #require(DeviceFacts.all.first { $0.id == id }).leastTop == top)
  }
}
