#!/usr/bin/env bash
# Runs fuzz targets one after the other, and says what came of it: fuzz.sh FOLDER SECONDS [TARGET...]
#
# FOLDER is that of the build: the program is in FOLDER/release, and FOLDER/fuzz gets corpora, logs and artifacts.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$1" && pwd)
seconds=$2
shift 2
# A line for each target: its name, the folder of its seeds, its dictionary.
targets=$here/targets
if [ $# -eq 0 ]; then
  # shellcheck disable=SC2046
  set -- $(cut -d ' ' -f 1 "$targets")
fi

# Hashes that differ between runs make coverage noise.
export SWIFT_DETERMINISTIC_HASHING=1
# Leaks are not looked for; the other settings make allocations cheaper, of which Swift makes many.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0:malloc_context_size=4:quarantine_size_mb=16
# Stacks are to have names.
if ! command -v llvm-symbolizer >/dev/null; then
  symbolizer=$(dirname "$(readlink -f "$(command -v swift)")")/llvm-symbolizer
  [ ! -x "$symbolizer" ] || export ASAN_SYMBOLIZER_PATH=$symbolizer
fi

share=$((seconds / $#))
[ "$share" -gt 0 ] || share=1
findings=0
mkdir -p "$build/fuzz/programs" "$build/fuzz/logs"
printf '%-14s %12s %9s %9s %9s  %s\n' target executions coverage features corpus findings
for target in "$@"; do
  read -r _ seeds dictionary < <(grep "^$target " "$targets") || { echo "no target $target in $targets" >&2; exit 64; }
  program=$build/fuzz/programs/$target
  ln -sf ../../release/fuzzer "$program"
  corpus=$build/fuzz/corpus/$target
  artifacts=$build/fuzz/artifacts/$target
  log=$build/fuzz/logs/$target.log
  mkdir -p "$corpus" "$artifacts"
  folders=("$corpus" "$here/Seeds/$seeds")
  [ ! -d "$here/Crashes/$target" ] || folders+=("$here/Crashes/$target")
  status=0
  # libFuzzer ends by itself; the other limit is for a harness that hangs. A busy machine takes minutes to read the seeds.
  timeout -k 10 $((share + 900)) "$program" -max_total_time="$share" -timeout=20 -rss_limit_mb=2048 -max_len=4096 \
    -print_final_stats=1 -seed="${SEED:-0}" -dict="$here/$dictionary.dict" -artifact_prefix="$artifacts/" \
    "${folders[@]}" >"$log" 2>&1 </dev/null || status=$?
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  last=$(grep -aE '^#[0-9]+.* cov: ' "$log" | tail -1 || true)
  field() { sed -n "s/.* $1: \([^ ]*\).*/\1/p" <<<"$last"; }
  artifact=$(sed -n 's/.*Test unit written to //p' "$log" | tail -1)
  found=-
  if [ "$status" -ne 0 ]; then
    findings=$((findings + 1))
    found=${artifact:-"status $status"}
  fi
  printf '%-14s %12s %9s %9s %9s  %s\n' "$target" "${executions:-?}" "$(field cov)" "$(field ft)" "$(field corp)" "$found"
  [ "$status" -eq 0 ] || {
    grep -aE '^ *#[0-9]+ 0x|^violation|ERROR|SUMMARY' "$log" | head -30
    echo "log: $log"
    [ -z "$artifact" ] || echo "again: $program $artifact"
  }
done
[ "$findings" -eq 0 ] || exit 1
