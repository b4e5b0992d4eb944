#!/usr/bin/env bash
# Uses both package plugins in a package made for it, which depends on this checkout or on another package that has them.
# Usage: test-plugins.sh [SCRATCH-PATH [PACKAGE]]; ibstack of this checkout is built there once, in minutes.
set -euo pipefail
unset IBSTACK_WITHOUT_PLUGINS
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=${1:-$source/.build-plugins}
mkdir -p "$scratch"
scratch=$(cd "$scratch" && pwd)
package=$(cd "${2:-$source}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/App/Sources/App" "$work/App/Sources/Tool"
cd "$work/App"
echo 'public struct App {}' > Sources/App/App.swift
echo 'print("no documents")' > Sources/Tool/Tool.swift
cat > Package.swift <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let lint = Target.PluginUsage.plugin(name: "LintLayoutsBuildTool", package: "ibstack")
let package = Package(
  name: "App",
  dependencies: [.package(name: "ibstack", path: "$package")],
  targets: [
    .target(name: "App", resources: [.process("Card.xib")], plugins: [lint]),
    .executableTarget(name: "Tool", plugins: [lint]),
  ])
SWIFT

# shellcheck source=Integrations/test-document.sh
source "$source/Integrations/test-document.sh"
# Runs a command, keeps what it says, and compares its exit status.
expect() {
  local wanted=$1 status=0
  shift
  "$@" > "$work/log" 2>&1 || status=$?
  [ "$status" = "$wanted" ] || fail "$*: exit status $status instead of $wanted"
}
fail() { cat "$work/log"; echo "$1" >&2; exit 1; }
says() { grep -q -- "$1" "$work/log" || fail "nothing says $1"; }
silent() { ! grep -q 'Card.xib:\|document,' "$work/log" || fail "something is said of a clean document"; }
# Without what debuggers want, which saves time.
options=(--scratch-path "$scratch" -debug-info-format none)
build() { expect "$1" swift build "${options[@]}"; }
package() { expect "$1" swift package "${options[@]}" lint-layouts "${@:2}"; }

document wide > Sources/App/Card.xib
build 1
says "$work/App/Sources/App/Card.xib:4:66: error: .*malformed width \"wide\".*(malformed-value)"
build 1
says malformed-value
echo "rules: {malformed-value: warning}" > .ibstack.yml
build 0
says "Card.xib:4:66: warning: .*malformed width"
echo "rules: {malformed-value: off}" > .ibstack.yml
build 0
silent
rm .ibstack.yml
echo "the build tool fails the build of a broken document, and goes by the configuration"

package 1 --format concise
says "Card.xib:4:66: error: .*malformed width"
package 0 --target Tool
silent
package 1 --target Nowhere
says "no target named"
document 100 > Other.xib
package 0 --quiet -- Other.xib
silent
document 100 > Sources/App/Card.xib
package 0 --strict
build 0
silent
echo "the command lints the targets, or what it is asked to, and both are silent about a clean document"
