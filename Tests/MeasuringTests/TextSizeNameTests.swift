import Testing

@testable import StackModel

@Suite struct TextSizeNameTests {
  @Test func everySizeHasTheNameThatIbstackKnows() {
    let letters =
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility" + $0 }
    let names = letters.compactMap { TextSizeName.name(ofCategory: "UICTContentSizeCategory" + $0) }
    #expect(Set(names) == Set(ContentSizeCategory.allCases.map(\.name)) && names.count == letters.count)
  }

  @Test func otherTextIsNoSize() {
    #expect(TextSizeName.name(ofCategory: "_UICTContentSizeCategoryUnspecified") == nil)
    #expect(TextSizeName.name(ofCategory: "UICTContentSizeCategoryXXS") == nil)
  }
}
