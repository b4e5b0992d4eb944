// swift-tools-version: 6.1
// For a repository of its own: the plugins of ibstack with the program of a release, which is downloaded, not built.
import PackageDescription

let package = Package(
  name: "ibstack-plugins",
  products: [
    .plugin(name: "LintLayoutsCommand", targets: ["LintLayoutsCommand"]),
    .plugin(name: "LintLayoutsBuildTool", targets: ["LintLayoutsBuildTool"]),
  ],
  targets: [
    .binaryTarget(
      name: "ibstack",
      url: "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/ibstack.artifactbundle.zip",
      checksum: "@SHA256:bundle@"),
    .plugin(
      name: "LintLayoutsCommand",
      capability: .command(
        intent: .custom(verb: "lint-layouts", description: "Lint storyboards and xibs of the package's targets.")),
      dependencies: ["ibstack"]),
    .plugin(name: "LintLayoutsBuildTool", capability: .buildTool(), dependencies: ["ibstack"]),
  ])
