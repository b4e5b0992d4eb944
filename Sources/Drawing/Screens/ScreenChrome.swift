import StackModel

/// Draws what is shown over a controller's view: the status bar, simulated and inherited bars, and the home indicator.
struct ScreenChrome {
  private let document: LayoutDocument
  private let bars: ScreenBars
  private let tabs: TabBars
  private let navigation: NavigationBars.Place?

  init(_ document: LayoutDocument, _ bars: ScreenBars, tabs: TabBars, navigation: NavigationBars) {
    self.document = document
    self.bars = bars
    self.tabs = tabs
    self.navigation = bars.controller.id.flatMap { navigation[$0] }
  }

  private var colors: NavigationBarColors { navigation?.colors ?? NavigationBarColors() }

  /// Draws the bars of controllers.
  func drawBars(in size: Size, _ context: inout DrawingContext) {
    let colors = colors
    drawTopBars(in: size, colors, context.barColor(colors.background, isBlack: colors.isBlack), &context)
    drawBottomBar(in: size, &context)
  }

  /// Draws what the system shows over every app: the status bar and the home indicator.
  ///
  /// - Parameter bottom: The color at the lower edge; nil for the system's.
  func drawSystem(in size: Size, bottom: Paint?, _ context: inout DrawingContext) {
    if document.settings.device != nil {
      let isLight = bars.hasLightStatusBar || bars.navigationBarHeight > 0 && colors.isBlack
      drawStatusBar(in: size, color: isLight ? .white : context.system("label"), &context)
    }
    guard bars.homeIndicatorHeight > 0 else { return }
    let width = size.width * 0.36
    let hasBar = bars.tabBarHeight + bars.toolbarHeight > 0
    context.canvas.rect(
      Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5), radius: 2.5,
      fill: (hasBar ? nil : bottom?.contrast) ?? context.system("label"))
  }

  private func drawTopBars(
    in size: Size, _ colors: NavigationBarColors, _ barColor: Paint?, _ context: inout DrawingContext
  ) {
    guard bars.navigationBarHeight > 0 else { return }
    let height = bars.statusBarHeight + bars.navigationBarHeight + bars.largeTitleHeight
    context.drawBarBackground(
      Rect(x: 0, y: 0, width: size.width, height: height), color: barColor, lineAtTop: false)
    let item = bars.controller.navigationItem
    context.drawNavigationItem(
      item, in: Rect(x: 0, y: bars.statusBarHeight, width: size.width, height: bars.navigationBarHeight),
      backTitle: navigation?.backTitle, colors: colors, showsTitle: bars.largeTitleHeight == 0)
    guard bars.largeTitleHeight > 0, let title = item?.title else { return }
    let top = bars.statusBarHeight + bars.navigationBarHeight
    let row = Rect(x: 16, y: top, width: size.width - 32, height: bars.largeTitleHeight)
    context.draw(barItem: item?.id, in: row) { context in
      context.draw(title, font: .system(34, weight: .bold), in: row, color: context.titleColor(colors))
    }
  }

  private func drawBottomBar(in size: Size, _ context: inout DrawingContext) {
    let height = bars.tabBarHeight + bars.toolbarHeight
    guard height > 0 else { return }
    let top = size.height - bars.homeIndicatorHeight - height
    context.drawBarBackground(
      Rect(x: 0, y: top, width: size.width, height: size.height - top), color: nil, lineAtTop: true)
    let row = Rect(x: 0, y: top, width: size.width, height: height)
    if bars.tabBarHeight > 0, let (items, selected) = bars.controller.id.flatMap(tabs.items) {
      context.drawTabs(items, selected: selected, in: row)
    } else if bars.toolbarHeight > 0 {
      ToolbarRow(bars.controller.toolbarItems).draw(in: row, &context)
    }
  }

  /// The bars, each drawn alone.
  func placedBars(in size: Size, _ context: DrawingContext) -> [PlacedBar] {
    var placed: [PlacedBar] = []
    if bars.navigationBarHeight > 0 {
      var context = context
      let colors = navigation?.colors ?? NavigationBarColors()
      drawTopBars(in: size, colors, context.barColor(colors.background, isBlack: colors.isBlack), &context)
      let height = bars.navigationBarHeight + bars.largeTitleHeight
      let rect = Rect(x: 0, y: bars.statusBarHeight, width: size.width, height: height)
      placed.append(PlacedBar(.navigationBar, id: colors.id, rect, drawnInto: context))
    }
    let height = bars.tabBarHeight + bars.toolbarHeight
    if height > 0 {
      var context = context
      drawBottomBar(in: size, &context)
      let rect = Rect(x: 0, y: size.height - bars.homeIndicatorHeight - height, width: size.width, height: height)
      placed.append(PlacedBar(bars.tabBarHeight > 0 ? .tabBar : .toolbar, id: nil, rect, drawnInto: context))
    }
    return placed
  }

  /// The time, and what the right side shows.
  private func drawStatusBar(in size: Size, color: Paint, _ context: inout DrawingContext) {
    let height = bars.statusBarHeight
    guard height >= 20, size.width >= 300 else { return }
    let hasCamera = height > 30
    let row =
      hasCamera
      ? Rect(x: 0, y: height * 0.3, width: size.width, height: 18)
      : Rect(x: 0, y: 0, width: size.width, height: 20)
    let inset = hasCamera ? 32.0 : 6
    let time =
      hasCamera
      ? Rect(x: inset, y: row.y, width: 60, height: row.height)
      : Rect(x: size.width / 2 - 20, y: 0, width: 40, height: 20)
    let icons = Rect(x: size.width - inset - 50, y: row.y, width: 50, height: row.height)
    // An app that has texts there hides the status bar.
    let hasText = context.surroundings.map { $0.hasText(in: time) || $0.hasText(in: icons) } ?? false
    guard bars.navigationBarHeight > 0 || !hasText else { return }
    context.draw(
      "9:41", font: .system(hasCamera ? 16 : 12, weight: .semibold), in: time,
      alignment: hasCamera ? .left : .center, color: color)
    let battery = Rect(x: size.width - inset - 25, y: row.y + (row.height - 11) / 2, width: 23, height: 11)
    context.canvas.border(battery, radius: 3, stroke: Stroke(color.withOpacity(0.4)))
    context.canvas.rect(battery.inset(by: EdgeInsets(all: 2)), radius: 1.5, fill: color)
    context.draw(
      symbolNamed: "wifi", in: Rect(x: battery.x - 21, y: battery.y - 3, width: 16, height: 16), color: color)
  }
}
