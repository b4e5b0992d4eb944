#!/usr/bin/env bash
# Checks how the action gets a release: from a stand-in for the code host on this machine, with a program that is a script.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2> /dev/null; rm -rf "$work"' EXIT

platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
name=ibstack-1.2.3-$platform
tarball=$name.tar.gz

# A release, and a checkout whose make build is quick.
mkdir -p "$work/releases/v1.2.3" "$work/$name/bin" "$work/action/Integrations" "$work/action/Sources" "$work/bin"
printf '#!/bin/sh\necho 1.2.3\n' > "$work/$name/bin/ibstack"
chmod +x "$work/$name/bin/ibstack"
tar -C "$work" -czf "$work/releases/v1.2.3/$tarball" "$name"
(cd "$work/releases/v1.2.3" && sha256sum "$tarball" > "$tarball.sha256")
sum=$(cut -d ' ' -f 1 "$work/releases/v1.2.3/$tarball.sha256")
cp "$here/install-release.sh" "$work/action/Integrations"
printf 'build:\n\tmkdir -p .build/release && printf "#!/bin/sh\\necho built\\n" > .build/release/ibstack\n\tchmod +x .build/release/ibstack\n' > "$work/action/Makefile"
touch "$work/action/Package.swift" "$work/action/Sources/main.swift"

# An origin whose tags say which commit is which release.
git init --quiet "$work/origin"
git -C "$work/origin" -c user.name=T -c user.email=t@example.com commit --quiet --allow-empty --message one
git -C "$work/origin" -c user.name=T -c user.email=t@example.com tag --annotate --message one v1.2.3
commit=$(git -C "$work/origin" rev-parse HEAD)

python3 -u -m http.server --bind 127.0.0.1 --directory "$work/releases" 0 > "$work/server.log" 2>&1 &
server=$!
for _ in $(seq 50); do
  port=$(sed -nE 's/.* port ([0-9]+) .*/\1/p' "$work/server.log")
  [ -z "$port" ] || break
  sleep 0.1
done

# Answers of gh attestation verify, as the file attested says.
printf '#!/bin/sh\n[ -e "%s/attested" ]\n' "$work" > "$work/bin/gh"
chmod +x "$work/bin/gh"

export ACTION_REPOSITORY=origin GITHUB_SERVER_URL=$work RUNNER_TEMP=$work/temporary GITHUB_OUTPUT=$work/output
export RELEASES=http://127.0.0.1:$port PATH=$work/bin:$PATH
script=$work/action/Integrations/install-release.sh

value() { sed -n "s/^$1=//p" "$work/output"; }
# Runs both steps as action.yml does: get VERSION SHA256 ACTION_REF.
get() {
  : > "$work/output"
  VERSION=$1 ACTION_REF=$3 "$script" choose || return
  VERSION=$(value version) SHA256=$2 FOLDER=$(value folder) "$script" install
}
expect() { # WHAT PATTERN TEXT
  if ! grep -Eq -- "$2" <<< "$3"; then echo "FAILED: $1: expected $2, found: $3" >&2; exit 1; fi
  echo "ok: $1"
}

said=$(get "" "" v1.2.3)
expect "the action's tag names the release" "using release 1.2.3 for $platform" "$said"
expect "the program is that of the release" 1.2.3 "$("$(value program)")"
requests=$(grep -c GET "$work/server.log")
said=$(get "" "" v1.2.3)
expect "what is kept is used again" "using release 1.2.3" "$said"
[ "$(grep -c GET "$work/server.log")" = "$requests" ] || { echo "FAILED: it was downloaded again" >&2; exit 1; }
echo tampered >> "$(value folder)/$tarball"
said=$(get "" "" v1.2.3 2>&1 || echo "status $?")
expect "what is kept is verified again" "is damaged.*" "$said"
expect "and refused" "status 1" "$said"

rm -rf "$RUNNER_TEMP"
expect "a commit's tag names the release" "using release 1.2.3" "$(get "" "" "$commit")"
expect "the input names the release" "using release 1.2.3" "$(get v1.2.3 "$sum" main)"
said=$(get 1.2.3 "${sum//[0-9]/0}" main 2>&1 || echo "status $?")
expect "another checksum than the input's is refused" "has not the SHA-256.*" "$said"
said=$(get '1.2.3;id' "" main 2>&1 || echo "status $?")
expect "a version is nothing else" 'the input version is "1.2.3;id"' "$said"
said=$(get ../../x "" main 2>&1 || echo "status $?")
expect "nor a path" 'status 1' "$said"

export VERIFY_ATTESTATION=1
said=$(get 1.2.3 "" main 2>&1 || echo "status $?")
expect "a release without attestation is refused" "no valid attestation of origin" "$said"
touch "$work/attested"
expect "one with attestation is used" "is attested by origin" "$(get 1.2.3 "" main)"
unset VERIFY_ATTESTATION

said=$(get "" "" main)
expect "a branch is built" "the action's ref names no release" "$said"
expect "and its program used" built "$("$(value program)")"
printf '#!/bin/sh\necho planted\n' > "$(value program)"
expect "a program that a cache brings is not used" "building ibstack" "$(get "" "" main)"
expect "but built anew" built "$("$(value program)")"
said=$(get 9.9.9 "" main 2>&1)
expect "so is what has no release" "release 9.9.9 has no program for $platform" "$said"
expect "and its program used" built "$("$(value program)")"
echo "the action gets what it should"
