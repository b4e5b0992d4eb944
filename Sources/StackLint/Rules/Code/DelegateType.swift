/// A kind of view with a delegate, and how the methods of its protocols are named.
struct DelegateType {
  /// What the selectors of the methods start with, the usual one first.
  let prefixes: [String]
  /// The second part of the data source's methods, without its end; empty if there is no data source.
  let dataLabels: [String]
  /// The second part of the delegate's methods, without its end.
  let delegateLabels: [String]
  /// The first part of the delegate's methods where it tells them from others.
  let methods: Set<String>
  /// That of the data source's.
  let dataMethods: Set<String>

  /// Nil for elements that have no delegate, or one that is not known.
  init?(element: String, isAppKit: Bool) {
    guard let type = isAppKit ? Self.appKitTypes[element] : Self.types[element] else { return nil }
    self = type
  }

  private init(
    _ prefixes: [String], data: String = "", dataMethods: String = "", delegate: String = "", methods: String = ""
  ) {
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" }.map(String.init) }
    self.prefixes = prefixes
    (dataLabels, delegateLabels) = (words(data), words(delegate))
    (self.methods, self.dataMethods) = (Set(words(methods)), Set(words(dataMethods)))
  }

  private static let types = [
    "tableView": DelegateType(
      ["tableView", "numberOfSectionsInTableView", "numberOfSectionsIn", "scrollView", "sectionIndexTitles"],
      data: """
        numberOfRowsInSection cellForRowAt titleForHeaderInSection titleForFooterInSection canEditRowAt canMoveRowAt
        commit moveRowAt sectionForSectionIndexTitle
        """,
      delegate: """
        did will should heightFor estimatedHeightFor viewFor canPerform canFocus performAction editingStyle editActions
        titleForDelete accessory indentation leadingSwipe trailingSwipe contextMenu targetIndexPath selectionFollows
        """),
    "collectionView": DelegateType(
      ["collectionView", "numberOfSections", "scrollView"],
      data: """
        numberOfItemsInSection cellForItemAt viewForSupplementaryElementOfKind canMoveItemAt moveItemAt
        indexPathForIndexTitle
        """,
      delegate: "did will should canPerform canFocus performAction layout targetIndexPath contextMenu selectionFollows"),
    "pickerView": DelegateType(
      ["pickerView", "numberOfComponents"], data: "numberOfRowsInComponent",
      delegate: "didSelectRow titleForRow attributedTitleForRow viewForRow widthForComponent rowHeightForComponent"),
    "textField": DelegateType(
      ["textField"], delegate: "shouldChangeCharactersIn",
      methods: """
        textFieldShouldBeginEditing textFieldDidBeginEditing textFieldShouldEndEditing textFieldDidEndEditing
        textFieldShouldClear textFieldShouldReturn textFieldDidChangeSelection
        """),
    "textView": DelegateType(
      ["textView", "scrollView"], delegate: "shouldChangeTextIn shouldInteractWith",
      methods: """
        textViewShouldBeginEditing textViewDidBeginEditing textViewShouldEndEditing textViewDidEndEditing
        textViewDidChange textViewDidChangeSelection
        """),
    "searchBar": DelegateType(
      ["searchBar", "position"], delegate: "textDidChange shouldChangeTextIn selectedScopeButton",
      methods: """
        searchBarShouldBeginEditing searchBarTextDidBeginEditing searchBarShouldEndEditing searchBarTextDidEndEditing
        searchBarSearchButtonClicked searchBarCancelButtonClicked searchBarBookmarkButtonClicked
        """),
    "scrollView": DelegateType(
      ["scrollView", "viewForZooming"],
      methods: """
        scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillEndDragging
        scrollViewDidEndDragging scrollViewWillBeginDecelerating scrollViewDidEndDecelerating
        scrollViewDidEndScrollingAnimation scrollViewShouldScrollToTop scrollViewDidScrollToTop
        viewForZooming viewForZoomingIn viewForZoomingWithIn
        """),
  ]
  private static let appKitTypes = [
    "tableView": DelegateType(
      ["tableView", "numberOfRows", "selectionShouldChange"],
      data: """
        objectValueFor setObjectValue sortDescriptorsDidChange pasteboardWriterForRow draggingSession
        updateDraggingItems validateDrop acceptDrop
        """,
      dataMethods: "numberOfRowsIn numberOfRowsWithIn",
      delegate: """
        viewFor rowViewForRow did should willDisplayCell toolTipFor dataCellFor isGroupRow heightOfRow
        typeSelectStringFor selectionIndexesForProposedSelection sizeToFitWidthOfColumn rowActionsForRow
        """,
      methods: """
        tableViewSelectionDidChange tableViewSelectionIsChanging tableViewColumnDidMove tableViewColumnDidResize
        """),
    "outlineView": DelegateType(
      ["outlineView", "selectionShouldChange"],
      data: """
        numberOfChildrenOfItem child isItemExpandable objectValueFor setObjectValue itemForPersistentObject
        persistentObjectForItem sortDescriptorsDidChange pasteboardWriterForItem draggingSession
        updateDraggingItems validateDrop acceptDrop
        """,
      delegate: """
        viewFor rowViewForItem did should willDisplayCell toolTipFor dataCellFor isGroupItem heightOfRowByItem
        typeSelectStringFor selectionIndexesForProposedSelection sizeToFitWidthOfColumn tintConfigurationForItem
        """,
      methods: """
        outlineViewSelectionDidChange outlineViewSelectionIsChanging outlineViewItemWillExpand
        outlineViewItemDidExpand outlineViewItemWillCollapse outlineViewItemDidCollapse outlineViewColumnDidMove
        outlineViewColumnDidResize
        """),
    "textField": DelegateType(
      ["control"], delegate: "textShould didFail isValidObject textView",
      methods: "controlTextDidChange controlTextDidBeginEditing controlTextDidEndEditing"),
    "splitView": DelegateType(
      ["splitView"],
      delegate: """
        canCollapseSubview shouldCollapse constrainMin constrainMax constrainSplit resizeSubviews shouldAdjust shouldHide
        effectiveRect additionalEffectiveRect
        """,
      methods: "splitViewWillResizeSubviews splitViewDidResizeSubviews"),
    "tabView": DelegateType(
      ["tabView"], delegate: "shouldSelect willSelect didSelect", methods: "tabViewDidChangeNumberOfTabViewItems"),
    "toolbar": DelegateType(
      ["toolbar"], delegate: "itemForItemIdentifier",
      methods: """
        toolbarAllowedItemIdentifiers toolbarDefaultItemIdentifiers toolbarSelectableItemIdentifiers toolbarWillAddItem
        toolbarDidRemoveItem
        """),
    "window": DelegateType(
      ["window"], delegate: "will should did",
      methods: """
        windowShouldClose windowWillClose windowDidResize windowWillResize windowDidMove windowDidBecomeKey
        windowDidResignKey windowDidBecomeMain windowDidResignMain windowDidEnterFullScreen windowDidExitFullScreen
        windowWillEnterFullScreen windowWillExitFullScreen windowDidMiniaturize windowDidDeminiaturize
        windowDidEndLiveResize windowWillReturnUndoManager windowDidChangeOcclusionState
        """),
    "menu": DelegateType(["menu", "numberOfItems"], methods: "menuNeedsUpdate menuWillOpen menuDidClose"),
  ]
}
