import Foundation
import TestSupport
import Testing

@testable import Drawing
@testable import StackModel

/// Compares pictures with those that somebody looked at. `IBSTACK_WRITE_PICTURES=1` replaces the files.
@Suite struct GoldenPictureTests {
  static let samples: [(sample: String, subject: Int, layers: Set<DrawingLayer>)] = [
    ("Profile.storyboard", 0, []), ("Profile.storyboard", 0, Set(DrawingLayer.allCases)), ("Notice.storyboard", 0, []),
    ("Order.storyboard", 0, [.frames, .constraints]), ("Distributions.xib", 0, [.stacks]), ("article.xml", 0, []),
    ("form.xml", 0, [.stacks, .baselines]), ("settings.xml", 0, []), ("ticket.xml", 0, [.constraints]),
    ("toolbar.xml", 0, [.alignment, .margins]),
  ]

  @Test(arguments: samples.indices) func sampleIsDrawnAsItWasLookedAt(_ index: Int) throws {
    let (sample, subject, layers) = Self.samples[index]
    let document = try LayoutDocument(
      Array(Data(contentsOf: Checkout.url("Samples/\(sample)"))), path: sample)
    let drawing = DocumentDrawing(document, document.layout())
    let svg = try drawing.picture(of: #require(drawing.subjects.dropFirst(subject).first), layers: layers).svg(.light)
      .string
    try GoldenPicture(Self.name(of: sample, layers)).expect(svg)
  }

  private static func name(of sample: String, _ layers: Set<DrawingLayer>) -> String {
    let suffix = layers.count > 3 ? ["all"] : layers.map(\.rawValue).sorted()
    return ([String(sample.prefix { $0 != "." })] + suffix).joined(separator: "-")
  }

  /// A scene has one picture if it looks the same before and after the new design of its system.
  @Test(arguments: PictureScene.all) func sceneIsDrawnAsItWasLookedAt(_ scene: PictureScene) throws {
    let pictures = try scene.versions.map { version in
      let options = LayoutOptions(
        iOSVersion: scene.platform == .iOS ? version : nil, macOSVersion: scene.platform == .macOS ? version : nil)
      return try DrawnDocument(text: scene.text, appearance: scene.appearance, options: options).svg
    }
    for picture in pictures { #expect(picture.contains("<rect")) }
    if Set(pictures).count == 1 { return try GoldenPicture(scene.name).expect(pictures[0]) }
    for (version, picture) in zip(scene.versions, pictures) {
      try GoldenPicture("\(scene.name)-\(version)").expect(picture)
    }
  }

  /// A picture of a scene that is no more, or that has come to look the same in both designs, is looked at in vain.
  @Test func pictureBelongsToASceneOrASample() throws {
    let samples = Set(Self.samples.map { Self.name(of: $0.sample, $0.layers) })
    let scenes = Set(PictureScene.all.map(\.name))
    #expect(scenes.count == PictureScene.all.count)
    let names = try GoldenPicture.names
    for name in names where !samples.contains(name) && !scenes.contains(name) {
      let scene = PictureScene.all.first { scene in scene.versions.contains { "\(scene.name)-\($0)" == name } }
      #expect(scene != nil && !names.contains(scene?.name ?? ""), "\(name).svg")
    }
  }

  @Test func differenceIsNamed() throws {
    let one = "<svg><g data-id=\"a\"><rect x=\"1\"/></g></svg>"
    let difference = try GoldenPicture.firstDifference(one, one.replacing("\"1\"", with: "\"2\""))
    #expect(difference.contains("x=2"))
  }
}
