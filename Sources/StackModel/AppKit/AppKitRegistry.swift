import NibDecoder

extension NibRegistry {
  static let macOSTypes: [String: any NibCoding.Type] = [
    "tableCellView": CellView.self,
    "textField": AppKitTextField.self,
    "secureTextField": AppKitTextField.self,
    "searchField": AppKitTextField.self,
    "tokenField": AppKitTextField.self,
    "comboBox": AppKitTextField.self,
    "button": AppKitButton.self,
    "popUpButton": AppKitPopUpButton.self,
    "imageView": AppKitImageView.self,
    "switch": AppKitControl.self,
    "slider": AppKitControl.self,
    "stepper": AppKitControl.self,
    "progressIndicator": AppKitControl.self,
    "colorWell": AppKitControl.self,
    "levelIndicator": AppKitControl.self,
    "segmentedControl": AppKitControl.self,
    "datePicker": AppKitControl.self,
    "box": AppKitBox.self,
    "stackView": AppKitStackView.self,
    "gridView": AppKitGridView.self,
    "scrollView": AppKitScrollView.self,
    "clipView": AppKitClipView.self,
    "tabView": AppKitTabView.self,
  ]

  static let macOSPlainViews = [
    "view", "customView", "scroller", "tableView", "visualEffectView", "textView",
    "tableHeaderView", "splitView", "outlineView", "collectionView", "containerView", "matrix",
    "wkWebView", "sceneView", "pathControl", "avPlayerView", "predicateEditor", "webView", "ruleEditor",
    "mapView", "mtkView", "skView", "pdfView",
  ]
}
