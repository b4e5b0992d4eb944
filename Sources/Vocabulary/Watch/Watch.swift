extension VocabularyText {
  /// What documents of watchOS have.
  static let watch: StaticString = """
    # Interfaces

    (object) -
      id id
      key key
      customClass class
      userLabel name
      customModule module
      customModuleProvider target
      <connections>
      <variation>

    controller - : (object)
      identifier name
      backgroundImage resource
      alwaysBounce flag = NO
      animationDuration integer
      fullScreen flag = NO
      spacing number
      title text
      contentMode scaleToFill|center|scaleAspectFit = scaleToFill
      hidesWhenLoading flag = YES
      <color backgroundColor>
      <edgeInsets margins>
      <items>
      <menu menu>

    group - : (object)
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
      <color backgroundColor>
      <edgeInsets margins>
      <gestureRecognizers>
      <items>

    separator - : (object)
      alignment left|center
      <color color>

    label - : (object)
      width number
      alignment left|center|right
      height number
      widthAdjustment integer
      verticalAlignment center|bottom
      alpha number
      heightAdjustment integer
      text text
      hidden flag = NO
      numberOfLines integer
      textAlignment center|right|left
      baselineAdjustment alignBaselines|alignCenters = alignBaselines
      minimumScaleFactor number
      <attributedString userComments>
      <color textColor>
      <fontDescription font>
      <gestureRecognizers>
      <string text>

    button - : (object)
      width number
      height number
      alignment left|center|right
      heightAdjustment integer
      verticalAlignment center|bottom
      hidden flag = NO
      title text
      <accessibilityTraits>
      <color backgroundColor titleColor>
      <fontDescription font>
      <group contentGroup>

    switch - : (object)
      width integer
      alignment left
      enabled flag = YES
      hidden flag = NO
      value flag
      title text
      <color tintColor>

    slider - : (object)
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

    picker - : (object)
      width number
      height integer
      focusStyle stack
      style stack
      alignment left|center
      verticalAlignment center

    table - : (object)
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

    imageView - : (object)
      width number
      alignment center|left|right
      height number
      verticalAlignment center|bottom
      image resource
      initiallyAnimated flag = YES
      animationDuration integer
      hidden flag = NO
      contentMode scaleToFill|center|scaleAspectFit|scaleAspectFill = scaleToFill
      <color tintColor>

    timer - : (object)
      width integer
      alignment center|left|right
      verticalAlignment center
      textAlignment left|center = left
      numberOfLines integer
      <calendarUnit units>

    dateLabel - : (object)
      alignment center
      textAlignment center
      numberOfLines integer
      <dateFormatterStyle>

    map - : (object)
      height integer
      alignment left

    movie - : (object)
      width integer
      height integer
      alignment left

    menu - : (object)
      <items>

    menuItem - : (object)
      title text
      icon resource
      image resource

    glanceController - : (object)
      topTemplateType extraLarge
      spacing number
      <edgeInsets margins>
      <items>

    notificationController - : (object)
      contentMode scaleToFill|center = scaleToFill
      <color backgroundColor>
      <items>
      <notificationCategory notificationCategory>

    notificationCategory - : (object)
      identifier name
      wantsSashBlur flag = NO
      <color sashColor>

    hostingController - : (object)
      identifier name

    spriteKitScene - : (object)
      width integer
      height integer
      preferredFramesPerSecond integer
      alignment left|center
      verticalAlignment center
      <gestureRecognizers>

    longPressGestureRecognizer - : (object)

    swipeGestureRecognizer - : (object)
      direction integer

    tapGestureRecognizer - : (object)
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
