import Escaping
import LintReports
import LayoutDrawing
import NibDecoder
import StackLint
import StackModel

/// What the gallery lists of a document: its scenes and its findings.
struct DocumentEntry {
  private let findings: FindingReport
  private let scenes: SceneIndex?

  /// - Parameter scenes: The scenes of the document; nil for other files.
  init(_ findings: FindingReport, _ scenes: SceneIndex?) {
    self.findings = findings
    self.scenes = scenes
  }

  /// - Parameter variants: The names of the further layouts that are drawn.
  func json(variants: [String]) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("path", findings.path)
      if let failure = findings.failure { json.member("failure", failure) }
      json.key("scenes")
      json.array { json in for scene in scenes?.subjects.indices ?? 0..<0 { write(scene, &json) } }
      if !variants.isEmpty {
        json.key("variants")
        json.array { json in for variant in variants { json.string(variant) } }
      }
      json.key("findings")
      FindingData(findings, scenes).write(to: &json)
    }
    return json.text
  }

  private func write(_ scene: Int, _ json: inout JSONWriter) {
    guard let subject = scenes?.subjects[scene] else { return }
    json.object { json in
      json.member("name", subject.name == subject.view.id ? subject.kindName : subject.name)
      if let id = subject.sceneID ?? subject.view.id { json.member("id", id) }
      json.member("width", subject.size.width)
      json.member("height", subject.size.height)
    }
  }
}

extension DocumentDrawing.Subject {
  /// What kind of view it is, for one that has nothing but an id.
  fileprivate var kindName: String {
    let kind = ObjectName.kind(ofElement: view.elementName)
    return kind.prefix(1).uppercased() + kind.dropFirst()
  }
}
