import Foundation
import Testing

/// Everything that the project says is spelled as in American English: sources, tests, scripts and pages.
@Suite struct SpellingTests {
  @Test func spellingIsAmerican() throws {
    let files = try Self.files()
    #expect(files.count > 1500)
    #expect(files.flatMap { path, text in Self.foreignWords(text).map { "\(path):\($0)" } }.sorted() == [])
  }

  @Test(arguments: [
    ("/// The colour of a view.", "1: olour, write olor"), ("let isRecognised = true", "1: ecognis, write ecogniz"),
    ("a\nb neighbours\n", "2: eighbour, write eighbor"), ("\"the centre\"", "1: centre, write center"),
  ])
  func britishSpellingIsFound(text: String, expected: String) {
    #expect(Self.foreignWords(text) == [expected])
  }

  @Test(arguments: ["color, optimistic, entrer", "<label textAlignment=\"centre\"/>", "'centre'", "⟦centre⟧"])
  func otherWordsAndValuesAreNotFound(text: String) {
    #expect(Self.foreignWords(text) == [])
  }

  /// Parts of words that only British English has, each with its American form. The first letter is missing where it may
  /// be a capital.
  private static let spellings = [
    "ehaviour": "ehavior", "olour": "olor", "eighbour": "eighbor", "avour": "avor", "onour": "onor", "centre": "center",
    "Centre": "Center", "ecognis": "ecogniz", "ocalis": "ocaliz", "inimis": "inimiz", "aximis": "aximiz",
    "ptimise": "ptimize", "ptimisi": "ptimizi", "ptimisa": "ptimiza", "ormalis": "ormaliz", "erialis": "erializ",
    "nitialis": "nitializ", "ummaris": "ummariz", "ustomis": "ustomiz", "ynchronis": "ynchroniz", "rganis": "rganiz",
    "eneralis": "eneraliz", "tilised": "tilized", "tilising": "tilizing", "nalysed": "nalyzed", "nalysing": "nalyzing",
    "cancelled": "canceled",
    "abelled": "abeled", "odelled": "odeled", "ignalled": "ignaled", "ravelled": "raveled", "atalogue": "atalog",
    "udgement": "udgment", "efence": "efense", "icence": "icense", "ulfils": "ulfills", "ulfilment": "ulfillment",
    "isspelt": "isspelled", "towards": "toward", "whilst": "while", "grey": "gray",
  ].sorted { $0.key < $1.key }.map { (Array($0.key.utf8CString), $0.key, $0.value) }

  /// The British words of a text, with the numbers of their lines.
  private static func foreignWords(_ text: String) -> [String] {
    text.withCString { start in
      spellings.flatMap { needle, british, american in
        var (found, place) = ([String](), UnsafePointer(start))
        while let match = strstr(place, needle) {
          let end = match + british.utf8.count
          if !isValue(match, end, start: start) {
            let line = UnsafeBufferPointer(start: start, count: match - UnsafeMutablePointer(mutating: start))
              .count { $0 == 10 }
            found.append("\(line + 1): \(british), write \(american)")
          }
          place = UnsafePointer(end)
        }
        return found
      }
    }
  }

  /// Whether a word stands alone in quotation marks: a value that people write and that is wrong.
  private static func isValue(
    _ match: UnsafePointer<CChar>, _ end: UnsafePointer<CChar>, start: UnsafePointer<CChar>
  ) -> Bool {
    guard match > start else { return false }
    let (before, after) = (UInt8(bitPattern: match[-1]), UInt8(bitPattern: end[0]))
    return #""'"#.utf8.contains(before) && #""'\"#.utf8.contains(after)
      || "⟦".utf8.last == before && "⟧".utf8.first == after
  }

  /// What is not read: data that quote others, and the words of this test.
  private static let exceptions = [
    "Fuzzing/Seeds/", "Sources/StackModel/Typography/Families/",
    "Tests/ArchitectureTests/SpellingTests.swift",
  ]

  /// The texts of the project, without what was built.
  private static func files() throws -> [(path: String, text: String)] {
    let manager = FileManager.default
    let folders = try manager.contentsOfDirectory(atPath: SwiftSource.root.path).filter { name in
      !name.hasPrefix(".") || name == ".ci" || name == ".github"
    }
    return folders.sorted().flatMap { folder -> [(String, String)] in
      let url = SwiftSource.root.appending(path: folder)
      let below = manager.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      let paths = [folder] + below.map { "\(folder)/\($0)" }
      return paths.filter(isOurs).compactMap { path in
        (try? String(contentsOf: SwiftSource.root.appending(path: path), encoding: .utf8)).map { (path, $0) }
      }
    }
  }

  private static func isOurs(_ path: String) -> Bool {
    !path.contains("/.") && !exceptions.contains { path.hasPrefix($0) }
  }
}
