#!/usr/bin/env bash
# Plants faults in the harness, and looks whether each is reported with a stack and an artifact, and whether the mutator
# comes to those that take a document: check-harness.sh FOLDER, that of the build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$1
work=$(mktemp -d)

# What is left behind is a program without the faults.
rebuild() {
  rm -rf "$work"
  env -u FUZZ_CANARY make --no-print-directory fuzz-build FUZZ_DIR="$build" >/dev/null 2>&1
}
trap rebuild EXIT
FUZZ_CANARY=1 make --no-print-directory fuzz-build FUZZ_DIR="$build"

# libFuzzer is to set up everything itself: nothing of fuzz.sh is in the environment.
program() {
  ln -sf "$(readlink -f "$build/release/fuzzer")" "$work/$1"
  echo "$work/$1"
}

# fault TARGET FAULT WORDS: a run on an input ends with a report that has the words, names the canary and keeps the input.
fault() {
  local input=$work/input artifacts=$work/artifacts-$1-$2/ log=$work/log status=0
  mkdir -p "$artifacts" "$work/corpus"
  printf '<view canary="%s"/>' "$2" >"$input"
  cp "$input" "$work/corpus/"
  timeout 120 "$(program "$1")" -timeout=5 -artifact_prefix="$artifacts" "$work/corpus" >"$log" 2>&1 </dev/null || status=$?
  local artifact
  artifact=$(find "$artifacts" -type f | head -1)
  if [ "$status" -eq 0 ] || [ "$status" -ge 124 ] || ! grep -q "$3" "$log" || ! grep -q Canary "$log" ||
    ! cmp -s "$artifact" "$input"; then
    tail -40 "$log"
    echo "$1: $2 is not reported as it should be: status $status, artifact ${artifact:-none}" >&2
    exit 1
  fi
  rm -r "$work/corpus"
  echo "$1: $2 is reported, status $status"
}
while read -r target _; do fault "$target" trap "deadly signal"; done <Fuzzing/targets
fault document hang "timeout after"
fault document recursion "stack-overflow"
fault document use-after-free "heap-use-after-free"
fault document violation "violation: "

# reached TARGET FUNCTION WORD WHAT: no seed holds the fault of the function, and the mutator has to come to it from those
# that have the word.
reached() {
  local start=$SECONDS status=0 log=$work/log
  mkdir -p "$work/corpus" "$work/seeds"
  grep -lZ "$3" Fuzzing/Seeds/documents/* | xargs -0 cp -t "$work/seeds"
  SWIFT_DETERMINISTIC_HASHING=1 timeout 330 "$(program "$1")" -max_total_time=300 -max_len=4096 -seed=1 \
    -artifact_prefix="$work/found-" "$work/corpus" "$work/seeds" >"$log" 2>&1 </dev/null || status=$?
  if [ "$status" -eq 0 ] || ! grep -q "$2" "$log"; then
    tail -5 "$log"
    echo "the mutator does not come to $4 in 300 s" >&2
    exit 1
  fi
  rm -r "$work/corpus" "$work/seeds"
  echo "the mutator came to $4 after $((SECONDS - start)) s"
}
reached lint trapOnSubnormalMultiplier constraint "a subnormal multiplier"
reached document trapOnCellInPlaceOfContentView ViewCell "a cell in place of a content view"
