#!/usr/bin/env bash
# Makes a release for macOS, which has libxml2, zlib and Swift's library itself: nothing of it is linked in, and there is no
# SBOM. This has never been run.
# Usage: dist-macos.sh BUILD-FOLDER
set -euo pipefail

build=$1
dist=$build/dist
version=$("$build/release/ibstack" --version)
name=ibstack-$version-darwin-$(uname -m)
root=$dist/$name
program=$root/bin/ibstack

rm -rf "$dist"
make install BUILD_DIR="$build" PREFIX= DESTDIR="$root"
strip -x "$program"
codesign --force --sign - "$program"
# Homebrew's libxml2 would have to be installed where the program runs.
others=$(otool -L "$program" | sed 1d | grep -Ev '^[[:space:]]+/(usr/lib|System)/' || true)
[ -z "$others" ] || { echo "the program needs what macOS does not have: $others" >&2; exit 1; }

cp LICENSE README.md CHANGELOG.md Package.resolved "$root"
install -d "$root/licenses"
for file in "$build"/checkouts/*/LICENSE*; do cp "$file" "$root/licenses/$(basename "$(dirname "$file")")"; done
export TZ=UTC
find "$root" -exec touch -h -t "$(date -r "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" +%Y%m%d%H%M.%S)" {} +
cd "$dist"
find "$name" -type f | LC_ALL=C sort |
  COPYFILE_DISABLE=1 tar --uid 0 --gid 0 --numeric-owner --format ustar -cf - -T - | gzip -9n > "$name.tar.gz"
shasum -a 256 "$name.tar.gz" > "$name.tar.gz.sha256"
echo "$root.tar.gz"
