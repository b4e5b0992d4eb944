extension VocabularyText {
  /// Parts of macOS.
  static let macParts: StaticString = """
    # Parts of views

    tabViewItem NSTabViewItem : (object)
      label text
      toolTip text
      image resource
      catalog system
      <view view>

    tableColumn NSTableColumn : (object)
      editable flag = YES
      width number
      headerToolTip text
      hidden flag = NO
      minWidth number
      maxWidth number
      <buttonCell dataCell>
      <cell dataCell>
      <comboBoxCell dataCell>
      <customCell dataCell>
      <imageCell dataCell>
      <levelIndicatorCell dataCell>
      <popUpButtonCell dataCell>
      <prototypeCellViews>
      <sliderCell dataCell>
      <sortDescriptor sortDescriptorPrototype>
      <tableColumnResizingMask resizingMask>
      <tableHeaderCell headerCell>
      <textFieldCell dataCell>

    splitViewItem NSSplitViewItem : (object)
      canCollapse flag = NO
      collapsed flag = NO
      holdingPriority integer
      separatorStyle SeparatorStyle = automatic
      behavior default|sidebar|contentList|inspector = default

    gridColumn NSGridColumn : (object)
      leadingPadding integer
      trailingPadding integer
      width integer
      xPlacement GridPlacementX = inherited

    gridRow NSGridRow : (object)
      bottomPadding integer
      height integer
      rowAlignment GridRowAlignment = inherited
      topPadding integer
      yPlacement GridPlacementY = inherited

    gridCell NSGridCell : (object)
      column reference
      headOfMergedCell reference
      row reference
      rowAlignment GridRowAlignment = inherited
      xPlacement GridPlacementX = inherited
      yPlacement GridPlacementY = inherited
      <view contentView>

    collectionViewItem NSCollectionViewItem : (object)
      storyboardIdentifier name "storyboard ID"
      nibName name
      sceneMemberID viewController
      <view view>

    collectionViewFlowLayout NSCollectionViewFlowLayout : (object)
      minimumInteritemSpacing integer
      minimumLineSpacing integer
      sectionHeadersPinToVisibleBounds flag = NO
      scrollDirection vertical|horizontal = vertical
      <edgeInsets sectionInset>
      <size headerReferenceSize itemSize>

    collectionViewGridLayout NSCollectionViewGridLayout : (object)
      <size>

    collectionViewLayout NSCollectionViewLayout : (object)

    predicateEditorRowTemplate NSPredicateEditorRowTemplate : (object)
      rowType compound|simple
      <array leftExpressionObject>
      <comparisonPredicateOptions options>
      <integer rightExpressionObject>
      <popUpMenus>

    menu NSMenu : (object)
      title text
      propertyAccessControl PropertyAccessControl
      showsStateColumn flag = YES
      autoenablesItems flag = YES
      systemMenu apple|main|file|edit|format|view|window|help|services|recentDocuments|font
      userInterfaceLayoutDirection leftToRight
      <accessibility>
      <items>
      <point canvasLocation>

    menuItem NSMenuItem : (object)
      title text
      image resource
      isSeparatorItem flag = NO
      allowsKeyEquivalentWhenHidden flag = NO
      alternate flag = NO
      enabled flag = YES
      indentationLevel integer
      localization flag = YES
      mirroring flag = YES
      secondaryImage resource
      state CellState = off
      keyEquivalent character
      toolTip text as ibShadowedToolTip
      catalog system
      hidden flag = NO
      tag integer
      <accessibility>
      <attributedString attributedTitle>
      <expression representedObject>
      <imageReference image secondaryImage>
      <integer representedObject>
      <menu submenu>
      <modifierMask keyEquivalentModifierMask>
      <string keyEquivalent title toolTip>

    toolbar NSToolbar : (object)
      implicitIdentifier name
      autosavesConfiguration flag = YES
      allowsUserCustomization flag = YES
      centeredItem reference
      explicitIdentifier name
      showsBaselineSeparator flag = YES
      displayMode default|iconAndLabel|iconOnly|labelOnly
      sizeMode default|regular|small
      <allowedToolbarItems>
      <defaultToolbarItems>

    toolbarItem NSToolbarItem : (object)
      implicitItemIdentifier name
      title text
      label text
      selectable flag = NO
      autovalidates flag = YES
      bordered flag = NO
      explicitItemIdentifier name
      navigational flag = NO
      paletteLabel text
      reference reference
      sizingBehavior auto|manual|default
      visibilityPriority integer
      toolTip text
      catalog system
      image resource
      tag integer
      <imageReference image>
      <view view>
      <nil toolTip>
      <size maxSize minSize>

    searchToolbarItem NSSearchToolbarItem : (object)
      implicitItemIdentifier name
      bordered flag = NO
      label text
      reference reference
      visibilityPriority integer
      paletteLabel text
      <view view>
      <nil toolTip>

    window NSWindow : (object)
      title text
      allowsToolTipsWhenApplicationIsInactive flag "tool tips when inactive"
      autorecalculatesKeyViewLoop flag = YES
      restorable flag = YES
      hidesOnDeactivate flag = NO
      releasedWhenClosed flag = YES "release when closed"
      oneShot flag = YES
      appearanceType name
      backingType buffered|retained|nonretained = buffered
      deferred flag = YES
      hasShadow flag = YES
      propertyAccessControl PropertyAccessControl
      separatorStyle SeparatorStyle = automatic
      subtitle text
      tabbingIdentifier name
      wantsToBeColor flag = YES
      visibleAtLaunch flag = YES
      showsToolbarButton flag = YES
      frameAutosaveName name
      animationBehavior AnimationBehavior
      titlebarAppearsTransparent flag = NO
      titleVisibility visible|hidden = visible
      toolbarStyle automatic|expanded|preference|unified|unifiedCompact|compact = automatic
      tabbingMode automatic|preferred|disallowed = automatic
      <accessibility>
      <contentBorderThickness>
      <point canvasLocation>
      <rect contentRect screenRect>
      <string title>
      <value maxSize minFullScreenContentSize minSize>
      <view contentView toolbar>
      <windowCollectionBehavior collectionBehavior>
      <windowPositionMask initialPositionMask>
      <windowStyleMask styleMask "controls">
      <toolbar toolbar>

    drawer NSDrawer : (object)
      leadingOffset integer
      preferredEdge RectangleEdge
      trailingOffset integer
      <size contentSize maxContentSize minContentSize>

    popover NSPopover : (object)
      appearance minimal|HUD = minimal
      behavior applicationDefined|t|transient|semitransient = applicationDefined

    touchBar NSTouchBar : (object)
      principalItem reference
      <point canvasLocation>
      <touchBarItems>

    touchBarItem NSTouchBarItem : (object)
      customizationLabel text
      visibilityPriority integer
      <size designTimeSize>
      <viewController viewController>

    touchBarGroupItem NSGroupTouchBarItem : (object)
      <touchBar>

    touchBarPopoverItem NSPopoverTouchBarItem : (object)
      collapsedRepresentationLabel text
      <touchBar>

    touchBarItemOtherItemsProxy - : (object)

    customTouchBarItem NSCustomTouchBarItem : (object)

    touchBarSpacerItem NSTouchBarItem : (object)

    application NSApplication : (object)
      sceneMemberID viewController
      <menu mainMenu>

    customObject - : (object) "object"
      className class
      sceneMemberID firstResponder|viewController

    userDefaultsController NSUserDefaultsController : (object)
      representsSharedInstance flag = NO
      <declaredKeys>

    clickGestureRecognizer NSClickGestureRecognizer : (object)
      delaysPrimaryMouseButtonEvents flag
      numberOfClicksRequired integer

    panGestureRecognizer NSPanGestureRecognizer : (object)

    pressGestureRecognizer NSPressGestureRecognizer : (object)

    magnificationGestureRecognizer NSMagnificationGestureRecognizer : (object)

    rotationGestureRecognizer NSRotationGestureRecognizer : (object)

    controllerPlaceholder - : (object) "storyboard reference"
      storyboardIdentifier name "storyboard ID"
      storyboardName name
      referencedIdentifier name
      sceneMemberID viewController

    numberFormatter NSNumberFormatter : (object)
      formatterBehavior FormatterBehavior
      positiveFormat pattern
      negativeFormat pattern
      numberStyle none|decimal|currency|percent|scientific|spellOut|ordinal|currencyISOCode|currencyPlural|
          currencyAccounting
      alwaysShowsDecimalSeparator flag
      localizesFormat flag
      allowsFloats flag = YES
      usesGroupingSeparator flag
      lenient flag = NO
      currencyDecimalSeparator pattern
      decimalSeparator pattern
      exponentSymbol pattern
      formatWidth integer
      groupingSeparator pattern
      hasThousandSeparators flag = YES
      minusSign pattern
      negativePrefix pattern
      negativeSuffix pattern
      notANumberSymbol pattern
      paddingCharacter pattern
      perMillSymbol pattern
      percentSymbol pattern
      plusSign pattern
      positivePrefix pattern
      positiveSuffix pattern
      roundingMode ceiling|floor|down|up|halfEven|halfDown|halfUp
      thousandSeparator pattern
      groupingSize integer
      minimumIntegerDigits integer
      currencySymbol pattern
      minimumFractionDigits integer
      maximumIntegerDigits integer
      internationalCurrencySymbol pattern
      maximumFractionDigits integer
      <attributedString attributedStringForNil attributedStringForNotANumber attributedStringForZero>
      <decimal maximum minimum>
      <integer maximum minimum multiplier roundingIncrement>
      <metadata>
      <real maximum minimum multiplier roundingIncrement>
      <textAttributesForNegativeValues>
      <nil negativeInfinitySymbol positiveInfinitySymbol>

    dateFormatter NSDateFormatter : (object)
      dateStyle DateFormatterStyle
      dateFormat pattern
      formatterBehavior FormatterBehavior
      timeStyle DateFormatterStyle
      doesRelativeDateFormatting flag = NO

    byteCountFormatter NSByteCountFormatter : (object)
      allowsNonnumericFormatting flag = YES
      includesUnit flag = YES
      <byteCountFormatterUnits>

    dateComponentsFormatter NSDateComponentsFormatter : (object)
      unitsStyle positional|abbreviated|short|full|spellOut|brief
      <zeroFormattingBehavior>

    customFormatter NSFormatter : (object)
    """
}
