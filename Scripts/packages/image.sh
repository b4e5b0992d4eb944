#!/usr/bin/env bash
# Makes the container image of Integrations/Dockerfile with the program of a tarball instead of one that is built, without a
# daemon, as an archive that docker load, podman load and skopeo read. Needs buildah, and root or user namespaces.
# Usage: image.sh TARBALL OUTPUT.tar [BASE.tar]; BASE.tar holds the files of Debian, for those who reach no registry.
set -euo pipefail

dockerfile=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/Integrations/Dockerfile
work=$(mktemp -d)
storage=(--root "$work/storage" --runroot "$work/run" --storage-driver vfs)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/build/opt/ibstack" "$work/empty"
tar -C "$work/build/opt/ibstack" --strip-components 1 -xzf "$1"
# All but the stage that builds.
sed '1,/^RUN make dist/d' "$dockerfile" > "$work/Dockerfile"
if [ -n "${3:-}" ]; then
  container=$(buildah "${storage[@]}" from scratch)
  buildah "${storage[@]}" add --quiet "$container" "$3" / > /dev/null
  buildah "${storage[@]}" commit --quiet --rm "$container" localhost/base > /dev/null
  sed -i 's|^FROM debian:.*|FROM localhost/base|' "$work/Dockerfile"
fi
buildah "${storage[@]}" build --quiet --isolation chroot --build-context "build=$work/build" --file "$work/Dockerfile" \
  --timestamp "$(tar -tvzf "$1" --utc --full-time | awk 'NR == 1 { print $4, $5 }' | date -u -f - +%s)" \
  --tag ibstack "$work/empty" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
rm -f "$2"
buildah "${storage[@]}" push --quiet ibstack "oci-archive:$2:ibstack"
