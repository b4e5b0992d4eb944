#!/usr/bin/env bash
# Gets ibstack for the action: the program of a release where there is one for the platform, else one that is built.
#
#   install-release.sh choose    says which release, and what it is kept as, in GITHUB_OUTPUT
#   install-release.sh install   gets it into FOLDER, or takes it from there, and says where the program is
#
# Reads VERSION, SHA256, FOLDER, ACTION_REF and ACTION_REPOSITORY. RELEASES is where releases are, by default those of
# ACTION_REPOSITORY.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
server=${GITHUB_SERVER_URL:-https://github.com}
releases=${RELEASES:-$server/${ACTION_REPOSITORY:-}/releases/download}
platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

command -v sha256sum > /dev/null || sha256sum() { shasum -a 256 "$@"; }

say() { echo "ibstack: $*"; }
fail() { echo "::error::ibstack: $*"; exit 1; }

# A version without its v; nothing where the text is none.
version_of() { sed -nE 's/^v?([0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?)$/\1/p' <<< "$1"; }

# The version of the tag that is at a commit, for actions that are pinned by hash.
version_at() {
  local commit hash tag version
  commit=$1
  [[ $commit =~ ^[0-9a-f]{40}$ ]] || return 0
  while read -r hash tag; do
    [ "$hash" = "$commit" ] || continue
    version=$(version_of "${tag#refs/tags/}")
    if [ -n "$version" ]; then echo "$version"; return 0; fi
  done < <(git ls-remote --tags "$server/${ACTION_REPOSITORY:-}" 2>/dev/null | sed 's/\^{}$//')
}

sources_checksum() {
  cd "$root"
  find Makefile Package.swift Sources -type f | LC_ALL=C sort | while IFS= read -r file; do sha256sum "$file"; done |
    sha256sum | cut -c 1-32
}

choose() {
  local version key
  if [ -n "${VERSION:-}" ]; then
    version=$(version_of "$VERSION")
    [ -n "$version" ] || fail "the input version is \"$(tr -cd '[:print:]' <<< "$VERSION")\"; expected one such as 0.1.0"
  else
    version=$(version_of "${ACTION_REF:-}")
    [ -n "$version" ] || version=$(version_at "${ACTION_REF:-}")
  fi
  if [ -n "$version" ]; then
    key=ibstack-$version-$platform
  else
    key=ibstack-built-$platform-$(sources_checksum)
  fi
  {
    echo "version=$version"
    echo "key=$key"
    echo "folder=${RUNNER_TEMP:-/tmp}/$key"
  } >> "$GITHUB_OUTPUT"
}

# Downloads a file of the release. Over https alone, unless RELEASES says otherwise.
download() {
  local protocols="=https"
  [ -z "${RELEASES:-}" ] || protocols="=https,http"
  curl --fail --silent --show-error --location --proto "$protocols" --retry 3 --output "$FOLDER/$1" "$releases/v$VERSION/$1"
}

# The release's own checksum shows a damaged download; the input's and the attestation show another program.
verify() {
  local tarball=$1
  (cd "$FOLDER" && sha256sum --check --status "$tarball.sha256") || fail "$tarball is damaged: its checksum is not that of the release"
  if [ -n "${SHA256:-}" ]; then
    (cd "$FOLDER" && sha256sum --check --status <<< "$SHA256  $tarball") || fail "$tarball has not the SHA-256 that the input names"
  fi
  if [ -n "${RELEASES:-}" ] && [ -z "${VERIFY_ATTESTATION:-}" ]; then
    say "attestations are not looked for, as RELEASES names another place"
  elif command -v gh > /dev/null; then
    gh attestation verify "$FOLDER/$tarball" --repo "$ACTION_REPOSITORY" > /dev/null || fail "$tarball has no valid attestation of $ACTION_REPOSITORY"
    say "$tarball is attested by $ACTION_REPOSITORY"
  else
    say "gh is not installed, so no attestation is looked for"
  fi
}

install_release() {
  local name=ibstack-$VERSION-$platform
  mkdir -p "$FOLDER"
  if [ ! -e "$FOLDER/$name.tar.gz" ]; then
    if ! download "$name.tar.gz.sha256" || ! download "$name.tar.gz"; then
      rm -f "$FOLDER/$name".tar.gz*
      return 1
    fi
  fi
  # Also what was kept is verified.
  verify "$name.tar.gz"
  tar -C "$FOLDER" -xzf "$FOLDER/$name.tar.gz" "$name/bin/ibstack"
  program=$FOLDER/$name/bin/ibstack
  [ "$("$program" --version)" = "$VERSION" ] || fail "the program of release $VERSION does not run here or is another version"
  say "using release $VERSION for $platform"
}

# A program in FOLDER may come from a cache that other runs wrote, and no checksum tells what was built there: it is not used.
install_build() {
  mkdir -p "$FOLDER"
  program=$FOLDER/ibstack
  say "building ibstack, which takes minutes"
  make -C "$root" build
  rm -f "$program"
  cp "$root/.build/release/ibstack" "$program"
}

install() {
  if [ -z "${VERSION:-}" ]; then
    say "the action's ref names no release"
    install_build
  elif ! install_release; then
    say "release $VERSION has no program for $platform; the action's own sources are used instead"
    install_build
  fi
  echo "program=$program" >> "$GITHUB_OUTPUT"
}

case ${1:-} in
  choose) choose ;;
  install) install ;;
  *) echo "usage: install-release.sh choose|install" >&2; exit 64 ;;
esac
