#!/usr/bin/env bash
# Builds the release of a commit twice, from nothing, in two folders of different names and lengths, and compares all that
# comes out byte by byte.
# Usage: compare-builds.sh [COMMIT [FOLDER-TO-KEEP-BOTH-IN]]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

commit=$(git rev-parse --verify "${1:-HEAD}^{commit}")
if [ -n "${2:-}" ]; then
  mkdir -p "$2"
  work=$(cd "$2" && pwd)
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi

folders=("$work/one" "$work/another/folder")
for folder in "${folders[@]}"; do
  git clone --quiet --no-local . "$folder"
  git -C "$folder" checkout --quiet --detach "$commit"
  echo "building $commit in $folder"
  make -C "$folder" dist > "$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 1; }
done

for folder in "${folders[@]}"; do
  (cd "$folder/.build/dist" && find . -type f -exec sha256sum {} + | sort -k 2) > "$folder.sums"
done
if diff "${folders[0]}.sums" "${folders[1]}.sums"; then
  grep tar.gz "${folders[0]}.sums"
  echo "both builds are equal"
else
  echo "the builds differ" >&2
  exit 1
fi
