#!/usr/bin/env bash
# Runs all tests with the address sanitizer and with the thread sanitizer, each in a build of its own. Leaks are not looked
# for: Foundation, when it reads an empty file, and XCTest have some of their own.
set -euo pipefail

for sanitizer in address thread; do
  printf '\n== %s sanitizer\n' "$sanitizer"
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize="$sanitizer" --scratch-path ".build-${sanitizer:0:1}san"
done
printf '\n%s\n' "The address sanitizer and the thread sanitizer have nothing to report; leaks were not looked for."
