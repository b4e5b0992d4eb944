#!/bin/bash -eu
# Run by OSS-Fuzz's base-builder-swift, which sets SANITIZER, CFLAGS and OUT.

# Brings the symbolizer that knows Swift's names. Its flags have two -sanitize, of which swiftc takes the last one only.
# shellcheck source=/dev/null
. precompile_swift

flags=(-c release --product fuzzer --static-swift-stdlib --sanitize fuzzer)
if [ "$SANITIZER" = coverage ]; then
  flags+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping -Xswiftc -sanitize=fuzzer)
else
  flags+=(-Xswiftc "-sanitize=fuzzer,$SANITIZER" -Xcc "-fsanitize=$SANITIZER")
fi
# The machines that fuzz have no libxml2: it comes along, with what it needs but libc.
# shellcheck disable=SC2016
flags+=(-Xlinker -rpath -Xlinker '$ORIGIN/lib')

cd "$SRC/ibstack/Fuzzing"
swift build --scratch-path "$WORK/build" "${flags[@]}"
program=$WORK/build/release/fuzzer
mkdir -p "$OUT/lib"
ldd "$program" | awk '/lib(xml2|icu|lzma|z)[^ ]*\.so/ { print $3 }' | xargs -r cp -Lt "$OUT/lib"

while read -r target seeds dictionary; do
  cp "$program" "$OUT/$target"
  cp "$dictionary.dict" "$OUT/$target.dict"
  printf '[libfuzzer]\nmax_len = 4096\ntimeout = 20\nrss_limit_mb = 2048\n' > "$OUT/$target.options"
  inputs=(Seeds/"$seeds"/*)
  [ ! -d "Crashes/$target" ] || inputs+=("Crashes/$target"/*)
  zip -qj "$OUT/${target}_seed_corpus.zip" "${inputs[@]}"
done <targets
