/// Lists whose order means nothing to the app.
enum UnorderedList {
  /// Whether the children of an element may stand in any order.
  static func isNamed(_ element: String) -> Bool { names.contains(element) }

  private static let names: Set<String> = [
    "constraints", "connections", "resources", "dependencies", "scenes", "objects", "designables",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "classes", "relationships", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers",
  ]
}
