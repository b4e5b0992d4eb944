#!/usr/bin/env bash
# Checks what a release promises: its size, its hardening, what it needs, that it names no folder of the machine that
# built it, its checksum, its SBOM, and that it reads documents as the usual build does.
# Usage: check-dist.sh FOLDER-OF-MAKE-DIST [USUAL-BUILD]
set -euo pipefail

dist=$(cd "$1" && pwd)
usual=${2:+$(realpath "$2")}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
size_limit=$((25 << 20))
# What RHEL 9 and Amazon Linux 2023 have; Ubuntu 22.04 has 2.35.
glibc_limit=2.34
cpu_limit=8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failed=0
fail() { echo "FAILED: $*" >&2; failed=1; }
pass() { echo "ok: $*"; }

cd "$dist"
shopt -s nullglob
tarballs=(ibstack-*.tar.gz)
[ "${#tarballs[@]}" = 1 ] || { echo "$dist: expected one tarball, found ${#tarballs[@]}; run make dist" >&2; exit 1; }
tarball=${tarballs[0]}
name=${tarball%.tar.gz}
tar -C "$work" -xzf "$tarball"
program=$work/$name/bin/ibstack

if sha256sum --check --quiet "$tarball.sha256"; then pass "the checksum is that of $tarball"; else fail "$tarball.sha256"; fi

if tar -tzf "$tarball" | grep -vq "^$name/"; then fail "something in the tarball is outside of $name/"; else pass "all of it is in $name/"; fi

size=$(stat -c %s "$program")
if [ "$size" -le "$size_limit" ]; then pass "the program has $size bytes"; else fail "the program has $size bytes, over $size_limit"; fi

readelf -d "$program" > "$work/dynamic"
readelf -lW "$program" > "$work/segments"
if grep -q BIND_NOW "$work/dynamic" || grep -Eq 'FLAGS.* NOW' "$work/dynamic"; then pass BIND_NOW; else fail "no BIND_NOW"; fi
if grep -q GNU_RELRO "$work/segments"; then pass RELRO; else fail "no RELRO"; fi
if grep -Eq 'FLAGS_1.* PIE' "$work/dynamic"; then pass PIE; else fail "no PIE"; fi
if grep -Eq 'GNU_STACK +[^ ]+ [^ ]+ [^ ]+ [^ ]+ [^ ]+ RW ' "$work/segments"; then pass "the stack is not executable"; else fail "the stack is executable"; fi
if grep -Eq 'RPATH|RUNPATH' "$work/dynamic"; then fail "$(grep -E 'RPATH|RUNPATH' "$work/dynamic")"; else pass "no RUNPATH"; fi

libraries=$(sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' "$work/dynamic")
others=$(grep -Evx 'lib(c|m)\.so\.6|ld-linux.*\.so\.[0-9]+' <<< "$libraries" || true)
if [ -z "$others" ]; then pass "needs nothing but libc: ${libraries//$'\n'/ }"; else fail "needs ${others//$'\n'/ }"; fi
glibc=$(readelf -VW "$program" | sed -nE 's/.*Name: GLIBC_([0-9.]+).*/\1/p' | sort -V | tail -n 1)
if [ "$(printf '%s\n' "$glibc" "$glibc_limit" | sort -V | tail -n 1)" = "$glibc_limit" ]; then pass "needs glibc $glibc"; else
  fail "needs glibc $glibc, after $glibc_limit: $(readelf --dyn-syms -W "$program" | grep -o "[^ ]*@GLIBC_$glibc")"
fi
if ldd "$program" | grep "not found"; then fail "a library is not found"; else pass "every library is found"; fi

# The folder of this checkout and that of the user, where they are long enough to be no word of a program.
root=$(cd "$here/.." && pwd)
for folder in "$root" "${HOME:-}"; do
  [ "${#folder}" -gt 6 ] || continue
  if grep -Faq -e "$folder" "$program"; then fail "the program has the path $folder"; else pass "no path below $folder"; fi
done

if version=$(env -i "$program" --version) && [ "$version" != "" ]; then pass "is version $version"; else fail "does not run"; fi
# The processor's time, of the run that takes the least: others use the machine, too.
cpu=$(python3 - "$program" <<'PYTHON'
import resource, subprocess, sys
def milliseconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000
def run():
    before = milliseconds()
    subprocess.run([sys.argv[1], "--version"], stdout=subprocess.DEVNULL, check=True)
    return milliseconds() - before
print(f"{min(run() for _ in range(50)):.1f}")
PYTHON
)
if [ "${cpu%.*}" -lt "$cpu_limit" ]; then pass "--version takes $cpu ms of CPU"; else fail "--version takes $cpu ms of CPU, not under $cpu_limit"; fi
case $name in ibstack-"$version"-*) ;; *) fail "$name is not named for version $version" ;; esac

sbom=$work/$name/sbom.spdx.json
cmp -s "$sbom" "$name.spdx.json" || fail "the SBOM in the tarball is not $name.spdx.json"
if python3 -B "$here/check-sbom.py" "$sbom" "$program"; then pass "the SBOM names what is linked"; else fail "the SBOM"; fi
if python3 -m venv "$work/venv" && "$work/venv/bin/pip" install --quiet --disable-pip-version-check spdx-tools 2> "$work/pip"; then
  if "$work/venv/bin/pyspdxtools" --infile "$sbom"; then pass "the SBOM is valid SPDX 2.3"; else fail "the SBOM is not valid"; fi
else
  echo "skipped: spdx-tools cannot be installed, so the SBOM is not validated by it"
fi

if [ -n "$usual" ]; then
  if python3 -B "$here/check-encodings.py" "$program" "$usual"; then pass "reads every encoding as the usual build does"; else fail "encodings"; fi
else
  echo "skipped: no usual build is named, so encodings are not compared"
fi

exit $failed
