import Foundation
import Testing

/// A run of an app that measures, with views that are made up.
@MainActor @Suite struct MeasuringRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "ibstack-measuring-\(UUID().uuidString)")
  private let run = MeasuringRun(record: MeasuringFixture.record, scale: 3)
  private var console: URL { folder.appending(path: "console.txt") }
  private var output: URL { folder.appending(path: "iOS.json") }

  private struct Problem: Error, CustomStringConvertible {
    let description = "no such nib"
  }

  /// The results of a run.
  private func measure(
    _ paths: String..., log: String = "", _ measure: @escaping MeasuringRun.Measuring
  ) throws -> [DocumentRecord] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manifest = folder.appending(path: "documents.json")
    let setups = try paths.map { try MeasuringFixture.setup($0) }
    try JSONEncoder().encode(Manifest(version: 1, documents: setups)).write(to: manifest)
    try run.run(manifest: manifest, output: output, console: ConsoleCapture(console), conflicts: { _ in log }, measure)
    return try results()
  }

  private func results() throws -> [DocumentRecord] {
    try JSONDecoder().decode(LayoutFile.self, from: Data(contentsOf: output)).documents
  }

  @Test func allDocumentsAreMeasured() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let area = SafeAreaRecord(view: "root", insets: [59, 0, 34, 0])
    let results = try measure("a.xib", "b.xib") { _ in (MeasuringFixture.measurements, [area]) }
    #expect(results.map(\.path) == ["a.xib", "b.xib"])
    #expect(results.allSatisfy { $0.views.count == 2 && $0.measured?.failure == nil })
    #expect(results[1].measured?.safeAreas.map(\.insets) == [[59, 0, 34, 0]])
  }

  @Test func aDocumentThatCannotBeMeasuredSaysWhy() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let results = try measure("a.xib", "b.xib") { setup in
      if setup.layout.path == "a.xib" { throw Problem() }
      return (MeasuringFixture.measurements, [])
    }
    #expect(results.map(\.measured?.failure) == ["no such nib", nil])
    #expect(results.map(\.views.count) == [0, 2])
  }

  @Test func anotherRunGoesOnBehindTheDocumentThatEndedTheApp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try measure("a.xib") { _ in (MeasuringFixture.measurements, []) }
    var file = ResultFile.read(output)
    try file.begin(MeasuringFixture.setup("b.xib"), MeasuringFixture.record)
    let results = try measure("a.xib", "b.xib", "c.xib") { setup in
      #expect(setup.layout.path == "c.xib")
      return (MeasuringFixture.measurements, [])
    }
    #expect(results.map(\.path) == ["a.xib", "b.xib", "c.xib"])
    #expect(results.map(\.measured?.failure) == [nil, "the app ended while it was measured", nil])
  }

  @Test func whatTheConsoleSaysIsKeptForEachDocument() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "Unable to simultaneously satisfy constraints.\n("
    let console = console
    let results = try measure("a.xib", "b.xib", log: "from the system") { setup in
      let old = (try? Data(contentsOf: console)) ?? Data()
      let line = setup.layout.path == "a.xib" ? text : "something else\n"
      try (old + Data(line.utf8)).write(to: console)
      return ([:], [])
    }
    #expect(results.map(\.measured?.log) == [text, "from the system"])
  }
}
