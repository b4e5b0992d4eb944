import Testing

@testable import StackLint

/// Parts of paths.
@Suite struct PathPartsTests {
  @Test func lastComponentIsBehindTheLastSlash() {
    #expect("App/Main.xib".lastPathComponent == "Main.xib")
    #expect("Main.xib".lastPathComponent == "Main.xib")
  }

  @Test func foldersAreFoundByTheEndsOfTheirNames() {
    #expect("A.xcassets/b/C.xcassets/d.xcassets".folders(withSuffix: ".xcassets") == ["A.xcassets", "C.xcassets"])
    #expect(".xcassets/a".folders(withSuffix: ".xcassets") == [".xcassets"])
    #expect("A.xcassets".folders(withSuffix: ".xcassets") == [])
    #expect("A.xcassetsb/c/é.lproj/a".folders(withSuffix: ".lproj") == ["é.lproj"])
  }
}
