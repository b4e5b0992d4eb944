# shellcheck shell=bash
# Read by the scripts that test integrations.

# A document with a view of a width; `wide` is none, and an error in line 4.
document() {
  cat <<XML
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"><dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="$1" height="100"/></view>
    </objects>
</document>
XML
}
