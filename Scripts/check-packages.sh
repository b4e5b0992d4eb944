#!/usr/bin/env bash
# Installs each package of a release in a clean place, without a network where that can be had, and lints the samples with
# it: what it finds has to be what the program in the tarball finds. Says which ones cannot be tried here.
# Usage: check-packages.sh FOLDER-OF-MAKE-DIST
# shellcheck disable=SC2016,SC2329 # Functions are handed to try by their name, and words to other shells.
set -euo pipefail

dist=$(cd "$1" && pwd)
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/place"
cp -R "$source/Samples" "$work/place/Samples"
cd "$work/place"

failed=0
pass() { echo "ok: $*"; }
fail() { echo "FAILED: $*" >&2; [ ! -s "$work/log" ] || tail -n 20 "$work/log" >&2; failed=1; }
skip() { echo "SKIPPED: $*"; }
has() { command -v "$1" > /dev/null; }

unshare=()
if unshare --net true 2> /dev/null; then unshare=(unshare --net); else skip "installing without a network, which needs root"; fi
offline() { if [ "$(type -t "$1")" = function ]; then "$@"; else "${unshare[@]}" "$@"; fi; }
# Lints the samples, some of which are bad, with a command.
lint() { offline "$@" lint --format json Samples > "$work/found" 2> "$work/log" || [ $? = 1 ]; }
# Runs a command that installs, and then one that runs what is installed.
try() { # WHAT -- INSTALL... -- RUN...
  local what=$1 install=()
  shift 2
  while [ "$1" != -- ]; do install+=("$1"); shift; done
  shift
  if ! "${install[@]}" > "$work/log" 2>&1; then fail "$what cannot be installed"; return; fi
  if lint "$@" && cmp -s "$work/found" "$work/expected"; then pass "$what lints the samples"; else fail "$what finds something else"; fi
}

platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
for tarball in "$dist"/ibstack-*-"$platform".tar.gz; do name=$(basename "$tarball" .tar.gz); done
version=${name#ibstack-}
version=${version%-"$platform"}
tar -C "$work" -xzf "$tarball"
lint "$work/$name/bin/ibstack"
cp "$work/found" "$work/expected"
[ -s "$work/expected" ] || { echo "$name finds nothing in the samples" >&2; exit 1; }
(cd "$dist" && sha256sum --check --quiet SHA256SUMS) && pass "SHA256SUMS has the sums of all files"
python3 -m zipfile -e "$dist/recipes.zip" "$work/recipes"

# The tarball.
mkdir -p "$work/releases/v$version"
ln -s "$tarball" "$work/releases/v$version"
install() { RELEASES="file://$work/releases" offline sh "$dist/install.sh" "$1"; }
try install.sh -- install "$work/prefix" -- "$work/prefix/bin/ibstack"
rm "$work/releases/v$version/$name.tar.gz"
(cat "$tarball" && echo more) > "$work/releases/v$version/$name.tar.gz"
if install "$work/other" > "$work/log" 2>&1 || [ -e "$work/other" ]; then fail "install.sh installs another tarball"; else pass "install.sh refuses another tarball"; fi

# The wheel.
tools=$work/tools
tool() { # PACKAGE...
  [ -x "$tools/bin/pip" ] || python3 -m venv "$tools" 2> "$work/log" || return
  "$tools/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "$@" 2> "$work/log"
}
case $platform in linux-*) tag=manylinux ;; *) tag=macosx ;; esac
wheels=("$dist"/*-"$tag"_*"_${platform#*-}.whl")
wheel=${wheels[0]}
venv() { python3 -m venv "$work/venv" && offline "$work/venv/bin/pip" install --no-index --find-links "$dist" ibstack; }
pipx() {
  export PIPX_HOME=$work/pipx PIPX_BIN_DIR=$work/pipx/bin PIPX_MAN_DIR=$work/pipx/man
  # Without a network for its own pip, which it would renew.
  offline "$tools/bin/pipx" install --pip-args="--no-index --find-links $dist" ibstack && [ -e "$PIPX_MAN_DIR/man1/ibstack.1" ]
}
pre_commit() {
  # pip builds the repository of a hook.
  mkdir "$work/wheels" && ln -s "$wheel" "$work/wheels"
  "$tools/bin/pip" download --quiet --disable-pip-version-check --dest "$work/wheels" setuptools &&
    "$source/Integrations/test-pre-commit.sh" "$work/wheels" "$work/recipes/pre-commit"
}
if [ ! -e "$wheel" ]; then
  skip "the wheel, of which there is none"
elif ! python3 -c "import venv, ensurepip" 2> /dev/null; then
  skip "the wheel, as python3 with venv is not installed"
else
  try "the wheel with pip" -- venv -- "$work/venv/bin/ibstack"
  for file in man/man1/ibstack.1 bash-completion/completions/ibstack zsh/site-functions/_ibstack; do
    [ -e "$work/venv/share/$file" ] || fail "the wheel does not install share/$file"
  done
  if tool wheel; then
    if "$tools/bin/wheel" unpack --dest "$work/unpacked" "$wheel" > "$work/log" 2>&1; then pass "RECORD is that of the wheel"; else fail "RECORD"; fi
  else
    skip "RECORD of the wheel, as the package wheel cannot be had"
  fi
  if [[ $platform != linux-* ]]; then
    skip "the wheel's tag, which auditwheel knows on Linux alone"
  elif tool auditwheel; then
    "$tools/bin/auditwheel" show "$wheel" > "$work/log" 2>&1 || true
    tag=$(basename "$wheel" .whl)
    if grep -q "\"${tag##*-}\"" "$work/log"; then pass "the wheel is ${tag##*-}, as auditwheel finds"; else fail "the wheel is not ${tag##*-}"; fi
  else
    skip "the wheel's tag, as auditwheel cannot be had"
  fi
  if tool uv; then
    try "the wheel with uvx" -- true -- "$tools/bin/uvx" --quiet --offline --no-index --find-links "$dist" ibstack
  else
    skip "uvx, as uv cannot be had"
  fi
  if tool pipx; then try "the wheel with pipx" -- pipx -- "$work/pipx/bin/ibstack"; else skip "pipx, as it cannot be had"; fi
  if pre_commit > "$work/log" 2>&1; then pass "the wheel with pre-commit: $(tail -n 1 "$work/log")"; else fail "the wheel with pre-commit"; fi
fi

# The artifact bundle.
if has swift; then
  mv "$work/recipes/swiftpm" "$work/ibstack"
  cp "$dist/ibstack.artifactbundle.zip" "$work/ibstack"
  sum=$(swift package compute-checksum "$dist/ibstack.artifactbundle.zip")
  grep -q "checksum: \"$sum\"" "$work/ibstack/Package.swift" || fail "the plugins name another checksum of the bundle"
  sed -i.old -e '/ url: /d' -e 's/ checksum: .*/ path: "ibstack.artifactbundle.zip"),/' "$work/ibstack/Package.swift"
  # Has no address to download from. Without a network the package manager waits for its own loopback forever.
  if "$source/Integrations/test-plugins.sh" "$work/scratch" "$work/ibstack" > "$work/log" 2>&1; then
    pass "the bundle with both plugins"
  else
    fail "the bundle with both plugins"
  fi
