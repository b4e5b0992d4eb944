extension VocabularyText {
  /// What documents of watchOS have.
  static let watch: StaticString = """
    extend device
      id watch38|watch42

    # Interfaces

    (object) -
      id id
      key key
      customClass class
      userLabel name "label in Xcode"
      customModule module "module"
      customModuleProvider target "inherit module from target"
      <connections>
      <variation>

    controller WKInterfaceController : (object)
      identifier name
      backgroundImage resource
      alwaysBounce flag = NO
      animationDuration integer
      fullScreen flag = NO
      spacing number
      title text
      contentMode scaleToFill|center|scaleAspectFit = scaleToFill
      hidesWhenLoading flag = YES
      <color backgroundColor "background">
      <edgeInsets margins>
      <items>
      <menu menu>

    group WKInterfaceGroup : (object)
      width number
      alignment left|center|right
      height number
      verticalAlignment center|bottom
      widthAdjustment integer
      hasDetent flag = NO
      animationDuration integer
      hidden flag = NO
      backgroundImage resource
      radius number
      contentMode scaleToFill|center|scaleAspectFit = scaleToFill
      layout vertical|overlap
      spacing number
      <color backgroundColor "background">
      <edgeInsets margins>
      <gestureRecognizers>
      <items>

    separator WKInterfaceSeparator : (object)
      alignment left|center
      <color color>

    label WKInterfaceLabel : (object)
      width number
      alignment left|center|right
      height number
      widthAdjustment integer
      verticalAlignment center|bottom
      alpha number
      heightAdjustment integer
      text text
      hidden flag = NO
      numberOfLines integer "lines"
      textAlignment center|right|left "alignment"
      baselineAdjustment alignBaselines|alignCenters = alignBaselines "baseline"
      minimumScaleFactor number "minimum font scale"
      <attributedString userComments>
      <color textColor>
      <fontDescription font>
      <gestureRecognizers>
      <string text>

    button WKInterfaceButton : (object)
      width number
      height number
      alignment left|center|right
      heightAdjustment integer
      verticalAlignment center|bottom
      hidden flag = NO
      title text
      <accessibilityTraits>
      <color backgroundColor "background" titleColor "text color">
      <fontDescription font>
      <group contentGroup>

    textField WKInterfaceTextField : (object)
      text text
      placeholder text

    switch WKInterfaceSwitch : (object)
      width integer
      alignment left
      enabled flag = YES
      hidden flag = NO
      value flag
      title text
      <color tintColor "tint">

    slider WKInterfaceSlider : (object)
      width number
      height number
      alignment left|center
      continuous flag
      maximum integer
      maximumImage resource
      minimum integer
      minimumImage resource
      verticalAlignment bottom|center
      hidden flag = NO
      value number
      steps integer
      <color color>

    picker WKInterfacePicker : (object)
      width number
      height integer
      focusStyle stack
      style stack
      alignment left|center
      verticalAlignment center

    table WKInterfaceTable : (object)
      alignment left|center
      layout horizontal|vertical = horizontal
      pagingScroll flag = NO
      spacing integer
      <gestureRecognizers>
      <items>

    tableRow - : (object)
      identifier name
      selectable flag = YES
      <group rootItem>

    imageView WKInterfaceImage : (object)
      width number
      alignment center|left|right
      height number
      verticalAlignment center|bottom
      image resource
      initiallyAnimated flag = YES
      animationDuration integer
      hidden flag = NO
      contentMode scaleToFill|center|scaleAspectFit|scaleAspectFill = scaleToFill
      <color tintColor "tint">

    timer WKInterfaceTimer : (object)
      width integer
      alignment center|left|right
      verticalAlignment center
      textAlignment left|center = left "alignment"
      numberOfLines integer "lines"
      <calendarUnit units>

    dateLabel WKInterfaceDate : (object)
      alignment center
      textAlignment center "alignment"
      numberOfLines integer "lines"
      <dateFormatterStyle>

    map WKInterfaceMap : (object)
      height integer
      alignment left

    movie WKInterfaceMovie : (object)
      width integer
      height integer
      alignment left

    menu - : (object)
      <items>

    menuItem WKInterfaceMenuItem : (object)
      title text
      icon resource
      image resource

    glanceController WKInterfaceController : (object)
      topTemplateType extraLarge
      spacing number
      <edgeInsets margins>
      <items>

    notificationController WKUserNotificationInterfaceController : (object)
      contentMode scaleToFill|center = scaleToFill
      <color backgroundColor "background">
      <items>
      <notificationCategory notificationCategory>

    notificationCategory - : (object)
      identifier name
      wantsSashBlur flag = NO
      <color sashColor>

    hostingController WKHostingController : (object)
      identifier name

    spriteKitScene WKInterfaceSKScene : (object)
      width integer
      height integer
      preferredFramesPerSecond integer
      alignment left|center
      verticalAlignment center
      <gestureRecognizers>

    longPressGestureRecognizer WKLongPressGestureRecognizer : (object)

    swipeGestureRecognizer WKSwipeGestureRecognizer : (object)
      direction integer

    tapGestureRecognizer WKTapGestureRecognizer : (object)
      numberOfTapsRequired integer
      reference reference
      <precedingGestureRecognizers>

    calendarUnit - : (object)
      minute flag
      second flag

    dateFormatterStyle - : (object)
      medium flag
      none flag
    """
}
