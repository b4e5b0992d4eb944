package import StackModel

/// A `.xib` with one top-level view of 200 by 100 points, as small as Interface Builder would have it.
package func xib(_ content: String, root attributes: String = "", device: String = "retina4_7") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="root" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        \(content)
        <nil key="simulatedStatusBarMetrics"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
    </objects>
  </document>
  """
}

/// A storyboard with one view controller on a device's whole screen.
package func storyboard(
  _ content: String, controller: String = "", device: String, size: Size, toolsVersion: Int = 22505,
  usesSafeAreas: Bool = true
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
  \(usesSafeAreas ? "useSafeAreas=\"YES\"" : "") initialViewController="vc">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <scenes>
      <scene sceneID="scene">
        <objects>
          <viewController id="vc" sceneMemberID="viewController">
            \(controller)
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
              \(content)
            </view>
          </viewController>
        </objects>
      </scene>
    </scenes>
  </document>
  """
}

/// A storyboard with a prototype cell whose content is a view `a`, with constraints.
package func prototypeCell(_ place: String) -> String {
  let content = """
    <subviews><tableView id="table"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <subviews>\(plainView("a"))</subviews>\(constraints("a.leading == content.leading\na.width == 9\n" + place))
        </tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
    """
  return storyboard(content, device: "retina4_7", size: Size(width: 375, height: 667))
}

/// A view that constraints lay out.
package func plainView(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
  "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</view>"
}

/// Constraints written as `a.leading == root.leading + 8 @750`, one a line; `b.width == 50` for a constant.
package func constraints(_ text: String) -> String {
  let lines = text.split(separator: "\n").enumerated().map { number, line in
    constraint(line.split(separator: " ").map { String($0) }, id: "c\(number)")
  }
  return "<constraints>\(lines.joined())</constraints>"
}

private func constraint(_ words: [String], id: String) -> String {
  let relations = ["==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
  let first = words[0].split(separator: ".")
  var xml = "<constraint id=\"\(id)\" firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
  xml += " relation=\"\(relations[words[1]] ?? "?")\""
  let second = words[2].split(separator: ".")
  if second.count == 2, Double(words[2]) == nil {
    xml += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
  } else {
    xml += " constant=\"\(words[2])\""
  }
  for (sign, number) in zip(words.dropFirst(3), words.dropFirst(4)) where sign == "+" || sign == "-" {
    xml += " constant=\"\(sign == "-" ? "-" : "")\(number)\""
  }
  if let priority = words.last, priority.hasPrefix("@") { xml += " priority=\"\(priority.dropFirst())\"" }
  return xml + "/>"
}
