extension PictureScene {
  static let lists: [PictureScene] = [
    table("table-plain", "style=\"plain\"", cells: cellStyles),
    table("table-accessories", "style=\"plain\"", cells: accessories),
    table("table-grouped", "style=\"grouped\"", sections: true),
    insetGrouped, insetGrouped.dark, emptyLists, collection, listCells,
  ]

  private static let insetGrouped = table("table-inset-grouped", "style=\"insetGrouped\"", sections: true, inset: 16)

  private static func cell(_ number: Int, _ attributes: String, _ content: String) -> @Sendable (Cell) -> String {
    { place in
      """
      <tableViewCell contentMode="scaleToFill" \(attributes) id="cell\(place.number)-\(number)"><rect key="frame" x="\(place.x)" \
      y="\(place.y)" width="\(place.width)" height="44"/><tableViewCellContentView key="contentView" \
      id="content\(place.number)-\(number)"><rect key="frame" x="0" y="0" width="\(place.width)" height="44"/>\(content)\
      </tableViewCellContentView></tableViewCell>
      """
    }
  }

  /// Where a cell is.
  private struct Cell: Sendable {
    let number: Int
    let x: Int
    let y: Double
    let width: Int
  }

  private static func part(_ name: String, _ text: String, _ number: Int, _ x: Int, _ y: Int, _ width: Int) -> String {
    """
    <label text="\(text)" id="\(name)\(number)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="20"/>\
    <fontDescription key="fontDescription" type="system" pointSize="\(name == "detail" ? 12 : 17)"/></label>
    """
  }

  private static let cellStyles: [@Sendable (Cell) -> String] = [
    cell(
      0, "style=\"IBUITableViewCellStyleDefault\" textLabel=\"title0\"",
      "<subviews>\(part("title", "Default", 0, 20, 12, 300))</subviews>"),
    cell(
      1, "style=\"IBUITableViewCellStyleValue1\" textLabel=\"title1\" detailTextLabel=\"detail1\"",
      "<subviews>\(part("title", "Right detail", 1, 20, 12, 120))\(part("detail", "Detail", 1, 300, 14, 60))</subviews>"
    ),
    cell(
      2, "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"title2\" detailTextLabel=\"detail2\"",
      "<subviews>\(part("title", "Subtitle", 2, 20, 4, 120))\(part("detail", "Detail", 2, 20, 23, 60))</subviews>"),
    cell(
      3, "selectionStyle=\"none\"",
      "<subviews>\(part("title", "Custom", 3, 20, 12, 120))</subviews>"),
  ]

  private static let accessories: [@Sendable (Cell) -> String] = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
  .enumerated().map { number, accessory in
    cell(
      number, "accessoryType=\"\(accessory)\"",
      "<subviews>\(part("title", accessory, number, 20, 12, 240))</subviews>")
  }

  private static func table(
    _ name: String, _ attributes: String, cells: [@Sendable (Cell) -> String] = [], sections: Bool = false,
    inset: Int = 0
  ) -> PictureScene {
    func cell(_ make: (Cell) -> String, _ number: Int, _ y: Double) -> String {
      make(Cell(number: number, x: inset, y: y, width: 375 - 2 * inset))
    }
    let prototypes = cells.enumerated().map { cell($1, $0, Double($0) * 44 + 28) }
    let (first, second, third) = (
      cell(cellStyles[0], 0, 55.5), cell(cellStyles[1], 1, 99.5), cell(accessories[3], 2, 219)
    )
    let content =
      sections
      ? """
      <sections><tableViewSection headerTitle="Header" footerTitle="Footer of the section" id="section1"><cells>\(first)\
      \(second)</cells></tableViewSection><tableViewSection headerTitle="Second" id="section2"><cells>\(third)</cells>\
      </tableViewSection></sections>
      """
      : "<prototypes>\(prototypes.joined())</prototypes>"
    let table = """
      <tableView dataMode="\(sections ? "static" : "prototypes")" \(attributes) rowHeight="44" sectionHeaderHeight="28" \
      sectionFooterHeight="28">\(content)</tableView>
      """
    return PictureScene(name, width: 407, [SceneElement(table, 375, 360)])
  }

  private static let emptyLists = PictureScene(
    "lists-without-cells",
    [
      SceneElement("<tableView style=\"plain\" rowHeight=\"44\"/>", 160, 200),
      SceneElement("<tableView style=\"insetGrouped\" rowHeight=\"-1\"/>", 160, 200),
      SceneElement(
        "<collectionView><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\"/></collectionView>", 343,
        120),
    ])

  private static let collection = PictureScene(
    "collection",
    [
      SceneElement(
        """
        <collectionView><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="100" height="80"/></collectionViewFlowLayout><cells>\
        <collectionViewCell reuseIdentifier="a" id="item1"><rect key="frame" x="0" y="0" width="100" height="80"/>\
        <collectionViewCellContentView key="contentView" id="in1"><rect key="frame" x="0" y="0" width="100" height="80"/>\
        <subviews><label text="Cell" id="text1"><rect key="frame" x="20" y="30" width="60" height="20"/></label></subviews>\
        </collectionViewCellContentView><color key="backgroundColor" systemColor="systemYellowColor"/></collectionViewCell>\
        <collectionViewCell reuseIdentifier="b" id="item2"><rect key="frame" x="121.5" y="0" width="100" height="80"/>\
        <collectionViewCellContentView key="contentView" id="in2"><rect key="frame" x="0" y="0" width="100" height="80"/>\
        </collectionViewCellContentView></collectionViewCell></cells></collectionView>
        """, 343, 160)
    ])

  private static let listCells = PictureScene(
    "cell-xib",
    [
      SceneElement(
        """
        <view><subviews><imageView image="person.circle" catalog="system" fixedFrame="YES" id="face"><rect key="frame" x="8" y="8" \
        width="48" height="48"/></imageView><label text="Name" fixedFrame="YES" id="name"><rect key="frame" x="68" y="10" \
        width="180" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>\
        <label text="Last message" fixedFrame="YES" id="last"><rect key="frame" x="68" y="33" width="180" height="18"/>\
        <fontDescription key="fontDescription" type="system" pointSize="14"/><color key="textColor" \
        systemColor="secondaryLabelColor"/></label></subviews></view>
        """, 343, 64)
    ])
}
