import TestSupport
import Testing

@testable import StackLint
@testable import Support

@Suite struct ProjectSurveyTests {
  private func survey(_ paths: String...) throws -> ProjectSurvey {
    let folder = try TestFolder(Dictionary(paths.map { ($0, "") }) { first, _ in first })
    return ProjectSurvey.find(in: AbsolutePath(folder.url.path))
  }

  @Test func dependenciesAreThoseThatAManagerInstalls() throws {
    #expect(try survey("App/a.xib").dependencies == [])
    #expect(try survey("App/Podfile", "Cartfile", "package.json").dependencies == ["Pods", "Carthage", "node_modules"])
    #expect(try survey("Pods/a.xib", "Lib/vendor/b.xib").dependencies == ["Pods", "vendor"])
  }

  @Test func languagesAreThoseOfTheProject() throws {
    let survey = try survey("App/de.lproj/a", "Base.lproj/b", "Pods/fr.lproj/c", ".git/it.lproj/d", "fa_IR.lproj/a")
    #expect(survey.languages == ["de", "Base", "fa_IR"])
    #expect(survey.rightToLeftLanguages == ["fa_IR"])
  }

  @Test func templateIsForTheLanguagesAndDependencies() {
    let text = { ConfigurationTemplate($0).text.string }
    #expect(text(ProjectSurvey()).contains("\nexclude: []\n"))
    #expect(!text(ProjectSurvey(languages: ["Base"])).contains("languages:"))
    let arabic = text(ProjectSurvey(dependencies: ["Pods"], languages: ["ar"]))
    #expect(arabic.contains("\nexclude:\n  - Pods/\n"))
    #expect(arabic.contains("languages: [base, pseudo, rtl]"))
  }

  @Test func otherLintersAreThoseOfTheFolder() throws {
    #expect(try survey(".xiblint.json", ".iblinter.yml").peers == [.iblinter, .xiblint])
    #expect(try survey("App/.iblinter.yml").peers == [])
  }
}
