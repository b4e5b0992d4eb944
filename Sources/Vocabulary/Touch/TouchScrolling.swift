extension VocabularyText {
  /// Scrolling of iOS and tvOS.
  static let touchScrolling: StaticString = """
    scrollView UIScrollView : (view)
      bounces flag = YES
      alwaysBounceVertical flag = NO "bounce vertically"
      directionalLockEnabled flag = NO "direction lock"
      scrollEnabled flag = YES "scrolling enabled"
      alwaysBounceHorizontal flag = NO "bounce horizontally"
      minimumZoomScale number = 1
      pagingEnabled flag = NO
      showsHorizontalScrollIndicator flag = YES "horizontal indicator"
      delaysContentTouches flag = YES "delays touch down"
      indicatorStyle default|black|white = default "indicators"
      showsVerticalScrollIndicator flag = YES "vertical indicator"
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
      textAlignment TextAlignment = left "alignment"
      allowsEditingTextAttributes flag = NO "allows editing attributes"
      selectable flag = YES
      adjustsFontForContentSizeCategory flag = NO "automatically adjusts font"
      layoutManager name
      <attributedString attributedText>
      <color textColor "color">
      <dataDetectorType dataDetectorTypes>
      <fontDescription fontDescription>
      <inset>
      <mutableString text>
      <string text>
      <textInputTraits textInputTraits>

    tableView UITableView : scrollView
      dataMode prototypes|static "content"
      style plain|grouped|insetGrouped
      separatorStyle none|default|singleLine|singleLineEtched = default "separator"
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
      sectionHeaderHeight length "header height"
      estimatedSectionFooterHeight length
      sectionFooterHeight length "footer height"
      <color sectionIndexBackgroundColor sectionIndexColor separatorColor>
      <color>
      <inset separatorInset>
      <prototypes>
      <sections>
      <view tableFooterView tableHeaderView>

    tableViewSection UITableViewSection : (object)
      headerTitle text "header"
      footerTitle text "footer"
      colorLabel name
      <cells>
      <string footerTitle "footer">

    tableViewCell UITableViewCell : (view)
      selectionStyle none|blue|gray|default = default "selection"
      accessoryType AccessoryType = none
      hidesAccessoryWhenEditing flag = YES
      indentationLevel integer
      indentationWidth length
      showsReorderControl flag = NO
      focusStyle default|custom = default
      shouldIndentWhileEditing flag = YES
      reuseIdentifier name "identifier"
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

    tableViewCellContentView UIView : (view) "content view"
      tableViewCell reference
      <subviews>

    collectionView UICollectionView : scrollView
      minimumZoomScale number
      dataMode prototypes|none "content"
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
      reuseIdentifier name "identifier"
      <subviews>

    collectionViewCell UICollectionViewCell : (view)
      reuseIdentifier name "identifier"
      <size customSize>
      <view contentView>

    collectionViewCellContentView UIView : (view) "content view"
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
