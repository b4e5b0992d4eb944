extension VocabularyText {
  /// What stack definitions have beside the elements of iOS.
  static let stackDefinition: StaticString = """
    extend (view)
      width length
      height length
      customSpacing length
      <constraint>
      <device>
      <resources>

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
  /// What somebody means who writes the name of an element of another framework or format, such as `VStack`.
  package static func meaning(ofForeign name: String) -> String? { meanings[name] }

  private static let meanings: [String: String] = [
    "VStack": "stackView axis=\"vertical\"", "HStack": "stackView", "ZStack": "view",
    "LazyVStack": "stackView axis=\"vertical\"",
    "LazyHStack": "stackView", "UIStackView": "stackView", "NSStackView": "stackView", "LinearLayout": "stackView",
    "Row": "stackView", "Column": "stackView axis=\"vertical\"", "stack": "stackView", "hstack": "stackView",
    "vstack": "stackView axis=\"vertical\"", "Spacer": "view", "div": "view", "span": "label", "p": "label",
    "Divider": "view height=\"1\"",
    "UIView": "view", "View": "view", "FrameLayout": "view", "ConstraintLayout": "view", "RelativeLayout": "view",
    "Space": "view",
    "UILabel": "label", "Text": "label", "TextView": "label", "text": "label", "UITextView": "textView",
    "TextEditor": "textView",
    "UITextField": "textField", "TextField": "textField", "EditText": "textField", "SecureField": "textField",
    "input": "textField",
    "UIButton": "button", "Button": "button", "ImageButton": "button", "UIImageView": "imageView", "Image": "imageView",
    "ImageView": "imageView", "image": "imageView", "img": "imageView", "UISwitch": "switch", "Toggle": "switch",
    "Switch": "switch",
    "UISlider": "slider", "Slider": "slider", "SeekBar": "slider", "UIStepper": "stepper", "Stepper": "stepper",
    "UIScrollView": "scrollView", "ScrollView": "scrollView", "UITableView": "tableView", "List": "tableView",
    "UICollectionView": "collectionView", "RecyclerView": "collectionView", "UISegmentedControl": "segmentedControl",
    "Picker": "pickerView",
    "UIPickerView": "pickerView", "Spinner": "pickerView", "UIDatePicker": "datePicker", "DatePicker": "datePicker",
    "UIProgressView": "progressView", "ProgressView": "progressView", "ProgressBar": "progressView",
    "UIActivityIndicatorView": "activityIndicatorView",
    "UIPageControl": "pageControl", "NSLayoutConstraint": "constraint", "margin": "edgeInsets", "padding": "edgeInsets",
    "UIEdgeInsets": "edgeInsets", "NSDirectionalEdgeInsets": "directionalEdgeInsets", "font": "fontDescription",
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
