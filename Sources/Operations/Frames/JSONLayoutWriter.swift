import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// The stable form that Documentation/layout.schema.json describes.
struct JSONLayoutWriter: LayoutWriter {
  let showsConstraints: Bool
  /// Whether each view says how certain its frame is.
  let showsConfidence: Bool

  init(showsConstraints: Bool, showsConfidence: Bool = false) {
    self.showsConstraints = showsConstraints
    self.showsConfidence = showsConfidence
  }
  /// The version of the form.
  static let version = 1

  let header: Escaped<JSONString> = "{\"version\": \(Self.version), \"documents\": [\n"
  let separator: Escaped<JSONString> = ",\n"
  let footer: Escaped<JSONString> = "\n]}\n"

  func text(for report: LayoutReport) -> Escaped<JSONString>? {
    var json = JSONWriter()
    json.object { json in
      json.member("path", report.path)
      json.member("platform", report.document?.settings.platform.rawValue)
      json.member("scale", report.document?.settings.scale)
      json.key("scenes")
      json.array { json in for scene in report.document?.scenes ?? [] { write(scene, &json) } }
      json.key("views")
      let confidences = confidences(of: report)
      let views = report.layout?.views ?? []
      let paths = ViewPaths(views)
      json.array { json in
        for view in views { write(view, paths, &json, confidence: confidences?[view.view]) }
      }
      if let variants = report.variantReport { writeVariants(variants, &json) }
      if showsConstraints { writeConstraints(report, &json) }
      json.key("diagnostics")
      let lines = report.diagnostics.isEmpty ? nil : LineIndex(report.source)
      json.array { json in
        guard let lines else { return }
        let hasLines = report.source.hasLines
        for diagnostic in report.diagnostics { write(hasLines ? diagnostic : diagnostic.withoutPlaces, lines, &json) }
      }
    }
    return json.text
  }

  private func confidences(of report: LayoutReport) -> FrameConfidences? {
    guard showsConfidence, let document = report.document, let layout = report.layout else { return nil }
    return FrameConfidences(layout, of: document)
  }

  private func write(_ scene: Scene, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", scene.id)
      json.member("controller", scene.controllerID)
      json.member("name", scene.name)
      json.member("view", scene.rootView?.id)
    }
  }

  private func writeVariants(_ variants: VariantReport, _ json: inout JSONWriter) {
    json.key("variants")
    json.array { json in
      for layout in variants.layouts {
        json.lineBreak(indent: 1)
        json.object { json in write(layout, &json) }
      }
    }
  }

  private func write(_ layout: VariantReport.Layout, _ json: inout JSONWriter) {
    let variant = layout.variant
    json.member("name", variant.name)
    json.member("device", variant.device?.id)
    json.member("orientation", variant.device.map { $0.isLandscape ? "landscape" : "portrait" })
    json.member("textSize", variant.contentSizeCategory?.name)
    json.member("language", variant.language.name)
    json.member("boldText", variant.isTextBold)
    json.member("scale", layout.scale)
    json.key("views")
    let paths = ViewPaths(layout.views)
    json.array { json in for view in layout.views { write(view, paths, &json) } }
  }

  private func write(
    _ layout: ViewLayout, _ paths: ViewPaths, _ json: inout JSONWriter, confidence: FrameConfidence? = nil
  ) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("id", layout.view.id)
      json.member("element", layout.view.elementName)
      json.member("label", layout.view.userLabel)
      json.member("parent", layout.view.superview?.id)
      json.member("path", paths[layout.view])
      json.member("text", layout.view.caption)
      json.key("frame")
      let frame = layout.frame
      json.array { json in for value in [frame.x, frame.y, frame.width, frame.height] { json.number(value) } }
      json.member("hidden", layout.view.isHidden)
      json.member("ambiguous", layout.isAmbiguous)
      json.member("misplaced", layout.isMisplaced)
      if let confidence { json.member("confidence", confidence.rawValue) }
      if let ambiguity = layout.ambiguity { write(ambiguity, &json) }
    }
  }

  private func write(_ ambiguity: LayoutAmbiguity, _ json: inout JSONWriter) {
    json.key("ambiguity")
    json.object { json in
      for (name, words) in [
        ("missing", ambiguity.missing), ("tied", ambiguity.tied), ("inherited", ambiguity.inherited),
      ] where !words.isEmpty {
        json.key(name)
        json.array { json in for word in words { json.string(word) } }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, _ lines: LineIndex, _ json: inout JSONWriter) {
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("rule", diagnostic.ruleID)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.writePlace(diagnostic.range, in: lines)
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes {
          json.object { json in
            json.member("message", note.message)
            json.writePlace(note.range, in: lines)
          }
        }
      }
      if !diagnostic.fixIts.isEmpty { write(diagnostic.fixIts, lines, &json) }
      guard !diagnostic.variants.isEmpty else { return }
      json.key("variants")
      json.array { json in for name in diagnostic.variants { json.string(name) } }
    }
  }

  private func write(_ fixIts: [Diagnostic.FixIt], _ lines: LineIndex, _ json: inout JSONWriter) {
    json.key("fixIts")
    json.array { json in
      for fixIt in fixIts {
        json.object { json in
          json.member("message", fixIt.message)
          json.writePlace(fixIt.range, in: lines)
          json.member("replacement", fixIt.replacement)
        }
      }
    }
  }

  private func writeConstraints(_ report: LayoutReport, _ json: inout JSONWriter) {
    json.key("stacks")
    json.array { json in
      for (stack, constraints) in report.layout?.stackConstraints ?? [] {
        json.object { json in
          json.member("id", stack.id)
          json.key("constraints")
          json.array { json in for constraint in constraints { write(constraint, &json) } }
        }
      }
    }
  }

  private func write(_ constraint: Constraint, _ json: inout JSONWriter) {
    json.lineBreak(indent: 4)
    json.object { json in
      json.member("identifier", constraint.identifier)
      json.member("constraint", constraint.description)
      json.member("priority", constraint.priority)
    }
  }
}
