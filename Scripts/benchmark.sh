#!/usr/bin/env bash
# Times the solver, then rivals on the same machine in the same run. CORPUS=DIR adds the documents below a folder. A rival
# that cannot be had is left out, and the table says so.
# Usage: benchmark-solver.sh BUILD-FOLDER SECONDS-OF-OURS SECONDS-OF-A-RIVAL
set -euo pipefail

build=$1 ours=$2 rivals=$3
python3 -m venv --clear "$build/rivals"
for package in kiwisolver pyyoga; do
  "$build/rivals/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "$package" || true
done
swift build --package-path Benchmarks --scratch-path "$build" -c release --product solver-benchmark
"$build/release/solver-benchmark" --seconds "$ours" --save "$build/ours.json" ${CORPUS:+--documents "$CORPUS"}
"$build/rivals/bin/python" -B Benchmarks/rivals.py "$build/ours.json" "$build/release/solver-benchmark" "$rivals"
