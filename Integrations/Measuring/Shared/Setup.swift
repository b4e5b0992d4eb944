/// A document to measure.
struct Setup: Codable {
  /// The name of the marked copy in the app's bundle.
  var resource: String
  var isStoryboard: Bool
  /// The ids of the top-level views that fill the screen.
  var screens: [String]
  /// The ids of the top-level views below navigation bars.
  var navigationBars: [String]
  /// The ids of the top-level views above tab bars.
  var tabBars: [String]
  /// The ids of the prototypes of cells, by those of their tables and collections.
  var cells: [String: [String]]
  /// What ibstack computed for the document's own canvas.
  var layout: DocumentRecord
}

extension Setup {
  /// A view as ibstack laid it out; nil for an id that no view has.
  func view(_ id: String) -> ViewRecord? { layout.views.first { $0.id == id } }

  /// The document with the frames that were measured, in the order of the document.
  ///
  /// - Parameter measurements: By the ids of views.
  func measured(_ measurements: [String: ViewMeasurement], _ record: MeasuredRecord, scale: Double) -> DocumentRecord {
    var document = layout
    let cells = Set(cells.values.joined())
    document.scale = scale
    document.measured = record
    document.views = layout.views.compactMap { view in
      guard let id = view.id, let measurement = measurements[id], measurement.frame.allSatisfy(\.isFinite) else {
        return nil
      }
      var measured = view
      measured.misplaced = false
      (measured.parent, measured.hidden) = (measurement.parent, measurement.isHidden)
      (measured.frame, measured.ambiguous) = (measurement.frame, measurement.isAmbiguous)
      // A top-level view is where its owner puts it, and a cell is in any row.
      if measurement.parent == nil || cells.contains(id) {
        measured.frame.replaceSubrange(0..<2, with: view.frame.prefix(2))
      }
      return measured
    }
    return document
  }
}
