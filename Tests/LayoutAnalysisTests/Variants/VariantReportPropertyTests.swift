import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What holds for the layouts of all variants.
@Suite struct VariantReportPropertyTests {
  private static let devices = ["retina3_5", "retina4_7", "retina6_1", "retina6_12", "ipad9_7", "iPad13_0rounded"]

  private static let variants = LayoutVariants(
    devices: devices.compactMap { Device(named: $0, landscape: false) }, orientations: [.portrait, .landscape],
    contentSizeCategories: [.large, .accessibilityLarge], languages: LayoutLanguage.builtIn)

  private func document(_ text: String, _ variant: LayoutVariant? = nil) throws -> LayoutDocument {
    let options = variant.map { LayoutOptions().with($0) } ?? LayoutOptions()
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options)
  }

  @Test(arguments: VariantDocument.all)
  func layoutsAreThoseOfADocumentReadForTheVariant(name: String, text: String) throws {
    let report = try document(text).variantReport(for: Self.variants, keepsLayouts: true)
    #expect(report.layouts.count == 72)
    for layout in report.layouts {
      let fresh = try document(text, layout.variant).layout()
      #expect(layout.views.map(\.frame) == fresh.views.map(\.frame), "\(name) \(layout.variant.name)")
      #expect(layout.views.map(\.ambiguity) == fresh.views.map(\.ambiguity), "\(name) \(layout.variant.name)")
    }
  }

  @Test(arguments: VariantDocument.all)
  func orderOfVariantsMakesNoDifference(name: String, text: String) throws {
    var turned = Self.variants
    turned.devices.reverse()
    turned.contentSizeCategories.reverse()
    turned.languages = [.rightToLeft, .pseudo, .base]
    let one = try document(text).variantReport(for: Self.variants, keepsLayouts: true)
    let other = try document(text).variantReport(for: turned, keepsLayouts: true)
    let frames = Dictionary(uniqueKeysWithValues: other.layouts.map { ($0.variant, $0.views.map(\.frame)) })
    for layout in one.layouts { #expect(frames[layout.variant] == layout.views.map(\.frame), "\(name)") }
  }

  @Test func userOfBoldTextHasLayoutsOfTheirOwn() throws {
    let variants = LayoutVariants(devices: Self.variants.devices, isTextBold: true)
    for layout in try document(VariantDocument.form).variantReport(for: variants, keepsLayouts: true).layouts {
      let fresh = try document(VariantDocument.form, layout.variant).layout()
      #expect(layout.views.map(\.frame) == fresh.views.map(\.frame))
    }
  }

  /// Documents without frames of their own that hold against the mirror.
  @Test(arguments: ["form", "cells", "stacks", "definition", "variations"])
  func rightToLeftIsTheMirrorImage(name: String) throws {
    let text = try #require(VariantDocument.all.first { $0.name == name }?.text)
    let variants = LayoutVariants(
      devices: Self.variants.devices, orientations: [.portrait, .landscape], languages: [.base, .rightToLeft])
    let layouts = try document(text).variantReport(for: variants, keepsLayouts: true).layouts
    for layout in layouts where layout.variant.language == .base {
      var mirrored = layout.variant
      mirrored.language = .rightToLeft
      let other = try #require(layouts.first { $0.variant == mirrored })
      expectMirrored(layout, other)
    }
  }

  private func expectMirrored(_ layout: VariantReport.Layout, _ other: VariantReport.Layout) {
    for (view, image) in zip(layout.views, other.views) {
      guard view.view.isInstalled, let superview = view.view.superview,
        let width = layout.views.first(where: { $0.view === superview })?.frame.width, !view.view.isLayoutRoot
      else { continue }
      let expected = width - view.frame.x - view.frame.width
      #expect(abs(image.frame.x - expected) <= 1, "\(layout.variant.name) \(view.view.name)")
      #expect(abs(image.frame.width - view.frame.width) <= 1, "\(layout.variant.name) \(view.view.name)")
    }
  }
}
