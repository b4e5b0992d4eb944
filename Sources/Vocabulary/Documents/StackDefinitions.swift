extension VocabularyText {
  /// What stack definitions have beside the elements of iOS, and the defaults that differ.
  static let stackDefinition: StaticString = """
    extend (view)
      width length
      height length
      customSpacing length
      <constraint>
      <device>
      <resources>
      translatesAutoresizingMaskIntoConstraints flag

    extend label
      horizontalHuggingPriority priority = 251
      verticalHuggingPriority priority = 251

    extend imageView
      horizontalHuggingPriority priority = 251
      verticalHuggingPriority priority = 251

    extend switch
      horizontalHuggingPriority priority = 750
      verticalHuggingPriority priority = 750

    extend stepper
      horizontalHuggingPriority priority = 750
      verticalHuggingPriority priority = 750

    extend activityIndicatorView
      horizontalHuggingPriority priority = 750
      verticalHuggingPriority priority = 750

    extend progressView
      verticalHuggingPriority priority = 750

    extend visualEffectView
      <subviews>

    extend containerView
      <subviews>

    extend tableView
      <view>

    extend tableViewCell
      <subviews>

    extend collectionView
      <view>

    extend collectionViewCell
      <subviews>

    extend button
      title text
      image resource
    """
}

extension Vocabulary {
  /// What somebody means who writes the name of an element of another framework or format, such as `VStack` or `UILabel`.
  package func meaning(ofForeign name: String) -> String? {
    Self.meanings[name] ?? plainestElement(ofClass: name)
  }

  /// The element of a class with the shortest name; nil if no element has the class.
  package func plainestElement(ofClass name: String) -> String? {
    elementNames.filter { elements[$0]?.className == name }.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  private static let meanings: [String: String] = [
    "VStack": "stackView axis=\"vertical\"", "HStack": "stackView", "ZStack": "view",
    "LazyVStack": "stackView axis=\"vertical\"", "LazyHStack": "stackView", "NSStackView": "stackView",
    "LinearLayout": "stackView", "Row": "stackView", "Column": "stackView axis=\"vertical\"", "stack": "stackView",
    "hstack": "stackView", "vstack": "stackView axis=\"vertical\"", "Spacer": "view", "div": "view", "span": "label",
    "p": "label", "Divider": "view height=\"1\"", "View": "view", "FrameLayout": "view", "ConstraintLayout": "view",
    "RelativeLayout": "view", "Space": "view", "Text": "label", "TextView": "label", "text": "label",
    "TextEditor": "textView", "TextField": "textField", "EditText": "textField", "SecureField": "textField",
    "input": "textField", "Button": "button", "ImageButton": "button", "Image": "imageView",
    "ImageView": "imageView", "img": "imageView", "Toggle": "switch", "Switch": "switch", "Slider": "slider",
    "SeekBar": "slider", "Stepper": "stepper", "ScrollView": "scrollView", "List": "tableView",
    "RecyclerView": "collectionView", "Picker": "pickerView", "Spinner": "pickerView", "DatePicker": "datePicker",
    "ProgressView": "progressView", "ProgressBar": "progressView", "margin": "edgeInsets",
    "padding": "edgeInsets", "UIEdgeInsets": "edgeInsets", "NSDirectionalEdgeInsets": "directionalEdgeInsets",
    "UIFont": "fontDescription",
  ]

  /// The attributes that one of another framework or format may stand for, such as `axis` for `orientation`.
  package static func meanings(ofForeignAttribute name: String) -> [String] { attributeMeanings[name] ?? [] }

  private static let attributeMeanings: [String: [String]] = [
    "text": ["title"], "title": ["text"], "label": ["text", "title"], "value": ["text"], "orientation": ["axis"],
    "direction": ["axis"], "gap": ["spacing"], "gravity": ["alignment"], "align": ["alignment"],
    "alignItems": ["alignment"], "justifyContent": ["distribution"], "hint": ["placeholder"], "prompt": ["placeholder"],
    "src": ["image"], "source": ["image"], "name": ["image", "userLabel"], "isHidden": ["hidden"],
    "visible": ["hidden"], "visibility": ["hidden"], "lines": ["numberOfLines"], "maxLines": ["numberOfLines"],
    "lineLimit": ["numberOfLines"], "min": ["minValue", "minimumValue"], "max": ["maxValue", "maximumValue"],
    "checked": ["on"], "isOn": ["on"], "isEnabled": ["enabled"], "class": ["customClass"], "className": ["customClass"],
    "type": ["buttonType", "style"], "items": ["numberOfPages"], "pages": ["numberOfPages"],
  ]
}
