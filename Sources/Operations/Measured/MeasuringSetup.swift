import LayoutAnalysis
import StackModel
import Support

/// The input of an app that measures a document: the name of the marked copy, the layout on the document's own canvas, and
/// the bars and screens around its views.
struct MeasuringSetup: Sendable {
  let json: Escaped<JSONString>

  /// - Parameters:
  ///   - report: The document, laid out on its own canvas.
  ///   - resource: The name of the marked copy, without its type.
  init(_ report: LayoutReport, _ document: LayoutDocument, resource: String) {
    let bars = document.screenBars()
    func roots(_ isWanted: (ScreenBars) -> Bool) -> Escaped<JSONString> {
      Self.list(document.roots.filter { bars[ObjectIdentifier($0)].map(isWanted) ?? false }.compactMap(\.id))
    }
    let layout = JSONLayoutWriter(showsConstraints: false).text(for: report) ?? "null"
    let isStoryboard: Escaped<JSONString> = document.scenes.isEmpty ? "false" : "true"
    let screens = Self.list(ScreenFilling(document).roots.compactMap(\.id))
    let cells = PrototypeCells(document).cells.map { list, cells -> Escaped<JSONString> in
      "\"\(list)\": \(Self.list(cells))"
    }.joined(separator: ", ")
    json = """
      {"resource": "\(resource)", "isStoryboard": \(isStoryboard), "screens": \(screens), \
      "navigationBars": \(roots { $0.navigationBarHeight > 0 }), "tabBars": \(roots { $0.tabBarHeight > 0 }), \
      "cells": {\(cells)}, "layout": \(layout)}
      """
  }

  /// The setups of several documents, in the order of the documents.
  static func manifest(_ setups: [MeasuringSetup]) -> Escaped<JSONString> {
    "{\"version\": \(JSONLayoutWriter.version), \"documents\": [\n\(setups.map(\.json).joined(separator: ",\n"))\n]}\n"
  }

  private static func list(_ ids: [String]) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.array { json in for id in ids { json.string(id) } }
    return json.text
  }
}

/// The top-level views that are as large as the screen, whatever the device.
private struct ScreenFilling {
  let roots: [View]

  init(_ document: LayoutDocument) {
    let devices = ["retina4_0", "ipad12_9"].compactMap { Device(named: $0, landscape: false) }
    let layouts = devices.map { device in
      let options = LayoutOptions(device: device)
      return (device, (try? LayoutDocument(document.nib.undecoded(), options: options))?.layout())
    }
    roots = document.roots.filter { root in
      guard let id = root.id, document.settings.platform != .macOS else { return false }
      return layouts.allSatisfy { device, layout in layout?[id]?.frame.size == device.size }
    }
  }
}
