#!/usr/bin/env bash
# Installs the headers of libraries, and pkg-config, by which the package manager finds them. libxml2 and zlib are always
# needed, HarfBuzz with FONT_FILES=1, librsvg with PNG=1.
set -euo pipefail

libraries=(libxml-2.0 zlib ${FONT_FILES:+harfbuzz} ${PNG:+librsvg-2.0})
if pkg-config --exists "${libraries[@]}" 2>/dev/null; then exit 0; fi

root=; [ "$(id -u)" = 0 ] || root=sudo
if command -v apt-get >/dev/null; then
  $root apt-get update -q
  $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q libxml2-dev zlib1g-dev pkg-config \
    ${FONT_FILES:+libharfbuzz-dev} ${PNG:+librsvg2-dev}
elif command -v dnf >/dev/null; then
  $root dnf install -y libxml2-devel zlib-devel pkgconf-pkg-config ${FONT_FILES:+harfbuzz-devel} ${PNG:+librsvg2-devel}
elif command -v brew >/dev/null; then
  command -v pkg-config >/dev/null || brew install pkgconf
  PKG_CONFIG_PATH=$(brew --prefix)/opt/libxml2/lib/pkgconfig pkg-config --exists libxml-2.0 || brew install libxml2
  pkg-config --exists zlib || brew install zlib
  [ -z "${FONT_FILES:-}" ] || pkg-config --exists harfbuzz || brew install harfbuzz
  [ -z "${PNG:-}" ] || pkg-config --exists librsvg-2.0 || brew install librsvg
else
  echo "headers of libxml2 or zlib are missing; install them (Debian: libxml2-dev zlib1g-dev pkg-config)" >&2
  exit 1
fi
