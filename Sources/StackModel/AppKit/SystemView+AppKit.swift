import NibDecoder
import Support

/// What only drawing needs of views of macOS that have no class of their own.
extension SystemView {
  /// How wide the lines between the panes of a split view are.
  package enum DividerStyle: String, CaseIterable {
    case thick, thin, paneSplitter
  }

  /// The lines between the panes of a split view.
  package var dividerStyle: DividerStyle { coder.value(forKey: "dividerStyle") }

  /// Whether the panes of a split view stand side by side.
  package var hasVerticalDividers: Bool { coder.bool(forKey: "vertical") }

  /// The cells of a matrix.
  package var matrix: AppKitMatrix? { decodeLate(AppKitMatrix.init) }

  /// The folders and the file that a path control shows, from the outermost to the innermost.
  package var pathComponents: [String] {
    let url = cellCoder.coder(forKey: "url")?.string(forKey: "string") ?? ""
    return url.split(separator: "/").dropFirst(url.hasBytePrefix("file:///") ? 1 : 2).map(String.init)
  }

  /// Whether a path control shows only the innermost part of its path.
  package var isPathInPopUp: Bool { decodeLateFromCell { $0.decodeString(forKey: "pathStyle") } == "popUp" }

  /// What a visual effect view of macOS is made to look like; nil for the system's choice.
  package var material: String? { decodeLate { $0.decodeString(forKey: "material") } }

  /// The distance between the rows of a table of macOS whose background alternates; nil for other views.
  package var alternatingRowHeight: Double? {
    decodeLate { coder in
      guard coder.decodeBool(forKey: "alternatingRowBackgroundColors") == true else { return nil }
      let spacing = coder.coder(forKey: "intercellSpacing")?.length(forKey: "height") ?? 2
      return max(1, coder.length(forKey: "rowHeight") + spacing)
    }
  }

  /// Whether a table of macOS looks like a sidebar.
  package var isSourceList: Bool {
    decodeLate { coder in
      ["selectionHighlightStyle", "tableStyle"].contains { coder.decodeString(forKey: $0) == "sourceList" }
    } ?? false
  }

  /// Where a prototype cell's column begins in a table of macOS, by the ids of cells.
  package var columnPositions: [String: Double] {
    let spacing = columnSpacing
    return decodeLate { coder in
      var (positions, x): ([String: Double], Double) = ([:], 0)
      for column in coder.coders(in: "tableColumns") {
        for cell in column.coders(in: "prototypeCellViews") {
          if let id = cell.decodeString(forKey: "id") { positions[id] = x }
        }
        x += column.length(forKey: "width") + spacing
      }
      return positions
    } ?? [:]
  }
}
