import TestSupport
import Testing

@testable import NibTranslation

/// Documents that nobody would draw: they compile, or are refused, in time that grows with their size.
@Suite struct HostileDocumentTests {
  @Test func deeplyNestedViewsCompile() throws {
    // Two elements for each view, below the five that a xib has; 256 are read.
    let depth = 120
    let open = (0..<depth).map { #"<subviews><view id="v\#($0)">"# }.joined()
    let close = String(repeating: "</view></subviews>", count: depth)
    let nib = try CompilerFixture(objects: #"<view id="root">\#(open)\#(close)</view>"#).nib()
    #expect(nib.all("UIView").count == depth + 1)
  }

  @Test(arguments: [(8, 0), (9, 1), (20, 1)]) func prototypesWithinPrototypesEndSomewhere(_ levels: Int, _ count: Int)
    throws
  {
    var table = ""
    for level in 0..<levels {
      table = """
        <subviews><tableView id="t\(level)"><prototypes><tableViewCell reuseIdentifier="Row" id="c\(level)">
        <tableViewCellContentView key="contentView" tableViewCell="c\(level)" id="v\(level)">\(table)
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """
    }
    let fixture = CompilerFixture(objects: #"<view id="root">\#(table)</view>"#)
    #expect(try fixture.refusals().count == count)
    if count == 0 { _ = try fixture.nib() }
  }

  @Test func manyViewsCompileInTime() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let views = (0..<count).map { #"<view id="v\#($0)"/>"# }.joined()
        let constraints = (0..<count).map { number in
          """
          <constraint firstItem="v\(number)" firstAttribute="top" secondItem="root" secondAttribute="top" id="c\(number)"/>
          """
        }
        let outlets = (0..<count).map { #"<outlet property="o\#($0)" destination="v\#($0)" id="x\#($0)"/>"# }.joined()
        return CompilerFixture(
          subviews: views,
          beside: "<constraints>\(constraints.joined())</constraints><connections>\(outlets)</connections>")
      } work: { fixture in
        let refusals = try fixture.refusals()
        #expect(refusals.isEmpty)
      }
    }
  }

  @Test func manyStaticCellsCompileInTime() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let cells = (0..<count).map { number in
          """
          <tableViewCell selectionStyle="none" id="c\(number)"><tableViewCellContentView key="contentView" \
          tableViewCell="c\(number)" id="v\(number)"/></tableViewCell>
          """
        }
        return CompilerFixture(
          subviews: """
            <tableView id="t"><sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection>
            </sections></tableView>
            """)
      } work: { fixture in
        let refusals = try fixture.refusals()
        #expect(refusals.isEmpty)
      }
    }
  }

  @Test func manyReferencesToNothingAreRefusedInTime() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 100) { count in
        let outlets = (0..<count).map { #"<outlet property="o" destination="x\#($0)" id="q\#($0)"/>"# }.joined()
        let fixture = CompilerFixture(
          scenes: [Scenes.controller("a", view: "<connections>\(outlets)</connections>")], initial: "a")
        return (fixture, count)
      } work: { fixture, count in
        let refusals = try fixture.refusals()
        #expect(refusals.count == count)
      }
    }
  }

  @Test func manyScenesCompileInTime() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 20) { count in
        let scenes = (0..<count).map { number in
          let segue = #"<segue destination="a\#((number + 1) % count)" kind="show" id="s\#(number)"/>"#
          return Scenes.controller("a\(number)", "", "<connections>\(segue)</connections>")
        }
        return CompilerFixture(scenes: scenes, initial: "a0")
      } work: { fixture in
        let refusals = try fixture.refusals()
        #expect(refusals.isEmpty)
      }
    }
  }

  @Test func manyVariationsCompileInTime() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 50) { count in
        let constraints = (0..<count).map {
          #"<constraint firstAttribute="width" constant="\#($0)" id="c\#($0)"><variation key="widthClass=compact" "#
            + #"constant="1"/></constraint>"#
        }
        let exclusions = (0..<count).map { #"<exclude reference="c\#($0)"/>"# }.joined()
        return CompilerFixture(
          objects: """
            <view id="root"><constraints>\(constraints.joined())</constraints>
            <variation key="default"><mask key="constraints">\(exclusions)</mask></variation></view>
            """)
      } work: { fixture in
        let refusals = try fixture.refusals()
        #expect(refusals.isEmpty)
      }
    }
  }

  @Test func extremeNumbersCompileOrAreRefused() throws {
    let attributes = ["alpha", "tag", "width", "constant", "multiplier", "priority", "rowHeight", "pointSize", "red"]
    let numbers = ["1e38", "-1e38", "3.5e38", "1e-320", "5e-324", "-0.0", "1e308", "0x1p-1074", "2147483648"]
    for (attribute, number) in attributes.flatMap({ name in numbers.map { (name, $0) } }) {
      let value = #"\#(attribute)="\#(number)""#
      let subviews = """
        <view \(["alpha", "tag"].contains(attribute) ? value : "") id="w">
        <rect key="frame" x="1" y="2" \(attribute == "width" ? value : #"width="3""#) height="4"/></view>
        <tableView \(attribute == "rowHeight" ? value : "") id="t"/>
        <label text="a" minimumFontSize="9" id="l"><fontDescription key="fontDescription" type="system" \
        \(attribute == "pointSize" ? value : #"pointSize="17""#)/><color key="textColor" \
        \(attribute == "red" ? value : #"red="0.0""#) green="0" blue="0" colorSpace="calibratedRGB"/></label>
        """
      let own = ["constant", "multiplier", "priority"].contains(attribute) ? value : ""
      let fixture = CompilerFixture(
        subviews: subviews,
        beside: #"<constraints><constraint firstItem="w" firstAttribute="leadingMargin" secondItem="root" "#
          + #"secondAttribute="leadingMargin" \#(own) id="c"/></constraints>"#)
      guard try fixture.refusals().isEmpty else { continue }
      let nib = try fixture.nib()
      let compiled = nib.graph.objects.flatMap(\.values).compactMap(\.value.number)
      #expect(compiled.filter { !$0.isFinite }.isEmpty, "\(value)")
    }
  }
}
