import NibDecoder

extension NibRegistry {
  /// macOS.
  static let macOSTypes: [String: any StandardView.Type] = [
    "tableCellView": CellView.self,
    "textField": AppKitTextField.self,
    "secureTextField": AppKitTextField.self,
    "searchField": AppKitSearchField.self,
    "tokenField": AppKitTextField.self,
    "comboBox": AppKitTextField.self,
    "button": AppKitButton.self,
    "popUpButton": AppKitPopUpButton.self,
    "imageView": AppKitImageView.self,
    "switch": AppKitSwitch.self,
    "slider": AppKitSlider.self,
    "stepper": AppKitStepper.self,
    "progressIndicator": AppKitProgressIndicator.self,
    "colorWell": AppKitColorWell.self,
    "levelIndicator": AppKitLevelIndicator.self,
    "segmentedControl": AppKitSegmentedControl.self,
    "datePicker": AppKitDatePicker.self,
    "box": AppKitBox.self,
    "stackView": AppKitStackView.self,
    "gridView": AppKitGridView.self,
    "scrollView": AppKitScrollView.self,
    "clipView": AppKitClipView.self,
    "tabView": AppKitTabView.self,
    "textView": AppKitTextView.self,
    "tableView": AppKitTableView.self,
    "collectionView": ListView.self,
  ]

  /// Views of macOS without a content size of their own.
  static let macOSSystemViews = [
    "customView", "scroller", "visualEffectView", "tableHeaderView", "splitView", "outlineView", "containerView",
    "wkWebView", "sceneView", "avPlayerView", "webView", "mapView", "mtkView", "skView", "pdfView",
  ]

  /// Views of macOS that size themselves.
  static let macOSSelfSizingViews = ["pathControl", "predicateEditor", "ruleEditor", "matrix"]
}
