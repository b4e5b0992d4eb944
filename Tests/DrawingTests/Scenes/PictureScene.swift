@testable import Drawing
@testable import StackModel

/// A document that shows one kind of view in its states and styles, for people to look at.
struct PictureScene: Sendable, CustomStringConvertible {
  /// The name of its picture.
  let name: String
  let platform: Platform
  /// The document.
  let text: String
  var appearance = Appearance.light

  var description: String { name }

  static let all = iOS + macOS

  private static let iOS: [PictureScene] =
    [texts, buttons, controls, fields, images, lists, containers, bars, screens].flatMap { $0 }
  private static let macOS: [PictureScene] =
    [macButtons, macControls, macFields, macLists, macContainers, windows].flatMap { $0 }

  /// The major versions of the system before and after its new design.
  var versions: [Int] { platform == .iOS ? [18, 26] : [15, 26] }

  /// The scene in the dark.
  var dark: PictureScene {
    PictureScene(name: name + "-dark", platform: platform, text: text, appearance: .dark)
  }
}

extension PictureScene {
  /// A view with some elements, from left to right and from top to bottom.
  init(
    _ name: String, on platform: Platform = .iOS, width: Double = 375, color: String = "", _ elements: [SceneElement]
  ) {
    var (x, y, lowest, number) = (Self.margin, Self.margin, Self.margin, 0)
    var content: [(text: (Double) -> String, x: Double, y: Double, height: Double)] = []
    for element in elements {
      if x > Self.margin, x + element.width > width - Self.margin { (x, y) = (Self.margin, lowest + Self.gap) }
      number += 1
      let (left, id) = (x, "e\(number)")
      content.append(({ element.text(id: id, x: left, y: $0) }, x, y, element.height))
      x += element.width + Self.gap
      lowest = max(lowest, y + element.height)
    }
    let height = lowest + Self.margin
    // The origin of AppKit is at the bottom.
    let views = content.map { $0.text(platform == .iOS ? $0.y : height - $0.y - $0.height) }.joined(separator: "\n")
    let root = platform == .iOS ? "view" : "customView"
    self.init(
      name, on: platform,
      objects: """
        <\(root) id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews>\(views)</subviews>\(platform == .iOS ? color.isEmpty ? Self.white : color : "")</\(root)>
        """)
  }

  /// A document with some top-level objects.
  init(_ name: String, on platform: Platform, objects: String) {
    let isMac = platform == .macOS
    self.init(
      name: (isMac ? "macos-" : "ios-") + name, platform: platform,
      text: """
        <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" \
        toolsVersion="24128" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES" \
        useSafeAreas="YES">\(isMac ? "" : "<device id=\"retina6_12\"/>")<objects>
        \(objects)
        </objects></document>
        """)
  }

  /// A storyboard, and the first of its scenes.
  init(_ name: String, initial: String, scenes: String...) {
    let content = scenes.enumerated().map { number, scene in
      "<scene sceneID=\"s\(number)\"><objects>\(scene)</objects></scene>"
    }
    self.init(
      name: "ios-" + name, platform: .iOS,
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24128" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="\(initial)"><device id="retina6_12"/><scenes>
        \(content.joined(separator: "\n"))
        </scenes></document>
        """)
  }

  private static let margin = 16.0
  private static let gap = 12.0
  private static let white = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
}

/// An element of a scene with its size, in points.
struct SceneElement {
  /// The element, without frame and id.
  let xml: String
  let width: Double
  let height: Double

  init(_ xml: String, _ width: Double, _ height: Double) { (self.xml, self.width, self.height) = (xml, width, height) }

  fileprivate func text(id: String, x: Double, y: Double) -> String {
    let end = xml.firstIndex { $0 == ">" } ?? xml.endIndex
    let isEmpty = xml[..<end].last == "/"
    let tag = isEmpty ? xml[..<end].dropLast() : xml[..<end]
    let name = xml.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
    let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    let rest = isEmpty ? "</\(name)>" : String(xml[end...].dropFirst())
    return "\(tag) fixedFrame=\"YES\" id=\"\(id)\">\(frame)\(rest)"
  }
}
