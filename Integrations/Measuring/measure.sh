#!/usr/bin/env bash
# Measures documents on a Mac: copies them into an Xcode project, builds its apps, runs one in the simulator of iOS and one
# on macOS, and leaves frames, ambiguity and conflicts in OUTPUT/iOS.json and OUTPUT/macOS.json. Then:
#
#     ibstack layout DOCUMENTS --compare OUTPUT/iOS.json
#
#     measure.sh [--project-only] OUTPUT [DOCUMENTS…]
#
# DOCUMENTS are files and folders, the samples of ibstack by default. IBSTACK names the program, DEVICE the simulator.
# --project-only stops before the build, and needs no Mac.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
device=${DEVICE:-iPhone 16}
tries=100

fail() {
  echo "measure.sh: $*" >&2
  exit 1
}

project_only=
if [ "${1:-}" = --project-only ]; then
  project_only=1
  shift
fi
[ $# -gt 0 ] || fail "say where to write: measure.sh OUTPUT [DOCUMENTS…]"
output=$1
shift
[ $# -gt 0 ] || set -- "$here/../../Samples"

program=${IBSTACK:-ibstack}
command -v "$program" > /dev/null || fail "$program is not installed; build it with make, or name it: IBSTACK=.build/release/ibstack"

mkdir -p "$output"
output=$(cd "$output" && pwd)
# Only what this script made is replaced.
[ ! -e "$output/Measuring" ] || [ -e "$output/Measuring/Measuring.xcodeproj" ] || fail "$output/Measuring is not one of its projects; choose another folder"
rm -rf "$output/Measuring"
mkdir "$output/Measuring"
cp -R "$here/Measuring.xcodeproj" "$here/Shared" "$here/UIKit" "$here/AppKit" "$output/Measuring/"
"$program" layout --marked-copies "$output/Measuring/Documents" -- "$@" || [ $? = 1 ] || fail "the documents were not copied"
echo "project: $output/Measuring/Measuring.xcodeproj"
[ -z "$project_only" ] || exit 0

command -v xcodebuild > /dev/null || fail "Xcode is not installed; --project-only makes the project without it"

has_documents() { grep -q '"resource"' "$output/Measuring/Documents/$1/documents.json"; }

# The products are in OUTPUT/Measuring/build.
build() {
  xcodebuild -quiet -project "$output/Measuring/Measuring.xcodeproj" -target "$1" -sdk "$2" -configuration Debug \
    ARCHS="$(uname -m)" SYMROOT="$output/Measuring/build" build
}

# Runs an app until it has come to the end: a document that ends it is left out the next time.
repeat() {
  local results=$1
  shift
  rm -f "$results" "$results.done"
  for _ in $(seq "$tries"); do
    "$@" || true
    if [ -e "$results.done" ]; then
      rm -f "$results.done"
      echo "frames: $results"
      return
    fi
  done
  fail "the app did not come to its end in $tries runs; $results has what it measured"
}

if has_documents iOS; then
  build MeasureUIKit iphonesimulator
  xcrun simctl bootstatus "$device" -b || fail "no simulator \"$device\"; xcrun simctl list devices lists them, DEVICE names one"
  xcrun simctl install "$device" "$output/Measuring/build/Debug-iphonesimulator/MeasureUIKit.app"
  SIMCTL_CHILD_IBSTACK_OUTPUT="$output/iOS.json" SIMCTL_CHILD_OS_ACTIVITY_DT_MODE=YES \
    repeat "$output/iOS.json" xcrun simctl launch --console --terminate-running-process "$device" ibstack.MeasureUIKit
fi

if has_documents macOS; then
  build MeasureAppKit macosx
  IBSTACK_OUTPUT="$output/macOS.json" OS_ACTIVITY_DT_MODE=YES \
    repeat "$output/macOS.json" "$output/Measuring/build/Debug/MeasureAppKit.app/Contents/MacOS/MeasureAppKit"
fi
