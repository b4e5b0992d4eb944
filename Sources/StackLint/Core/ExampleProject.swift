/// Files of projects that examples of rules need.
enum ExampleProject {
  /// An Xcode project whose app has some files, and the property list `Info.plist`.
  static func app(listing names: [String]) -> [String: String] {
    let parts = names.enumerated().map { index, name in
      "B\(index) = {isa = PBXBuildFile; fileRef = F\(index);}; F\(index) = {isa = PBXFileReference; path = \"\(name)\";};"
    }
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T,);};
        G = {isa = PBXGroup; children = (\(names.indices.map { "F\($0)," }.joined()));};
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R,);
          buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (D,);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist;};};
        R = {isa = PBXResourcesBuildPhase; files = (\(names.indices.map { "B\($0)," }.joined()));};
        \(parts.joined(separator: "\n"))
      }; rootObject = P;}
      """
    return ["App.xcodeproj/project.pbxproj": project]
  }

  /// An information property list with one key.
  static func propertyList(_ key: String, _ value: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>\(key)</key>
      <string>\(value)</string>
    </dict></plist>
    """
  }
}
