import Foundation
import Testing

/// What becomes of a document that is measured.
@Suite struct SetupTests {
  private let fixture = MeasuringFixture.self

  @Test func framesComeInTheOrderOfTheDocument() throws {
    let document = try fixture.setup().measured(fixture.measurements, fixture.record, scale: 3)
    #expect(document.views.map(\.id) == ["root", "title"])
    #expect(document.views[1].frame == [16, 59, 42, 20.5] && document.views[1].parent == "root")
    #expect(document.views[1].hidden && !document.views[1].ambiguous && !document.views[1].misplaced)
    #expect(document.scale == 3 && document.measured?.device == "iPhone 16")
  }

  @Test func aTopLevelViewKeepsItsPlace() throws {
    let document = try fixture.setup().measured(fixture.measurements, fixture.record, scale: 3)
    #expect(document.views[0].frame == [0, 20, 393, 852])
  }

  @Test func aCellKeepsThePlaceOfItsPrototype() throws {
    var setup = try fixture.setup()
    let measurements = [
      "cell": ViewMeasurement(parent: "table", frame: [0, 5, 393, 60], isHidden: false, isAmbiguous: false)
    ]
    setup.layout.views[2].id = "cell"
    #expect(setup.measured(measurements, fixture.record, scale: 3).views.map(\.frame) == [[16, 20, 393, 60]])
    setup.cells = [:]
    #expect(setup.measured(measurements, fixture.record, scale: 3).views.map(\.frame) == [[0, 5, 393, 60]])
  }

  @Test func aFrameThatIsNoNumberIsLeftOut() throws {
    var measurements = fixture.measurements
    measurements["title"]?.frame[1] = .nan
    #expect(try fixture.setup().measured(measurements, fixture.record, scale: 3).views.map(\.id) == ["root"])
  }

  @Test func everyMemberIsWritten() throws {
    let document = try fixture.setup().measured(fixture.measurements, fixture.record, scale: 3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(
      String(decoding: try encoder.encode(document), as: UTF8.self)
        == """
        {"diagnostics":[],"measured":{"device":"iPhone 16","failure":null,"log":null,"safeAreas":[],"screen":[393,852],\
        "system":"iOS","textSize":"large","traits":{"horizontalSizeClass":"compact"},"version":"18.2"},\
        "path":"App/Main.storyboard","platform":"ios","scale":3,\
        "scenes":[{"controller":"controller","id":"scene","name":"Main","view":"root"}],"views":[\
        {"ambiguous":false,"element":"view","frame":[0,20,393,852],"hidden":false,"id":"root","label":null,\
        "misplaced":false,"parent":null},\
        {"ambiguous":false,"element":"label","frame":[16,59,42,20.5],"hidden":true,"id":"title","label":"Title",\
        "misplaced":false,"parent":"root"}]}
        """)
  }

  /// The sample is what an app writes: `LayoutSchemaTests` compares it with the schema.
  @Test func theSampleHasTheFormThatIsWritten() throws {
    let sample = try Data(contentsOf: MeasuringFixture.root.appending(path: "Samples/measured.json"))
    let written = try JSONEncoder().encode(JSONDecoder().decode(LayoutFile.self, from: sample))
    let values = try [sample, written].map { try JSONSerialization.jsonObject(with: $0) as? NSDictionary }
    #expect(values[0] != nil && values[0] == values[1])
  }
}
