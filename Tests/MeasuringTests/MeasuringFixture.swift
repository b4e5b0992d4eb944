import Foundation

/// Documents to measure, and what an app finds.
enum MeasuringFixture {
  /// The folder of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A document with a view and a label in it.
  static func setup(_ path: String = "App/Main.storyboard") throws -> Setup {
    try JSONDecoder().decode(Setup.self, from: Data(setupText(path).utf8))
  }

  /// The text of a manifest.
  static func manifest(_ paths: String...) -> String {
    "{\"version\": 1, \"documents\": [\(paths.map(setupText).joined(separator: ",\n"))]}"
  }

  private static func setupText(_ path: String) -> String {
    """
    {"resource": "1-Main", "isStoryboard": true, "screens": ["root"], "navigationBars": [], "tabBars": [], "cells": {"table": ["cell"]}, "layout": {
    "path": "\(path)", "platform": "ios", "scale": 2,
    "scenes": [{"id": "scene", "controller": "controller", "name": "Main", "view": "root"}], "views": [
    {"id": "root", "element": "view", "label": null, "parent": null, "frame": [0, 20, 375, 647], "hidden": false,
    "ambiguous": false, "misplaced": false},
    {"id": null, "element": "view", "label": null, "parent": "root", "frame": [0, 0, 1, 1], "hidden": false,
    "ambiguous": false, "misplaced": false},
    {"id": "title", "element": "label", "label": "Title", "parent": "root", "frame": [16, 20, 42, 20.5], "hidden": false,
    "ambiguous": true, "misplaced": true, "ambiguity": {"missing": ["Y position"]}}
    ], "diagnostics": [{"rule": "misplaced-view", "severity": "warning", "message": "…"}]}}
    """
  }

  static var record: MeasuredRecord {
    MeasuredRecord(
      system: "iOS", version: "18.2", device: "iPhone 16", screen: [393, 852], textSize: "large",
      traits: ["horizontalSizeClass": "compact"], log: nil, failure: nil)
  }

  static var measurements: [String: ViewMeasurement] {
    [
      "title": ViewMeasurement(parent: "root", frame: [16, 59, 42, 20.5], isHidden: true, isAmbiguous: false),
      "root": ViewMeasurement(parent: nil, frame: [0, 0, 393, 852], isHidden: false, isAmbiguous: false),
      "other": ViewMeasurement(parent: nil, frame: [0, 0, 1, 1], isHidden: false, isAmbiguous: false),
    ]
  }
}
