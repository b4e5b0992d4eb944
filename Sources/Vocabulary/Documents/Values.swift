extension VocabularyText {
  /// Values that several attributes have.
  static let values: StaticString = """
    enum ContentMode scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right|TopLeft|
      topLeft:9|topRight|bottomLeft|bottomRight
    enum TextAlignment left|center|right|justified|natural
    enum LineBreakMode wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation
    enum ParagraphLineBreakMode wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle
    enum SemanticContentAttribute unspecified|playback|spatial|forceLeftToRight|forceRightToLeft
    enum HorizontalAlignment center|left|right|fill|leading|trailing
    enum VerticalAlignment center|top|bottom|fill
    enum BarStyle default|black|blackOpaque|blackTranslucent
    enum Switched default|no|yes
    enum AccessoryType none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton
    enum SymbolScale unspecified|default:-1|small:1|medium|large
    enum SymbolWeight unspecified|ultraLight|thin|light|regular|medium|semibold|bold|heavy|black
    enum BlurStyle extraLight|light|dark|extraDark|regular|prominent|systemUltraThinMaterial|
      systemThinMaterial|systemMaterial|systemThickMaterial|systemChromeMaterial|systemUltraThinMaterialLight|
      systemThinMaterialLight|systemMaterialLight|systemThickMaterialLight|systemChromeMaterialLight|
      systemUltraThinMaterialDark|systemThinMaterialDark|systemMaterialDark|systemThickMaterialDark|
      systemChromeMaterialDark
    enum LayoutAttribute left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline|
      lastBaseline|firstBaseline|leftMargin|rightMargin|topMargin|bottomMargin|leadingMargin|trailingMargin|
      centerXWithinMargins|centerYWithinMargins
    enum TouchSystemItem done|cancel|edit|save|add|flexibleSpace|fixedSpace|compose|reply|action|organize|
      bookmarks|search|refresh|stop|camera|trash|play|pause|rewind|fastForward|undo|redo|pageCurl|close|
      writingTools
    enum ModalPresentationStyle automatic:-2|none|fullScreen|pageSheet|formSheet|currentContext|custom|
      overFullScreen|overCurrentContext|popover|blurOverFullScreen
    enum ModalTransitionStyle coverVertical|flipHorizontal|crossDissolve|partialCurl
    enum ControlSize regular|small|mini|large
    enum FocusRingType default|none|exterior
    enum WritingDirection natural|leftToRight|rightToLeft
    enum CellState off|on|mixed
    enum CellBorderStyle none|border|bezel|borderAndBezel
    enum ImageScaling proportionallyDown|axesIndependently|none|proportionallyUpOrDown
    enum ImagePosition noImage|only|left|right|below|above|overlaps|leading|trailing
    enum BezelStyle rounded|regularSquare|roundedRect|texturedSquare|texturedRounded|disclosure|
      shadowlessSquare|circular|helpButton|smallSquare|recessed|roundRect|inline|roundedDisclosure|square|
      round|automatic|push|flexiblePush|toolbar|accessoryBar|accessoryBarAction|badge|glass
    enum TickMarkPosition below|above|left|right
    enum ScrollElasticity automatic|none|allowed
    enum ColumnAutoresizingStyle none|uniform|sequential|reverseSequential|lastColumnOnly|firstColumnOnly
    enum RowSizeStyle custom|automatic|systemDefault|small|medium|large
    enum SelectionHighlightStyle none|regular|sourceList
    enum TableStyle automatic|fullWidth|inset|sourceList|plain
    enum GridPlacementX none|leading|trailing|center|fill|inherited
    enum GridPlacementY none|top|bottom|center|fill|inherited
    enum GridRowAlignment none|firstBaseline|lastBaseline|inherited
    enum RectangleEdge minX|minY|maxX|maxY
    enum NestingMode single|list|compound|simple
    enum AnimationBehavior default|none|documentWindow|utilityWindow|alertPanel
    enum StackDistribution fill|fillEqually|fillProportionally|equalSpacing|equalCentering
    enum StackAlignment fill|leading|top:1|firstBaseline|center|trailing|bottom:4|lastBaseline
    enum PropertyAccessControl none|localizable|nonLocalizable|readOnly
    enum FormatterBehavior default10_4|custom10_4|pre10_4
    enum DateFormatterStyle none|short|medium|long|full
    enum MatrixMode radio|highlight|list|track
    enum BorderType none|line|bezel|groove
    enum SeparatorStyle automatic|none|line|shadow
    enum SystemColor labelColor|secondaryLabelColor|tertiaryLabelColor|quaternaryLabelColor|placeholderTextColor|
      separatorColor|opaqueSeparatorColor|linkColor|tintColor|darkTextColor|lightTextColor|systemFillColor|
      secondarySystemFillColor|tertiarySystemFillColor|quaternarySystemFillColor|systemBackgroundColor|
      secondarySystemBackgroundColor|tertiarySystemBackgroundColor|systemGroupedBackgroundColor|
      secondarySystemGroupedBackgroundColor|tertiarySystemGroupedBackgroundColor|groupTableViewBackgroundColor|
      tableBackgroundColor|tableCellGroupedBackgroundColor|tableCellPlainBackgroundColor|
      viewFlipsideBackgroundColor|scrollViewTexturedBackgroundColor|systemBlueColor|systemBrownColor|
      systemCyanColor|systemGreenColor|systemIndigoColor|systemMintColor|systemOrangeColor|systemPinkColor|
      systemPurpleColor|systemRedColor|systemTealColor|systemYellowColor|systemGrayColor|systemGray2Color|
      systemGray3Color|systemGray4Color|systemGray5Color|systemGray6Color|blackColor|darkGrayColor|lightGrayColor|
      whiteColor|grayColor|redColor|greenColor|blueColor|cyanColor|yellowColor|magentaColor|orangeColor|purpleColor|
      brownColor|clearColor
    enum DeviceLayout fullscreen|dualview2_3|slideover1_3|splitview2_3|splitview1_2|splitview1_3
    enum AmbiguityVerification on|ignoreSizes|off
    """
}