else
  skip "the artifact bundle, as Swift is not installed"
fi

# The package of Debian, and the image. Both are tried on a Debian that is made for it.
debs=("$dist"/*"$(dpkg --print-architecture 2> /dev/null || echo none)".deb)
deb=${debs[0]}
if has lintian && [ -e "$deb" ]; then
  if lintian --allow-root --fail-on error,warning "$deb" > "$work/log" 2>&1; then pass "lintian accepts the package of Debian"; else fail "lintian"; fi
else
  skip "lintian, or the package of Debian for it, is not there"
fi
dpkg_chroot() {
  mkdir "$work/debian" && tar -C "$work/debian" -xf "$work/debian.tar" --exclude './dev/*' && cp -R "$work/place" "$work/debian/place" &&
    cp "$deb" "$work/debian/ibstack.deb" && offline chroot "$work/debian" dpkg --install /ibstack.deb
}
# Swift reads the words of the command line from /proc.
in_debian() {
  unshare --net --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -c "cd /place && exec ibstack \"\$@\"" sh "$@"' \
    "$work/debian" "$@"
}
in_image() {
  offline buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs run --isolation chroot \
    --volume "$work/place:/work:ro" "$container" -- /usr/local/bin/ibstack "$@"
}
image() {
  "$source/Scripts/packages/image.sh" "$tarball" "$work/image.tar" "$work/debian.tar" &&
    container=$(buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs from "oci-archive:$work/image.tar")
}
if ! has mmdebstrap || ! unshare --net --mount true 2> /dev/null; then
  skip "installing the package of Debian, and the image, which need root, mmdebstrap and buildah"
elif ! mmdebstrap --quiet --variant=minbase bookworm "$work/debian.tar" 2> "$work/log"; then
  skip "installing the package of Debian, and the image, as no Debian can be had for them"
else
  [ ! -e "$deb" ] || try "the package of Debian" -- dpkg_chroot -- in_debian
  if has buildah; then try "the image" -- image -- in_image; else skip "the image, which needs buildah"; fi
fi

# What other package managers read.
if grep -rhoE "@[A-Z0-9-]+(:[a-z0-9_-]+)?@" "$work/recipes" "$dist/install.sh" | sort -u > "$work/open" && [ -s "$work/open" ]; then
  skip "what recipes say of other platforms, whose tarballs are not here: $(grep -o '[^:@]*@$' "$work/open" | tr -d @ | paste -s -d ' ')"
fi
if has ruby; then
  try "the formula of Homebrew, with a stand-in for it," -- \
    ruby "$source/Scripts/packages/try-formula.rb" "$work/recipes/homebrew/Formula/ibstack.rb" "$tarball" "$work/cellar" -- \
    "$work/cellar/bin/ibstack"
else
  skip "the formula of Homebrew, whose stand-in needs ruby"
fi
if has nix-instantiate; then
  try "the expression of Nix, with a stand-in for nixpkgs," -- "$source/Scripts/packages/try-nix.sh" "$work/recipes/nix/ibstack.nix" \
    "$tarball" "$work/nix" -- "$work/nix/result/bin/ibstack"
else
  skip "the expression of Nix, as Nix is not installed"
fi
skip "aqua and mise, which are not to be had here"

exit $failed
