@testable import Project

/// The text of a `project.pbxproj`.
enum ProjectFixture {
  /// - Parameter objects: The objects beside the project itself, whose identifier is `P`.
  static func project(_ objects: String, keys: String = "") throws -> XcodeProject {
    try XcodeProject(Array(text(objects, keys: keys).utf8), folder: "App")
  }

  static func text(_ objects: String, keys: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        P /* Project object */ = {
          isa = PBXProject;
          mainGroup = G;
          \(keys)
        };
        \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  /// A target `T` with the build phases `S` (sources), `R` (resources) and `F` (frameworks).
  static let target = """
    T = {
      isa = PBXNativeTarget; name = "Shop App"; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (S, R, F,);
    };
    """
}
