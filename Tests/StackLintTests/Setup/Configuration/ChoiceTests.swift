import Testing

@testable import StackLint
@testable import StackModel

/// Values of configurations and options, of which the nearer ones take precedence.
@Suite struct ChoiceTests {
  @Test func choiceWithoutValuesHasNoVariants() {
    #expect(VariantChoice().variants == nil)
    #expect(VariantChoice(devices: [], isTextBold: false).variants == nil)
  }

  @Test func anyValueMakesVariants() throws {
    #expect(VariantChoice(isTextBold: true).variants?.isTextBold == true)
    #expect(VariantChoice(languages: [.rightToLeft]).variants?.languages == [.rightToLeft])
    #expect(VariantChoice(orientations: [.landscape]).variants?.orientations == [.landscape])
  }

  @Test func nearerChoiceReplacesWhatItNames() {
    let outer = VariantChoice(orientations: [.portrait], languages: [.base], isTextBold: true)
    let choice = outer.overridden(by: VariantChoice(orientations: [.landscape], isTextBold: false))
    #expect(choice.orientations == [.landscape] && choice.languages == [.base] && choice.isTextBold == false)
    #expect(choice.devices == nil)
  }

  /// `devices: []` selects the documents' own canvas again.
  @Test func emptyListTakesAnOuterListBack() throws {
    let device = try #require(Device(named: "retina4_7", landscape: false))
    #expect(VariantChoice(devices: [device]).overridden(by: VariantChoice(devices: [])).variants == nil)
  }

  @Test func stackViewsFollowTheNearerChoice() {
    let outer = StackViewChoice(behavior: .fdStackView, iOSVersion: 12)
    let choice = outer.overridden(by: StackViewChoice(iOSVersion: 15, semantics: .canvas))
    #expect(choice.behavior == .fdStackView && choice.iOSVersion == 15 && choice.semantics == .canvas)
  }

  @Test func choiceOfNothingChangesNoOptions() {
    var options = LayoutOptions()
    (options.iOSVersion, options.stackBehavior) = (13, .fdStackView)
    StackViewChoice().apply(to: &options)
    #expect(options.iOSVersion == 13 && options.stackBehavior == .fdStackView)
    StackViewChoice(behavior: .uiKit, iOSVersion: 14, semantics: .runtime).apply(to: &options)
    #expect(options.iOSVersion == 14 && options.stackBehavior == .uiKit && options.semantics == .runtime)
  }

  @Test func textIsThatOfAConfiguration() {
    #expect(StackViewChoice().text.string == "")
    #expect(StackViewChoice(iOSVersion: 9).text.string == "ios: 9\n")
    #expect(VariantChoice().text.string == "")
    #expect(
      VariantChoice(orientations: [.portrait, .landscape], isTextBold: false).text.string
        == "variants:\n  orientations: [portrait, landscape]\n  bold-text: false\n")
  }
}
