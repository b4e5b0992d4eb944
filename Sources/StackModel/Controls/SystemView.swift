/// A view of the system's without a content size, of which only the frame is known, such as a map or a web view.
public class SystemView: View {
  /// A column of a macOS table.
  package struct Column {
    /// The width in points.
    package let width: Double
    /// What the header shows.
    package let title: String
  }

  /// AppKit sizes a split view by its panes.
  override var hasUnmodeledSize: Bool { elementName == "splitView" }

  /// The columns of a macOS table or outline, for drawing.
  package var columns: [Column] {
    decodeLate { coder in
      coder.coders(in: "tableColumns").map { column in
        Column(
          width: column.double(forKey: "width"),
          title: column.coder(forKey: "headerCell")?.string(forKey: "title") ?? "")
      }
    } ?? []
  }

  /// The room between the columns of a macOS table or outline, for drawing.
  package var columnSpacing: Double {
    guard let spacing = coder.coder(forKey: "intercellSpacing") else { return 3 }
    return spacing.double(forKey: "width")
  }

  class var elementNames: [String] {
    [
      "window", "tableViewCellContentView", "collectionViewCellContentView", "containerView", "mapView", "webView",
      "wkWebView", "arscnView", "arskView", "sceneKitView", "skView", "glkView", "mtkView", "refreshControl",
      "avPlayerView", "pdfView", "canvasView", "customView", "scroller", "visualEffectView", "tableHeaderView",
      "splitView", "outlineView", "sceneView",
    ]
  }
}

extension SystemView: TextlessView {
  var standardContent: ViewContent { .decoration }
}
