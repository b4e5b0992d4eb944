import Foundation

@testable import Operations
@testable import Support

/// What the page lists of a document, read back.
struct PageEntry: Decodable {
  struct Scene: Decodable {
    struct Change: Decodable {
      let kind: String
      let text: String
      let cause: String?
      let view: Int?
      let share: Double
      let before: [[Double]]?
      let after: [[Double]]?
    }

    let name: String
    let id: String
    let change: String?
    let changes: [Change]?
    let unseen: [Change]?
    let oldHeight: Double?
  }

  struct Finding: Decodable {
    let rule: String
    let scene: Int?
    let view: Int?
    let new: Bool?
    let count: Int?
    let excerpt: [String]?
  }

  struct Place: Decodable {
    let name: String
    let scene: Int?
    let frame: [Double]
    let to: [Int]?
  }

  struct Changes: Decodable {
    struct Entry: Decodable {
      let change: String
      let text: String
    }

    let scene: String?
    let entries: [Entry]
  }

  let path: String
  let scenes: [Scene]
  let findings: [Finding]
  let went: [Finding]?
  let changes: [Changes]?
  let map: [Place]?
}

extension PageEntry {
  init(_ document: PageDocument) throws {
    self = try JSONDecoder().decode(PageEntry.self, from: Data(document.entry.bytes))
  }
}

extension PageDocument {
  static func compared(_ before: ReportedStoryboard?, _ after: ReportedStoryboard?) -> PageDocument {
    PageDocument(before: before?.report, after: after?.report, path: ReportedStoryboard.path)
  }
}
