package import Escaping
import StackLint

/// A report that people look at: one file, which needs neither a network nor a server.
///
/// The list of all documents stands first, so that the gallery is there before the rest of the page is read. Pictures, views
/// and sources are compressed, each document on its own, until they are shown.
package struct ReportPage {
  private let documents: [PageDocument]
  private let title: String
  private let comparedWith: String?
  private let toolVersion: String

  /// - Parameters:
  ///   - documents: What is shown, in this order.
  ///   - title: What the page is about.
  ///   - comparedWith: The revision or folder with which documents are compared; nil for none.
  package init(_ documents: [PageDocument], title: String, comparedWith: String? = nil, toolVersion: String) {
    self.documents = documents
    self.title = title
    self.comparedWith = comparedWith
    self.toolVersion = toolVersion
  }

  /// What became of the documents in Markdown, for a comment on a pull request.
  package var summary: Escaped<MarkdownCell> {
    let changes = documents.map(\.summary).filter { !$0.isEmpty }
    let text = changes.isEmpty ? "No screen and no finding changed.\n" : changes.joined(separator: "\n")
    return "## ibstack\n\n" + text
  }

  /// The whole page.
  package var html: Escaped<HTMLMarkup> {
    var html: Escaped<HTMLMarkup> = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <style>\(PageParts.style)</style>
      </head>
      <body>
      \(PageParts.body)
      \(DataBlock(index).element(id: "index"))<script>\(PageParts.script)</script>

      """
    for (number, document) in documents.enumerated() {
      for (variant, pictures) in document.pictures.enumerated() {
        html += pictures.element(id: "p\(number).\(variant)")
      }
      if let before = document.picturesBefore { html += before.element(id: "b\(number)") }
      if let details = document.details { html += details.element(id: "d\(number)") }
    }
    return html + "</body>\n</html>\n"
  }

  /// Nothing is loaded, and nothing runs but the page's own script.
  private var policy: Escaped<HTMLMarkup> {
    let (script, style) = (PageParts.hash(of: PageParts.script), PageParts.hash(of: PageParts.style))
    return """
      default-src 'none'; script-src \(script); style-src \(style); img-src blob: data:; base-uri 'none'; \
      form-action 'none'
      """
  }

  private var index: Escaped<JSONString> {
    var json = JSONWriter()
    json.object { json in
      json.member("title", title)
      json.member("version", toolVersion)
      if let comparedWith { json.member("comparedWith", comparedWith) }
      json.key("rules")
      json.object { json in for rule in RuleCatalogue.rules { json.member(rule.id, rule.summary) } }
    }
    // The entries are JSON already.
    return json.text.dropLast(1) + ", \"documents\": [\n" + documents.map(\.entry).joined(separator: ",\n") + "]}"
  }
}
