extension VocabularyText {
  /// Scrolling of iOS and tvOS.
  static let touchScrolling: StaticString = """
    # Scrolling

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
      @UIScrollViewIndicatorInsetAdjustmentBehavior = 1
      @UIBounceEnabled bounces if NO as NO
      @UIShowsHorizontalScrollIndicator showsHorizontalScrollIndicator if NO as NO
      @UIShowsVerticalScrollIndicator showsVerticalScrollIndicator if NO as NO
      @UIScrollDisabled scrollEnabled if NO
      @UIPagingEnabled pagingEnabled if YES read
      @UIBouncesZoom bouncesZoom if YES unread
      @UIAlwaysBounceVertical alwaysBounceVertical if YES
      @UIAlwaysBounceHorizontal alwaysBounceHorizontal if YES read
      @UIDirectionalLockEnabled directionalLockEnabled if YES
      @UIMinimumZoomScale minimumZoomScale unless 1
      @UIMaximumZoomScale maximumZoomScale unless 1
      @UIContentSize computed
      @UIDelegate computed
      @UIKeyboardDismissMode keyboardDismissMode unless none
      @UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior always

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
      @UIText text computed
      @UIAttributedText attributedText computed
      @UIAllowsEditingTextAttributes allowsEditingTextAttributes if YES
      @UIFont fontDescription computed
      @UITextColor textColor computed
      @UITextAlignment textAlignment always computed
      @UIEditable editable if NO as NO
      @UISelectable selectable if NO as NO read
      @UIDataDetectorTypes computed
      @<textInputTraits>

    tableView UITableView : scrollView
      dataMode prototypes|static "content"
      style plain|grouped|insetGrouped
      separatorStyle none|default|singleLine:1|singleLineEtched = default "separator"
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
      estimatedSectionHeaderHeight length = 0
      sectionHeaderHeight length "header height"
      estimatedSectionFooterHeight length = 0
      sectionFooterHeight length "footer height"
      <color sectionIndexBackgroundColor sectionIndexColor sectionIndexTrackingBackgroundColor
          separatorColor>
      <color>
      <inset separatorInset>
      <prototypes>
      <sections>
      <view tableFooterView tableHeaderView>
      @UIViewLocalOverrideTraitCollection computed
      @inherited
      @UITableViewStyle style always plain
      @UIStyle style always plain
      @UISeparatorStyle separatorStyle always unless none unread
      @UISeparatorStyleIOS5AndLater separatorStyle always unless none stated
      @UISeparatorStyleIOS9AndLater separatorStyle always unless default
      @UIPrefetchingEnabled = YES
      @UIRowHeight rowHeight always -1
      @UISectionHeaderHeight sectionHeaderHeight always -1
      @UISectionFooterHeight sectionFooterHeight always -1
      @UIEstimatedRowHeight estimatedRowHeight always 0
      @UIEstimatedSectionHeaderHeight estimatedSectionHeaderHeight always
      @UIEstimatedSectionFooterHeight estimatedSectionFooterHeight always
      @UIFillerRowHeight = 0.0
      @UISectionHeaderTopPadding = -1.0
      @UIAllowsSelection allowsSelection if NO as NO
      @UIAllowsSelectionDuringEditing allowsSelectionDuringEditing if YES
      @UIInsetsContentViewsToSafeArea = YES
      @UITableHeaderView computed
      @UISeparatorColor separatorColor
      @UITableFooterView computed
      @UITableViewCellPrototypeNibs computed
      @UITableViewCellPrototypeNibExternalObjects computed
      @UISeparatorInset separatorInset
      @UISectionIndexColor sectionIndexColor read
      @UISectionIndexBackgroundColor sectionIndexBackgroundColor
      @UISectionIndexTrackingBackgroundColor sectionIndexTrackingBackgroundColor read
      @UISeparatorInsetReference = 0

    tableViewSection UITableViewSection : (object)
      headerTitle text "header"
      footerTitle text "footer"
      colorLabel name
      <cells>
      <string footerTitle "footer">
      @UITableSectionHeaderTitle headerTitle
      @UITableSectionFooterTitle footerTitle

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
      @UIReuseIdentifier reuseIdentifier
      @UITableViewCellStyle style unless IBUITableViewCellStyleDefault
      @UIIndentationLevel indentationLevel unless 0
      @UISelectionStyle selectionStyle unless default
      @UIAccessoryType accessoryType unless none
      @UIIndentationWidth indentationWidth always 10
      @UITableCellBackgroundColorSet computed
      @UISystemBackgroundView computed
      @UIContentConfigurationIdentifier = null
      @UIContentConfigurationView = null
      @UIContentView computed
      @UITextLabel computed
      @UIDetailTextLabel computed
      @UIImageView computed

    tableViewCellContentView UITableViewCellContentView : (view) "content view"
      tableViewCell reference
      <subviews>
      @inherited

    collectionView UICollectionView : scrollView
      minimumZoomScale number
      dataMode prototypes|none "content"
      springLoaded flag = NO
      prefetchingEnabled flag
      <cells>
      <collectionViewFlowLayout collectionViewLayout>
      <collectionViewLayout collectionViewLayout>
      <view sectionFooterView sectionHeaderView>
      @UIViewLocalOverrideTraitCollection computed
      @inherited
      @UICollectionLayout computed
      @UIAllowsUserInitiatedMultipleSelection = YES
      @UICollectionViewCellPrototypeNibExternalObjects computed
      @UICollectionViewCellNibDict computed
      @UICollectionViewPrefetchingEnabled = YES

    collectionViewFlowLayout UICollectionViewFlowLayout : (object)
      scrollDirection vertical|horizontal = vertical
      automaticEstimatedItemSize flag = NO
      minimumLineSpacing length
      minimumInteritemSpacing length
      sectionInsetReference contentInset|safeArea|layoutMargins = contentInset
      <inset sectionInset>
      <size estimatedItemSize footerReferenceSize headerReferenceSize itemSize>
      @UIInteritemSpacing minimumInteritemSpacing unless 10
      @UILineSpacing minimumLineSpacing unless 10
      @UIItemSize itemSize unless {50,50}
      @UIHeaderReferenceSize headerReferenceSize unless {0,0}
      @UIFooterReferenceSize footerReferenceSize unless {0,0}
      @UISectionInset sectionInset unless {0,0,0,0}
      @UIScrollDirection scrollDirection unless vertical
      @UISectionInsetReference sectionInsetReference unless contentInset

    collectionViewLayout UICollectionViewLayout : (object)

    collectionReusableView UICollectionReusableView : (view)
      reuseIdentifier name "identifier"
      <subviews>
      @UIReuseIdentifier reuseIdentifier read

    collectionViewCell UICollectionViewCell : (view)
      reuseIdentifier name "identifier"
      <size customSize>
      <view contentView>
      @UIReuseIdentifier reuseIdentifier
      @UISystemBackgroundView = null
      @UIContentConfigurationIdentifier = null
      @UIContentConfigurationView = null
      @UIContentView computed

    collectionViewCellContentView UIView : (view) "content view"
      <subviews>
      @inherited

    listContentConfiguration UIListContentConfiguration
      key key
      imageToTextPadding number
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
