import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The numbers of variants, and the order in which they are laid out.
@Suite struct VariantAxesTests {
  private static func device(_ id: String, landscape: Bool = false) -> Device? {
    Device(named: id, landscape: landscape)
  }

  private let axes = VariantAxes(
    screens: ["retina6_12", "retina4_0", "retina6_1"].map { device($0) },
    categories: [.large, .accessibilityLarge], languages: [.base, .pseudo, .rightToLeft])

  @Test func thereIsAVariantForEachCombination() {
    #expect(axes.count == 18)
    #expect(Set((0..<axes.count).map { axes[$0] }).count == 18)
  }

  @Test func variantsAreNumberedByLanguageThenTextSizeThenScreen() {
    #expect(axes[0].name == "retina6_12, large")
    #expect(axes[2].name == "retina6_1, large")
    #expect(axes[3].name == "retina6_12, accessibility-large")
    #expect(axes[6].name == "retina6_12, large, pseudo")
    #expect(axes[17].name == "retina6_1, accessibility-large, rtl")
  }

  @Test func placeGivesBackTheNumber() {
    for index in 0..<axes.count {
      let place = axes.place(index)
      #expect(place.screen + 3 * (place.category + 2 * place.language) == index)
    }
  }

  @Test func solvingOrderHasEachVariantOnce() {
    #expect(axes.solvingOrder.sorted() == Array(0..<18))
  }

  /// The text size and the language change as rarely as possible, and screens with the same pixels follow each other.
  @Test func variantsThatDifferInTheScreenOnlyFollowEachOther() {
    let places = axes.solvingOrder.map(axes.place)
    let changes = zip(places, places.dropFirst()).count {
      ($0.category, $0.language) != ($1.category, $1.language)
    }
    #expect(changes == 5)
    let screens = places.prefix(3).map { axes.screens[$0.screen]?.id }
    #expect(screens == ["retina4_0", "retina6_1", "retina6_12"])
  }

  @Test func firstTextSizeStandsForAllThatMakeNoDifference() {
    var axes = axes
    #expect(axes.solvingOrder.allSatisfy { axes.variants(likeSolved: $0) == [$0] })
    axes.sharesTextSizes = true
    #expect(axes.solvingOrder.sorted() == [0, 1, 2, 6, 7, 8, 12, 13, 14])
    #expect(axes.variants(likeSolved: 7) == [7, 10])
    #expect(axes.solvingOrder.flatMap(axes.variants).sorted() == Array(0..<18))
    for index in axes.solvingOrder {
      let places = axes.variants(likeSolved: index).map(axes.place)
      #expect(places.allSatisfy { ($0.screen, $0.language) == (places[0].screen, places[0].language) })
    }
  }

  @Test func withoutAChoiceThereIsOnlyTheCanvas() {
    let axes = VariantAxes()
    #expect(axes.count == 1)
    #expect(axes[0] == LayoutVariant())
    #expect(axes[0].name == "canvas")
  }
}

/// The names of variants, devices and orientations.
@Suite struct LayoutVariantTests {
  @Test(arguments: [
    (LayoutVariant(), "canvas"),
    (LayoutVariant(contentSizeCategory: .small), "small"),
    (LayoutVariant(language: .rightToLeft), "rtl"),
    (LayoutVariant(isTextBold: true), "bold"),
    (
      LayoutVariant(
        device: Device(named: "retina4_0", landscape: true), contentSizeCategory: .accessibilityLarge,
        language: .pseudo, isTextBold: true), "retina4_0-landscape, accessibility-large, pseudo, bold"
    ),
  ])
  func nameHasThePartsThatDifferFromTheCanvas(_ variant: LayoutVariant, _ name: String) {
    #expect(variant.name == name)
  }

  @Test func televisionHasOneOrientation() throws {
    let television = try #require(Device(named: "appleTV", landscape: true))
    #expect(television.name == "appleTV")
    #expect(television.turned(to: .portrait) == television)
  }

  @Test func turnedDeviceHasItsSidesExchanged() throws {
    let phone = try #require(Device(named: "retina4_7", landscape: false))
    let turned = phone.turned(to: .landscape)
    #expect(turned.size == Size(width: 667, height: 375))
    #expect(turned.name == "retina4_7-landscape")
    #expect(turned.turned(to: .portrait) == phone)
    #expect(phone.turned(to: .portrait) == phone)
  }

  @Test func optionsTakeDeviceAndUserOfAVariant() {
    let device = Device(named: "retina4_0", landscape: false)
    var options = LayoutOptions(size: Size(width: 100, height: 50))
    options = options.with(
      LayoutVariant(device: device, contentSizeCategory: .small, language: .pseudo, isTextBold: true))
    #expect(options.device == device)
    #expect(options.contentSizeCategory == .small)
    #expect(options.language == .pseudo)
    #expect(options.isTextBold)
    #expect(options.size == Size(width: 100, height: 50))
    #expect(options.with(LayoutVariant()).device == nil)
  }
}
