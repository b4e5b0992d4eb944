extension PictureScene {
  static let macContainers: [PictureScene] = [macBoxes, macBoxes.dark, macTabs, macSplits, macStacks, macImages]

  private static func box(_ attributes: String, _ height: Double = 80) -> SceneElement {
    let id = "in\(attributes.utf8.count)"
    let content =
      "<view key=\"contentView\" id=\"\(id)\"><rect key=\"frame\" x=\"4\" y=\"5\" width=\"150\" height=\"\(height - 25)\"/></view>"
    return SceneElement("<box \(attributes)>\(height > 10 ? content : "")</box>", 160, height)
  }

  private static let macBoxes = PictureScene(
    "boxes", on: .macOS,
    [
      box("title=\"Box\""), box("title=\"Below\" titlePosition=\"belowBottom\""), box("titlePosition=\"noTitle\""),
      SceneElement(
        """
        <box boxType="custom" borderType="line" cornerRadius="8" title="Custom" titlePosition="noTitle"><view \
        key="contentView" id="custom"><rect key="frame" x="1" y="1" width="158" height="78"/></view><color key="borderColor" \
        red="0.8" green="0.2" blue="0.2" alpha="1" colorSpace="calibratedRGB"/><color key="fillColor" red="1" green="0.95" \
        blue="0.8" alpha="1" colorSpace="calibratedRGB"/></box>
        """, 160, 80),
      box("boxType=\"separator\"", 5),
    ])

  private static func tabs(_ type: String, initial: Int) -> SceneElement {
    let items = (1...3).map { number in
      """
      <tabViewItem label="Tab \(number)" identifier="\(number)" id="\(type)\(number)"><view key="view" \
      id="\(type)view\(number)"><rect key="frame" x="10" y="33" width="140" height="80"/><subviews><textField fixedFrame="YES" \
      id="\(type)text\(number)"><rect key="frame" x="10" y="30" width="120" height="16"/><textFieldCell key="cell" \
      title="Content \(number)"><font key="font" metaFont="system"/></textFieldCell></textField></subviews></view></tabViewItem>
      """
    }
    return SceneElement(
      """
      <tabView type="\(type)" initialItem="\(type)\(initial)"><font key="font" metaFont="system"/><tabViewItems>\
      \(items.joined())</tabViewItems></tabView>
      """, 160, 120)
  }

  private static let macTabs = PictureScene(
    "tab-views", on: .macOS,
    [
      tabs("topTabsBezelBorder", initial: 1), tabs("bottomTabsBezelBorder", initial: 2),
      tabs("leftTabsBezelBorder", initial: 1),
      tabs("noTabsBezelBorder", initial: 3), tabs("noTabsLineBorder", initial: 1), tabs("noTabsNoBorder", initial: 2),
    ])

  private static func split(_ style: String, vertical: Bool) -> SceneElement {
    let frames = vertical ? [(0, 0, 70, 90), (79, 0, 81, 90)] : [(0, 0, 160, 40), (0, 49, 160, 41)]
    let panes = frames.enumerated().map { number, frame in
      "<customView id=\"\(style)\(vertical)\(number)\"><rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/></customView>"
    }
    let holding = panes.map { _ in "<real value=\"250\"/>" }.joined()
    return SceneElement(
      """
      <splitView dividerStyle="\(style)" vertical="\(vertical ? "YES" : "NO")"><subviews>\(panes.joined())</subviews>\
      <holdingPriorities>\(holding)</holdingPriorities></splitView>
      """, 160, 90)
  }

  private static let macSplits = PictureScene(
    "split-views", on: .macOS,
    [
      split("thin", vertical: true), split("thick", vertical: true), split("paneSplitter", vertical: true),
      split("thin", vertical: false), split("thick", vertical: false),
    ])

  private static let macStacks = PictureScene(
    "stack-views", on: .macOS,
    ["fill", "equalSpacing", "fillEqually"].map { distribution in
      let views = (1...3).map { number in
        """
        <button id="\(distribution)\(number)"><buttonCell key="cell" type="push" title="\(number)" bezelStyle="rounded" \
        alignment="center" borderStyle="border"><font key="font" metaFont="system"/></buttonCell></button>
        """
      }
      return SceneElement(
        """
        <stackView distribution="\(distribution)" orientation="horizontal" alignment="centerY" spacing="8"><subviews>\
        \(views.joined())</subviews></stackView>
        """, 240, 24)
    })

  private static let macImages = PictureScene(
    "images-and-effects", on: .macOS,
    ["NSAddTemplate", "NSFolder", "NSUser", "NSActionTemplate", "NSCaution", "NSRefreshTemplate", "logo"].map {
      SceneElement(
        "<imageView><imageCell key=\"cell\" alignment=\"left\" imageScaling=\"proportionallyDown\" image=\"\($0)\"/></imageView>",
        32, 32)
    } + [
      SceneElement(
        "<imageView><imageCell key=\"cell\" alignment=\"left\" imageFrameStyle=\"grayBezel\" imageScaling=\"proportionallyDown\"/></imageView>",
        48, 48),
      SceneElement(
        "<imageView><imageCell key=\"cell\" alignment=\"left\" imageFrameStyle=\"photo\" imageScaling=\"proportionallyDown\"/></imageView>",
        48, 48),
      SceneElement(
        "<visualEffectView blendingMode=\"behindWindow\" material=\"sidebar\" state=\"followsWindowActiveState\"/>",
        100, 48),
      SceneElement("<customView customClass=\"WaveformView\"/>", 100, 48), SceneElement("<mapView/>", 100, 48),
      SceneElement("<wkWebView/>", 100, 48),
    ])
}
