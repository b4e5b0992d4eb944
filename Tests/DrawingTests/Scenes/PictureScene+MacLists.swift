extension PictureScene {
  static let macLists: [PictureScene] = [
    list("table-view", "tableView", header: true), list("table-without-header", "tableView", header: false),
    list("outline-view", "outlineView", header: true),
    list("source-list", "outlineView", header: false, sourceList: true),
    macCollections,
  ]

  private static func list(_ name: String, _ element: String, header: Bool, sourceList: Bool = false) -> PictureScene {
    let style = sourceList ? "selectionHighlightStyle=\"sourceList\"" : "alternatingRowBackgroundColors=\"YES\""
    let columns = [("Name", 120), ("Size", 100)].prefix(sourceList ? 1 : 2).map { title, width in
      """
      <tableColumn identifier="\(title)" width="\(width)" minWidth="40" maxWidth="1000" id="column-\(title)"><tableHeaderCell \
      key="headerCell" lineBreakMode="truncatingTail" borderStyle="border" title="\(title)"><font key="font" \
      metaFont="smallSystem"/></tableHeaderCell><textFieldCell key="dataCell" lineBreakMode="truncatingTail" title="Text" \
      id="data-\(title)"><font key="font" metaFont="system"/></textFieldCell><prototypeCellViews><tableCellView \
      id="cell-\(title)"><rect key="frame" x="1" y="1" width="\(width)" height="17"/><subviews><textField fixedFrame="YES" \
      id="label-\(title)"><rect key="frame" x="0" y="0" width="\(width)" height="17"/><textFieldCell key="cell" title="Cell"><font \
      key="font" metaFont="system"/></textFieldCell></textField></subviews></tableCellView></prototypeCellViews></tableColumn>
      """
    }
    let top = header ? 25 : 0
    let heading =
      "<tableHeaderView key=\"headerView\" id=\"header\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"238\" height=\"25\"/></tableHeaderView>"
    return PictureScene(
      name, on: .macOS,
      [
        SceneElement(
          """
          <scrollView autohidesScrollers="YES" horizontalLineScroll="19" verticalLineScroll="19" usesPredominantAxisScrolling="NO">\
          <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="238" height="148"/><subviews><\(element) \
          columnAutoresizingStyle="lastColumnOnly" \(style) rowHeight="17" rowSizeStyle="automatic" viewBased="YES" \
          \(header ? "headerView=\"header\"" : "") id="list"><rect key="frame" x="0" y="0" width="238" height="\(148 - top)"/>\
          <size key="intercellSpacing" width="3" height="2"/><tableColumns>\(columns.joined())</tableColumns></\(element)>\
          </subviews></clipView>\(header ? heading : "")</scrollView>
          """, 240, 150)
      ])
  }

  private static let macCollections = PictureScene(
    "collection-view", on: .macOS,
    [
      SceneElement(
        """
        <scrollView><clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="238" height="98"/><subviews>\
        <collectionView id="items"><rect key="frame" x="0" y="0" width="238" height="98"/><collectionViewFlowLayout \
        key="collectionViewLayout" id="flow"/></collectionView></subviews></clipView></scrollView>
        """, 240, 100)
    ])
}
