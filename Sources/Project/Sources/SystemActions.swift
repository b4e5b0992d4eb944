import Support

/// The actions of Apple's classes: what a document may connect to an object whose class the project derives from one.
public enum SystemActions {
  /// Whether an object of some of Apple's classes may have an action. It may if one of the classes is not in the table.
  ///
  /// - Parameter classes: Apple's classes that the object's own derives from; none for an object of any class.
  public static func mayHave(_ selector: String, _ classes: Set<String>) -> Bool {
    if classes.isEmpty { return all.contains(selector) }
    return classes.contains { name in
      let lineage = SystemHierarchy.lineage(of: name)
      return lineage.isEmpty
        || lineage.contains { own[$0].map { $0.contains(selector) } ?? true }
    }
  }

  /// Those of one of Apple's classes, with those that it inherits.
  public static func actions(of name: String) -> Set<String> {
    SystemHierarchy.lineage(of: name).reduce(into: []) { $0.formUnion(own[$1] ?? []) }
  }

  /// Those of all classes.
  public static let all = own.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// By the classes that declare them.
  private static let own: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      found[words[0], default: []].formUnion(words.dropFirst().map { $0 + ":" })
    }
    for name in plain.split(whereSeparator: \.isWhitespace) { found[String(name), default: []].formUnion([]) }
    return found
  }()

  /// Classes without actions of their own.
  private static let plain = """
    UIControl UITableViewController UICollectionViewController UITableViewCell UICollectionViewCell
    UITableViewHeaderFooterView UICollectionReusableView UIStackView UILabel UIImageView UIButton UIScrollView UITableView
    UICollectionView UISwitch UISlider UISegmentedControl UIStepper UIPageControl UIProgressView UIDatePicker
    UIPickerView UIActivityIndicatorView UITabBarController UISplitViewController UINavigationBar
    UIToolbar UITabBar UISearchBar UIVisualEffectView UIRefreshControl
    NSStackView NSBox NSVisualEffectView NSTableCellView NSTableRowView NSCollectionViewItem NSTabViewController NSButton
    NSPopUpButton NSSlider NSStepper NSSegmentedControl NSSearchField NSComboBox NSTokenField NSSecureTextField NSDatePicker
    NSLevelIndicator NSPathControl NSSwitch NSScrollView NSClipView NSScroller NSSplitView NSGridView NSPanel NSController NSRulerView NSTableHeaderView NSPredicateEditor NSTitlebarAccessoryViewController
    NSMenuItem NSToolbarItem NSFormatter NSDateFormatter NSNumberFormatter NSActionCell
    """

  /// The actions in the headers of AppKit, UIKit, WebKit and PDFKit, each class with those that it declares. Text is edited
  /// with the methods of `UIResponderStandardEditActions`, `NSStandardKeyBindingResponding` and their like, which any object
  /// may handle.
  private static let table = """
    NSObject cut copy paste delete select selectAll undo redo
    UIResponder becomeFirstResponder resignFirstResponder pasteAndMatchFormatting pasteAndGo pasteAndSearch makeTextWritingDirectionLeftToRight \
    makeTextWritingDirectionRightToLeft toggleBoldface toggleItalics toggleUnderline increaseSize decreaseSize find findAndReplace \
    findNext findPrevious useSelectionForFind print printContent rename duplicate move export alignLeft alignRight alignCenter \
    alignJustified performClose performMiniaturize performZoom
    UIView endEditing
    UIViewController dismissModalViewControllerAnimated
    UINavigationController popViewControllerAnimated popToRootViewControllerAnimated
    UITextField
    UITextView
    NSResponder insertText moveForward moveRight moveBackward moveLeft moveUp moveDown moveWordForward moveWordBackward \
    moveToBeginningOfLine moveToEndOfLine moveToBeginningOfParagraph moveToEndOfParagraph moveToEndOfDocument \
    moveToBeginningOfDocument pageDown pageUp centerSelectionInVisibleArea moveBackwardAndModifySelection \
    moveForwardAndModifySelection moveWordForwardAndModifySelection moveWordBackwardAndModifySelection \
    moveUpAndModifySelection moveDownAndModifySelection moveToBeginningOfLineAndModifySelection \
    moveToEndOfLineAndModifySelection moveToBeginningOfParagraphAndModifySelection moveToEndOfParagraphAndModifySelection \
    moveToEndOfDocumentAndModifySelection moveToBeginningOfDocumentAndModifySelection pageDownAndModifySelection \
    pageUpAndModifySelection moveParagraphForwardAndModifySelection moveParagraphBackwardAndModifySelection moveWordRight \
    moveWordLeft moveRightAndModifySelection moveLeftAndModifySelection moveWordRightAndModifySelection \
    moveWordLeftAndModifySelection moveToLeftEndOfLine moveToRightEndOfLine moveToLeftEndOfLineAndModifySelection \
    moveToRightEndOfLineAndModifySelection scrollPageUp scrollPageDown scrollLineUp scrollLineDown scrollToBeginningOfDocument \
    scrollToEndOfDocument transpose transposeWords selectParagraph selectLine selectWord indent insertTab insertBacktab \
    insertNewline insertParagraphSeparator insertNewlineIgnoringFieldEditor insertTabIgnoringFieldEditor insertLineBreak \
    insertContainerBreak insertSingleQuoteIgnoringSubstitution insertDoubleQuoteIgnoringSubstitution changeCaseOfLetter \
    uppercaseWord lowercaseWord capitalizeWord deleteForward deleteBackward deleteBackwardByDecomposingPreviousCharacter \
    deleteWordForward deleteWordBackward deleteToBeginningOfLine deleteToEndOfLine deleteToBeginningOfParagraph \
    deleteToEndOfParagraph yank complete setMark deleteToMark selectToMark swapWithMark cancelOperation \
    makeBaseWritingDirectionNatural makeBaseWritingDirectionLeftToRight makeBaseWritingDirectionRightToLeft \
    makeTextWritingDirectionNatural makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft \
    quickLookPreviewItems showContextMenuForSelection showContextHelp performTextFinderAction newWindowForTab changeFont \
    changeColor changeAttributes showWritingTools
    NSView print fax setNeedsDisplay
    NSCell takeIntValueFrom takeIntegerValueFrom takeFloatValueFrom takeDoubleValueFrom takeStringValueFrom \
    takeObjectValueFrom performClick
    NSControl takeIntValueFrom takeIntegerValueFrom takeFloatValueFrom takeDoubleValueFrom takeStringValueFrom \
    takeObjectValueFrom performClick
    NSTextField selectText
    NSMatrix selectText
    NSText copyFont copyRuler pasteFont pasteRuler alignLeft alignRight alignCenter subscript superscript underline unscript \
    showGuessPanel checkSpelling changeSpelling ignoreSpelling toggleRuler
    NSTextView pasteAsPlainText pasteAsRichText alignJustified changeDocumentBackgroundColor orderFrontSpacingPanel \
    orderFrontLinkPanel orderFrontListPanel orderFrontTablePanel orderFrontSharingServicePicker orderFrontSubstitutionsPanel \
    outline performFindPanelAction raiseBaseline lowerBaseline tightenKerning loosenKerning turnOffKerning useStandardKerning \
    turnOffLigatures useStandardLigatures useAllLigatures startSpeaking stopSpeaking toggleAutomaticDashSubstitution \
    toggleAutomaticDataDetection toggleAutomaticLinkDetection toggleAutomaticQuoteSubstitution \
    toggleAutomaticSpellingCorrection toggleAutomaticTextReplacement toggleAutomaticTextCompletion \
    toggleContinuousSpellChecking toggleGrammarChecking toggleSmartInsertDelete toggleBaseWritingDirection \
    toggleQuickLookPreviewPanel toggleTraditionalCharacterShape checkTextInDocument checkTextInSelection \
    changeLayoutOrientation highlight
    NSImageView
    NSWindow close performClose performMiniaturize performZoom miniaturize deminiaturize zoom toggleFullScreen orderFront \
    orderBack orderOut makeKeyAndOrderFront makeKeyWindow becomeKeyWindow print fax toggleToolbarShown runToolbarCustomizationPalette \
    selectNextKeyView selectPreviousKeyView toggleTabBar toggleTabOverview selectNextTab selectPreviousTab moveTabToNewWindow \
    mergeAllWindows
    NSFontPanel
    NSColorPanel
    NSSavePanel ok cancel
    NSOpenPanel
    NSWindowController showWindow close dismissController
    NSViewController dismiss dismissController dismissViewController
    NSSplitViewController toggleSidebar toggleInspector
    NSDocument saveDocument saveDocumentAs saveDocumentTo revertDocumentToSaved printDocument runPageLayout duplicateDocument \
    renameDocument moveDocument moveDocumentToUbiquityContainer lockDocument unlockDocument browseDocumentVersions \
    saveDocumentToPDF shareDocument
    NSPersistentDocument
    NSDocumentController newDocument openDocument clearRecentDocuments saveAllDocuments newWindowForTab
    NSApplication hide unhide hideOtherApplications unhideAllApplications terminate stop arrangeInFront miniaturizeAll \
    orderFrontStandardAboutPanel orderFrontFontPanel orderFrontColorPanel orderFrontCharacterPalette runPageLayout \
    activateContextHelpMode showHelp toggleTouchBarCustomizationPalette
    NSFontManager orderFrontFontPanel addFontTrait removeFontTrait modifyFont modifyFontViaPanel orderFrontStylesPanel
    NSTableView deselectAll
    NSOutlineView expandItem collapseItem
    NSCollectionView deselectAll toggleSectionCollapse
    NSRuleEditor addRow
    NSBrowser doClick doDoubleClick
    NSTabView selectFirstTabViewItem selectLastTabViewItem selectNextTabViewItem selectPreviousTabViewItem \
    takeSelectedTabViewItemFromSender
    NSProgressIndicator startAnimation stopAnimation animate
    NSDrawer open close toggle
    NSColorWell takeColorFrom
    NSPopover performClose close
    NSMenu submenuAction
    NSToolbar runCustomizationPalette
    NSObjectController add remove fetch
    NSArrayController insert selectNext selectPrevious removeSelectedObjects
    NSTreeController addChild insert insertChild
    NSUserDefaultsController save revert revertToInitialValues
    WKWebView goBack goForward reload reloadFromOrigin stopLoading
    WebView goBack goForward reload reloadFromOrigin stopLoading takeStringURLFrom makeTextLarger makeTextSmaller \
    makeTextStandardSize toggleContinuousSpellChecking toggleSmartInsertDelete copyFont pasteFont pasteAsPlainText \
    pasteAsRichText changeFont changeAttributes changeColor changeDocumentBackgroundColor alignLeft alignRight alignCenter \
    alignJustified showGuessPanel checkSpelling performFindPanelAction startSpeaking stopSpeaking selectSentence overWrite
    PDFView goToNextPage goToPreviousPage goToFirstPage goToLastPage goBack goForward zoomIn zoomOut \
    takeBackgroundColorFrom takePasswordFrom scrollSelectionToVisible
    SCNView play pause stop
    SUUpdater checkForUpdates
    SPUStandardUpdaterController checkForUpdates
    """
}
