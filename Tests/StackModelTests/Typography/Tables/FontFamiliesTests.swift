import Testing

@testable import StackModel

@Suite struct FontFamiliesTests {
  @Test func familiesAreFoundByEachOfTheirNames() throws {
    let names = Set(FontFamilies.builtIn.names)
    #expect(names.count > 50)
    #expect(names.isSuperset(of: ["Arial", "Times", "Menlo", "Muli", "Nunito Sans", "NunitoSans", "SourceSans3"]))
    #expect(names.allSatisfy { FontFamily.named($0) != nil })
    #expect(FontFamily.named("Zapfino") == nil)
    #expect(FontFamily.named("family") == nil)
  }

  @Test func everyFaceHasTheAdvancesOfAllCharacters() throws {
    for name in FontFamilies.builtIn.names {
      let faces = try #require(FontFamily.named(name)).faces
      #expect(!faces.isEmpty && faces.map(\.weight) == Set(faces.map(\.weight)).sorted(), "\(name)")
      for face in faces {
        let count = face.advances.count
        #expect(count == FontFace.characters.count || count == 95, "\(name) \(face.weight): \(count)")
      }
    }
  }

  @Test func everyFaceHasTheHeightOfItsLines() throws {
    for name in FontFamilies.builtIn.names {
      let family = try #require(FontFamily.named(name))
      for face in family.faces {
        let height = try #require(family.lineHeightFactor(weight: face.weight))
        #expect((1...1.6).contains(height), "\(name) \(face.weight): \(height)")
      }
    }
  }

  @Test func tablesAreReadAsTheyAreWritten() throws {
    let lato = try #require(FontFamily.named("Lato"))
    #expect(lato.ascender == 0.987 && lato.descender == 0.213)
    let helvetica = try #require(FontFamily.named("Helvetica"))
    #expect(helvetica.face(weight: .bold)?.advance(of: "!") == 333)
    #expect(helvetica.lineHeightFactor(weight: .regular) == 1.15)
    let manrope = try #require(FontFamily.named("Manrope"))
    #expect(manrope.faces.map(\.weight) == [.light, .regular, .medium, .semibold, .bold, .heavy])
    #expect(manrope.face(weight: .heavy)?.advances.last == 603)
    #expect(manrope.kerning.adjustment("f", "“") == 40)
    #expect(manrope.kerning.adjustment("T", "-") == -100)
    #expect(manrope.kerning.adjustment("9", "7") == -14)
  }
}
