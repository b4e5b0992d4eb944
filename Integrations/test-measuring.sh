#!/usr/bin/env bash
# Checks what can be checked of the apps that measure without a Mac: their types, against declarations of what they use of
# UIKit, AppKit and the system; that the check finds a mistake; and the project that measure.sh makes. IBSTACK names the
# program.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
program=${IBSTACK:-.build-quick/release/ibstack}

types() {
  swiftc -typecheck -parse-as-library -swift-version 5 -warnings-as-errors -module-cache-path "$work/cache" \
    -Xfrontend -enable-objc-interop -I Tests/MeasuringTests/Stubs "$1"/Shared/*.swift "$1/$2"/*.swift
}
apps="UIKit AppKit"
# A Mac has what is declared: make measure builds the apps.
[ "$(uname -s)" != Darwin ] || apps=
for app in $apps; do
  types Integrations/Measuring "$app"
  cp -R Integrations/Measuring "$work/$app"
  sed -i 's/layoutIfNeeded/layoutIfNeded/' "$work/$app/$app/DocumentMeasuring.swift"
  if types "$work/$app" "$app" 2> "$work/errors"; then
    echo "a mistake in $app is not found" >&2
    exit 1
  fi
  grep -q "has no member 'layoutIfNeded'" "$work/errors"
done

IBSTACK=$program Integrations/Measuring/measure.sh --project-only "$work/output" Samples
for file in Measuring.xcodeproj/project.pbxproj Shared/Setup.swift UIKit/AppDelegate.swift AppKit/AppDelegate.swift \
  Documents/iOS/documents.json Documents/macOS/documents.json; do
  [ -s "$work/output/Measuring/$file" ] || { echo "$file is missing" >&2; exit 1; }
done
echo "the apps that measure have no errors of types, and the project is complete"
