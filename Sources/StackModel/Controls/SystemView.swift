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

/// A view of the system's whose size depends on more than is known, such as a calendar.
public final class SelfSizingView: SystemView {
  override class var elementNames: [String] {
    ["calendarView", "tvCaptionButtonView", "predicateEditor", "ruleEditor", "matrix"]
  }

  override var hasUnmodeledSize: Bool { true }

  /// A shadow or a bezel may extend beyond what constraints act on.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }
}

/// A view whose element has no class in the registry: laid out by its constraints and its frame.
public final class UnknownView: View {
  override var hasUnmodeledSize: Bool { true }
}

extension UnknownView: TextlessView {
  static var elementNames: [String] { [] }

  var standardContent: ViewContent { .decoration }
}
