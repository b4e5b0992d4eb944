import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// The stable form that Documentation/layout.schema.json describes.
struct JSONLayoutWriter: LayoutWriter {
  let showsConstraints: Bool
  /// Whether each view says how certain its frame is.
  var showsConfidence = false

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
      json.objects("scenes", report.document?.scenes ?? []) { write($0, &$1) }
      write(report.layout?.views ?? [], confidences: confidences(of: report), &json)
      if let variants = report.variantReport { writeVariants(variants, &json) }
      if showsConstraints { writeConstraints(report, &json) }
      write(report.diagnostics, in: report.source, &json)
    }
    return json.text
  }

  private func confidences(of report: LayoutReport) -> FrameConfidences? {
    guard showsConfidence, let document = report.document, let layout = report.layout else { return nil }
    return FrameConfidences(layout, of: document)
  }

  private func write(_ scene: Scene, _ json: inout JSONWriter) {
    json.member("id", scene.id)
    json.member("controller", scene.controllerID)
    json.member("name", scene.name)
    json.member("view", scene.rootView?.id)
  }

  private func writeVariants(_ variants: VariantReport, _ json: inout JSONWriter) {
    json.objects("variants", variants.layouts, indent: 1) { write($0, &$1) }
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
    write(layout.views, &json)
  }

  private func write(_ views: [ViewLayout], confidences: FrameConfidences? = nil, _ json: inout JSONWriter) {
    let paths = ViewPaths(views)
    json.objects("views", views, indent: 2) { layout, json in
      json.member("id", layout.view.id)
      json.member("element", layout.view.elementName)
      json.member("label", layout.view.userLabel)
      json.member("parent", layout.view.superview?.id)
      json.member("path", paths[layout.view])
      json.member("text", layout.view.caption)
      json.member("frame", layout.frame.numbers)
      json.member("hidden", layout.view.isHidden)
      json.member("ambiguous", layout.isAmbiguous)
      json.member("misplaced", layout.isMisplaced)
      if let confidence = confidences?[layout.view] { json.member("confidence", confidence.rawValue) }
      if let ambiguity = layout.ambiguity { write(ambiguity, &json) }
    }
  }

  private func write(_ ambiguity: LayoutAmbiguity, _ json: inout JSONWriter) {
    json.object("ambiguity") { json in
      for (name, words) in [
        ("missing", ambiguity.missing), ("tied", ambiguity.tied), ("inherited", ambiguity.inherited),
      ] where !words.isEmpty { json.member(name, words) }
    }
  }

  private func write(_ diagnostics: [Diagnostic], in source: SourceFile, _ json: inout JSONWriter) {
    guard !diagnostics.isEmpty else { return json.array("diagnostics") { _ in } }
    let lines = LineIndex(source)
    json.objects("diagnostics", diagnostics.map { source.hasLines ? $0 : $0.withoutPlaces }, indent: 2) {
      diagnostic, json in
      json.member("rule", diagnostic.ruleID)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.writePlace(diagnostic.range, in: lines)
      json.objects("notes", diagnostic.notes) { note, json in
        json.member("message", note.message)
        json.writePlace(note.range, in: lines)
      }
      if !diagnostic.fixIts.isEmpty { write(diagnostic.fixIts, lines, &json) }
      guard !diagnostic.variants.isEmpty else { return }
      json.member("variants", diagnostic.variants)
    }
  }

  private func write(_ fixIts: [Diagnostic.FixIt], _ lines: LineIndex, _ json: inout JSONWriter) {
    json.objects("fixIts", fixIts) { fixIt, json in
      json.member("message", fixIt.message)
      json.writePlace(fixIt.range, in: lines)
      json.member("replacement", fixIt.replacement)
    }
  }

  private func writeConstraints(_ report: LayoutReport, _ json: inout JSONWriter) {
    json.objects("stacks", report.layout?.stackConstraints ?? []) { stack, json in
      json.member("id", stack.stack.id)
      json.objects("constraints", stack.constraints, indent: 4) { constraint, json in
        json.member("identifier", constraint.identifier)
        json.member("constraint", constraint.description)
        json.member("priority", constraint.priority)
      }
    }
  }
}
