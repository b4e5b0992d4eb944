#if FontFiles
  import StackModel
  import Foundation
  import TestSupport

  /// The fonts of `Fixtures/make-fonts.py`: advances of 700 for A, 600 for V, 300 for f, 200 for i, 450 for the ligature
  /// of f and i, A and V 100 closer; bold ones are 40 wider.
  enum TestFonts {
    static func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: Checkout.url("Tests/TraitTests/FontFiles/Fixtures/\(name)")))
    }

    static func typefaces(_ name: String) throws -> [FontFile] { try FontFile.typefaces(in: bytes(name)) }
  }
#endif
