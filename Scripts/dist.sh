#!/usr/bin/env bash
# Makes a release of what is built and can be installed: the program stripped and with all but libc linked in, whose code is
# in it, and a list of that for programs.
# Usage: dist.sh BUILD-FOLDER COMMIT
set -euo pipefail

build=$1 commit=$2
[ "$(uname -s)" = Linux ] || { echo "make dist is for Linux" >&2; exit 1; }

# The time of everything in a release is that of its commit, so that two builds of it are equal.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
dist=$build/dist
archives=$(realpath -m "$build/archives")
version=$("$build/release/ibstack" --version)
name=ibstack-$version-linux-$(uname -m)
root=$dist/$name
program=$root/bin/ibstack

# Libraries as archives only, so that they are linked in. ICU is left out: what stands in for it says why.
rm -rf "$archives" "$dist"
mkdir -p "$archives"
needed=() stand_in=()
for library in $(pkg-config --static --libs-only-l libxml-2.0 zlib); do
  case $library in
    -lm) ;;
    -licuuc) stand_in=(-lxml2-without-icu) ;;
    -licu*) ;;
    *) needed+=("$library") ;;
  esac
done
for library in "${needed[@]}" -lstdc++; do
  archive=$(cc -print-file-name="lib${library#-l}.a")
  [ -e "$archive" ] || { echo "lib${library#-l}.a is missing; install what libxml2-dev depends on" >&2; exit 1; }
  ln -sf "$archive" "$archives/"
done
if [ ${#stand_in[@]} != 0 ]; then
  cc -O2 -fPIC -c Scripts/libxml2-without-icu.c -o "$archives/libxml2-without-icu.o"
  ar rcsD "$archives/libxml2-without-icu.a" "$archives/libxml2-without-icu.o"
fi

cc -O2 -fPIC -Wall -Werror -c Scripts/older-glibc.c -o "$archives/older-glibc.o"
stand_in+=("$archives/older-glibc.o")

make install BUILD_DIR="$build" PREFIX= DESTDIR="$root"

# The program is linked again, with archives, and without what of Yams is Swift: only libyaml, its C part, is used, and the
# rest would bring all of Foundation and ICU's tables. A build ID and the hashes of modules, which only a later compilation
# reads, would depend on the folder: the former is left out, the latter are zeros. Without their section strip would leave
# out RELRO, too. librsvg brings a libxml2 of its own, which must not call into the one that is linked in. Nothing looks for
# symbols of the program, which Swift's options would export.
grep -v /Yams.build/ "$build/release/ibstack.product/Objects.LinkFileList" > "$archives/ibstack.objects"
# A release that serves pages has all of Foundation.
if ! grep -q /FlyingFox.build/ "$archives/ibstack.objects"; then
  swiftc -O -wmo -parse-as-library -static-stdlib -module-name FoundationEssentials -emit-object \
    Scripts/without-foundation.swift -o "$archives/without-foundation.o"
  stand_in+=("$archives/without-foundation.o")
fi
swiftc -static-stdlib -emit-executable -module-name ibstack "@$archives/ibstack.objects" "-L$archives" \
  "${needed[@]}" "${stand_in[@]}" -lm -Xclang-linker -static-libgcc \
  -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now ${PNG:+-Xlinker --exclude-libs=ALL} -Xlinker --gc-sections \
  -Xlinker --no-export-dynamic \
  -Xlinker --defsym=main=ibstack_main -Xlinker --build-id=none -Xlinker "-Map=$archives/ibstack.map" -o "$program"
strip "$program"
hashes=$archives/ibstack.modhash
objcopy --dump-section ".swift_modhash=$hashes" "$program"
size=$(stat -c %s "$hashes")
truncate -s 0 "$hashes"
truncate -s "$size" "$hashes"
objcopy --update-section ".swift_modhash=$hashes" "$program"

cp LICENSE README.md CHANGELOG.md Package.resolved "$root"
install -d "$root/licenses"
for file in "$build"/checkouts/*/LICENSE*; do cp "$file" "$root/licenses/$(basename "$(dirname "$file")")"; done
for package in libxml2-dev zlib1g-dev liblzma-dev; do
  [ ! -e "/usr/share/doc/$package" ] || cp -L "/usr/share/doc/$package/copyright" "$root/licenses/$package"
done
cp "$(dirname "$(readlink -f "$(command -v swift)")")/../share/swift/LICENSE.txt" "$root/licenses/swift"
python3 -B Scripts/sbom.py --program "$program" --version "$version" --link-map "$archives/ibstack.map" \
  --resolved Package.resolved --commit "$commit" > "$root/sbom.spdx.json"
cp "$root/sbom.spdx.json" "$root.spdx.json"
tar -C "$dist" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mode=u+rw,go+rX,go-w \
  --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" | gzip -9n > "$root.tar.gz"
(cd "$dist" && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
echo "$root.tar.gz"
