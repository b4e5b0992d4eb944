import Drawing
import StackLint
import StackModel
import Support

/// What the gallery lists of a document: its scenes and its findings.
struct DocumentEntry {
  private let findings: FindingReport
  private let scenes: SceneIndex?
  private let comparison: DocumentComparison?
  private let content: ContentChanges?

  /// - Parameters:
  ///   - scenes: The scenes of the document; nil for other files.
  ///   - comparison: What became of the document; nil if nothing is compared.
  ///   - content: What changed in its content; nil if nothing is compared.
  init(
    _ findings: FindingReport, _ scenes: SceneIndex? = nil, _ comparison: DocumentComparison? = nil,
    _ content: ContentChanges? = nil
  ) {
    self.findings = findings
    self.scenes = scenes
    self.comparison = comparison
    self.content = content
  }

  /// - Parameter variants: The names of the further layouts that are drawn.
  func json(variants: [String] = []) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("path", findings.path)
      if let failure = findings.failure { json.member("failure", failure) }
      json.key("scenes")
      json.array { json in writeScenes(&json) }
      if !variants.isEmpty {
        json.key("variants")
        json.array { json in for variant in variants { json.string(variant) } }
      }
      json.key("findings")
      FindingData(scenes, findings.lines).write(findings.findings, came: comparison?.came, to: &json)
      if comparison == nil { scenes?.map.write(to: &json) }
      guard let comparison else { return }
      json.member("compared", true)
      json.key("went")
      FindingData(scenes, nil).write(comparison.went, to: &json)
      content?.write(to: &json)
    }
    return json.text
  }

  private func writeScenes(_ json: inout JSONWriter) {
    guard let comparison else {
      for subject in scenes?.subjects ?? [] {
        json.object { json in write(subject, name: scenes?.titles[subject] ?? subject.name, &json) }
      }
      return
    }
    for scene in comparison.scenes {
      guard let subject = scene.after ?? scene.before else { continue }
      json.object { json in
        write(subject, name: scene.name, &json)
        ComparisonData(scene).write(to: &json)
      }
    }
  }

  private func write(_ subject: DocumentDrawing.Subject, name: String, _ json: inout JSONWriter) {
    json.member("name", name)
    if let id = subject.sceneID ?? subject.view.id { json.member("id", id) }
    json.member("width", subject.size.width)
    json.member("height", subject.size.height)
  }
}
