extension VocabularyText {
  /// Scrolling of iOS and tvOS.
  static let touchScrolling: StaticString = """
    # Scrolling

    scrollView UIScrollView : (view)
      bounces flag = YES
      alwaysBounceVertical flag = NO
      directionalLockEnabled flag = NO
      scrollEnabled flag = YES
      alwaysBounceHorizontal flag = NO
      minimumZoomScale number = 1
      pagingEnabled flag = NO
      showsHorizontalScrollIndicator flag = YES
      delaysContentTouches flag = YES
      indicatorStyle default|black|white = default
      showsVerticalScrollIndicator flag = YES
      contentInsetAdjustmentBehavior automatic|scrollableAxes|never|always = automatic
      maximumZoomScale number = 1
      keyboardDismissMode none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory = none
      bouncesZoom flag = YES
      <inset scrollIndicatorInsets>
      <subviews>

    textView UITextView : scrollView
      editable flag = YES
      usesAttributedText flag = NO
      text text
      canCancelContentTouches flag = YES
      textAlignment TextAlignment = left
      allowsEditingTextAttributes flag = NO
      selectable flag = YES
      adjustsFontForContentSizeCategory flag = NO
      layoutManager name
      <attributedString attributedText>
      <color textColor>
      <dataDetectorType dataDetectorTypes>
      <fontDescription fontDescription>
      <inset>
      <mutableString text>
      <string text>
      <textInputTraits textInputTraits>

    tableView UITableView : scrollView
      dataMode prototypes|static
      style plain|grouped|insetGrouped
      separatorStyle none|default|singleLine|singleLineEtched = default
      allowsMultipleSelection flag = NO
      allowsSelection flag = YES
      allowsSelectionDuringEditing flag = NO
      separatorInsetReference fromCellEdges|fromAutomaticInsets
      allowsMultipleSelectionDuringEditing flag = NO
      sectionIndexMinimumDisplayRowCount integer
      showsSelectionImmediatelyOnTouchBegin flag = YES
      rowHeight length
      estimatedRowHeight length
      contentViewInsetsToSafeArea flag = YES
      estimatedSectionHeaderHeight length
      sectionHeaderHeight length
      estimatedSectionFooterHeight length
      sectionFooterHeight length
      <color sectionIndexBackgroundColor sectionIndexColor separatorColor>
      <color>
      <inset separatorInset>
      <prototypes>
      <sections>
      <view tableFooterView tableHeaderView>

    tableViewSection UITableViewSection : (object)
      headerTitle text
      footerTitle text
      colorLabel name
      <cells>
      <string footerTitle>

    tableViewCell UITableViewCell : (view)
      selectionStyle none|blue|gray|default = default
      accessoryType AccessoryType = none
      hidesAccessoryWhenEditing flag = YES
      indentationLevel integer
      indentationWidth length
      showsReorderControl flag = NO
      focusStyle default|custom = default
      shouldIndentWhileEditing flag = YES
      reuseIdentifier name
      textLabel reference
      detailTextLabel reference
      editingAccessoryType AccessoryType = none
      imageView reference
      style IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2|
          IBUITableViewCellStyleSubtitle
      rowHeight length
      <inset separatorInset>
      <listContentConfiguration contentConfiguration>
      <view contentView>

    tableViewCellContentView UIView : (view)
      tableViewCell reference
      <subviews>

    collectionView UICollectionView : scrollView
      minimumZoomScale number
      dataMode prototypes|none
      springLoaded flag = NO
      prefetchingEnabled flag
      <cells>
      <collectionViewFlowLayout collectionViewLayout>
      <collectionViewLayout collectionViewLayout>
      <view sectionFooterView sectionHeaderView>

    collectionViewFlowLayout UICollectionViewFlowLayout : (object)
      scrollDirection vertical|horizontal = vertical
      automaticEstimatedItemSize flag = NO
      minimumLineSpacing length
      minimumInteritemSpacing length
      sectionInsetReference contentInset|safeArea|layoutMargins = contentInset
      <inset sectionInset>
      <size estimatedItemSize footerReferenceSize headerReferenceSize itemSize>

    collectionViewLayout UICollectionViewLayout : (object)

    collectionReusableView UICollectionReusableView : (view)
      reuseIdentifier name
      <subviews>

    collectionViewCell UICollectionViewCell : (view)
      reuseIdentifier name
      <size customSize>
      <view contentView>

    collectionViewCellContentView UIView : (view)
      <subviews>

    listContentConfiguration UIListContentConfiguration
      key key
      imageToTextPadding integer
      secondaryText text
      text text
      <imageReference image>

    offsetWrapper -
      horizontal number
      key key
      vertical number

    sections -
      <tableViewSection>

    prototypes -
      <view>
    """
}
