#!/bin/sh
# Installs ibstack @VERSION@ below a folder, ~/.local by default, if its download has the checksum that stands here.
# Usage: install.sh [FOLDER]; RELEASES is another place that has the releases.
set -eu

folder=${1:-$HOME/.local}
platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
case $platform in
  linux-x86_64) sum=@SHA256:linux-x86_64@ ;;
  linux-aarch64) sum=@SHA256:linux-aarch64@ ;;
  darwin-x86_64) sum=@SHA256:darwin-x86_64@ ;;
  darwin-arm64) sum=@SHA256:darwin-arm64@ ;;
  *) echo "ibstack @VERSION@ has no program for $platform" >&2; exit 1 ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=ibstack-@VERSION@-$platform
tarball=$work/$name.tar.gz
if [ -n "${RELEASES:-}" ]; then protocols=all; else protocols="=https"; fi
curl --fail --silent --show-error --location --proto "$protocols" --output "$tarball" \
  "${RELEASES:-https://github.com/@REPOSITORY@/releases/download}/v@VERSION@/$name.tar.gz"
command -v sha256sum > /dev/null || sha256sum() { shasum -a 256 "$@"; }
echo "$sum  $tarball" | sha256sum -c - > /dev/null || { echo "$name.tar.gz has another checksum" >&2; exit 1; }
tar -C "$work" -xzf "$tarball"
# Nothing is installed that does not run here.
"$work/$name/bin/ibstack" --version > /dev/null
mkdir -p "$folder"
cp -R "$work/$name/bin" "$work/$name/share" "$folder"
echo "$folder/bin/ibstack"
