extension PictureScene {
  static let images: [PictureScene] = [symbols, symbolScales, contentModes, views, views.dark, effects, foreignViews]

  private static let symbols = PictureScene(
    "image-symbols",
    [
      "star", "star.fill", "heart", "heart.fill", "plus", "minus", "xmark", "checkmark", "trash", "gear",
      "magnifyingglass",
      "square.and.arrow.up", "chevron.left", "chevron.right", "chevron.down", "person.circle", "bell", "camera",
      "photo",
      "ellipsis", "ellipsis.circle", "info.circle", "exclamationmark.triangle", "house", "envelope", "phone",
      "calendar",
      "folder", "doc", "lock", "wifi", "play.fill", "pause.fill", "mic", "map", "arrow.clockwise", "no.such.symbol",
    ].map {
      SceneElement("<imageView image=\"\($0)\" catalog=\"system\" contentMode=\"scaleAspectFit\"/>", 30, 30)
    })

  private static let symbolScales = PictureScene(
    "image-symbol-configurations",
    ["ultraLight", "regular", "bold", "black"].map {
      SceneElement(
        "<imageView image=\"star\" catalog=\"system\" contentMode=\"center\"><imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"30\" weight=\"\($0)\"/></imageView>",
        60, 60)
    }
      + ["small", "medium", "large"].map {
        SceneElement(
          "<imageView image=\"star\" catalog=\"system\" contentMode=\"center\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"\($0)\"/></imageView>",
          60, 60)
      } + [
        SceneElement(
          "<imageView image=\"star.fill\" catalog=\"system\" contentMode=\"scaleAspectFit\"><color key=\"tintColor\" systemColor=\"systemYellowColor\"/></imageView>",
          60, 60)
      ])

  private static let contentModes = PictureScene(
    "image-content-modes",
    ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottomRight"].map {
      SceneElement(
        "<imageView image=\"photo.fill\" catalog=\"system\" clipsSubviews=\"YES\" contentMode=\"\($0)\"><color key=\"backgroundColor\" systemColor=\"systemGray5Color\"/></imageView>",
        80, 50)
    } + [
      SceneElement("<imageView image=\"logo\"/>", 80, 50), SceneElement("<imageView/>", 80, 50),
      SceneElement("<imageView image=\"banner-with-a-long-name\"/>", 343, 60),
    ])

  private static let views = PictureScene(
    "view",
    [
      "systemBackgroundColor", "secondarySystemBackgroundColor", "systemGroupedBackgroundColor", "systemFillColor",
      "separatorColor",
    ].map {
      SceneElement("<view><color key=\"backgroundColor\" systemColor=\"\($0)\"/></view>", 100, 40)
    } + [
      SceneElement(
        "<view alpha=\"0.3\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></view>", 100, 40),
      SceneElement(
        "<view hidden=\"YES\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></view>", 100, 40),
      SceneElement("<view customClass=\"ChartView\"/>", 100, 40),
      SceneElement("<view customClass=\"AVeryLongNameOfAClassThatDoesNotFitItsView\"/>", 100, 40),
      SceneElement(
        "<view><color key=\"backgroundColor\" systemColor=\"systemBlueColor\"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"12\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
        100, 40),
      SceneElement(
        "<view clipsSubviews=\"YES\"><subviews><view fixedFrame=\"YES\" id=\"inner\"><rect key=\"frame\" x=\"60\" y=\"20\" width=\"100\" height=\"40\"/><color key=\"backgroundColor\" systemColor=\"systemGreenColor\"/></view></subviews><color key=\"backgroundColor\" systemColor=\"systemGray5Color\"/></view>",
        100, 40),
    ])

  private static let effects = PictureScene(
    "visual-effect",
    color: "<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>",
    ["light", "dark", "regular", "systemMaterial", "systemThinMaterial"].map { style in
      SceneElement(
        """
        <visualEffectView><view key="contentView" id="c-\(style)"><rect key="frame" x="0" y="0" width="100" height="60"/>\
        <subviews><label text="\(style)" fixedFrame="YES" id="l-\(style)"><rect key="frame" x="8" y="20" width="84" \
        height="20"/><fontDescription key="fontDescription" type="system" pointSize="11"/></label></subviews></view>\
        <blurEffect style="\(style)"/></visualEffectView>
        """, 100, 60)
    })

  private static let foreignViews = PictureScene(
    "other-views",
    [
      "mapView", "wkWebView", "webView", "mtkView", "sceneKitView", "skView", "arscnView", "pdfView", "canvasView",
      "calendarView",
    ].map {
      SceneElement("<\($0)/>", 160, 90)
    })
}
