import NibDecoder

extension NibRegistry {
  static let macOSTypes: [String: any NibCoding.Type] = [
    "tableCellView": CellView.self,
  ]

  static let macOSPlainViews = [
    "view", "customView", "textField", "button", "stackView", "imageView", "scroller", "box", "scrollView", "clipView",
    "popUpButton", "tableView", "slider", "switch", "progressIndicator", "visualEffectView", "colorWell", "textView",
    "tableHeaderView", "segmentedControl", "stepper", "splitView", "tabView", "secureTextField", "outlineView",
    "searchField", "collectionView", "containerView", "tokenField", "datePicker", "matrix", "wkWebView", "gridView",
    "levelIndicator", "comboBox", "sceneView", "pathControl", "avPlayerView", "predicateEditor", "webView",
    "ruleEditor", "mapView", "mtkView", "skView", "pdfView",
  ]
}
