extension Rule {
  static let documentStructure = Rule(
    "document-structure", .document, .warning,
    summary: "A document is not as Interface Builder writes it",
    rationale: """
      Documents that programs or people write often lack what Interface Builder always writes, or have elements where
      it never writes them: a label outside of `<subviews>`, a constraint outside of `<constraints>`, a scene without
      a first responder, a color without a color space. Xcode reads such a document as something else, or refuses it.
      A finding is an error for `ibstack validate`, and a warning for `ibstack lint`. Write what the message says.
      Where there is one right answer, `--fix` writes it.
      """,
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
          <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
          </dependencies>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="card">
              ⟦<view contentMode="scaleToFill" id="line"/>⟧
            </view>
          </objects>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
          <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
          </dependencies>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="card">
              <subviews>
                <view contentMode="scaleToFill" id="line"/>
              </subviews>
            </view>
          </objects>
        </document>
        """),
    ]
  ) { document, _ in document.structure(.structure) }
}
