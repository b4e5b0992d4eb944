/// The text of a `project.pbxproj`.
enum XcodeProjectText {
  /// A project whose targets have some files, which are in no group of their own.
  ///
  /// - Parameter keys: More keys of the project itself.
  static func project(files: [String: [String]], linked: [String] = [], keys: String = "") -> String {
    let targets = files.keys.sorted()
    let objects = targets.map { target in
      let names = files[target] ?? []
      let builds = names.indices.map { "\(target)B\($0) = { isa = PBXBuildFile; fileRef = \(target)F\($0); };" }
      let references = names.indices.map {
        "\(target)F\($0) = { isa = PBXFileReference; path = \"\(names[$0])\"; sourceTree = \"<group>\"; };"
      }
      return """
        \(target)T = { isa = PBXNativeTarget; name = "\(target)"; buildPhases = (\(target)S, L);
        productType = "com.apple.product-type.application"; };
        \(target)S = { isa = PBXSourcesBuildPhase; files = (\(names.indices.map { "\(target)B\($0)," }.joined())); };
        \(builds.joined(separator: "\n"))
        \(references.joined(separator: "\n"))
        """
    }
    let children = targets.flatMap { target in (files[target] ?? []).indices.map { "\(target)F\($0)," } }
    let links = linked.indices.map {
      "LB\($0) = { isa = PBXBuildFile; productRef = LP\($0); }; LP\($0) = { isa = X; productName = \(linked[$0]); };"
    }
    return """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (\(targets.map { $0 + "T," }.joined())); \(keys) };
      G = { isa = PBXGroup; children = (\(children.joined())); };
      L = { isa = PBXFrameworksBuildPhase; files = (\(linked.indices.map { "LB\($0)," }.joined())); };
      \(links.joined(separator: "\n"))
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }
}
