#!/usr/bin/env bash
# Compares random systems with linear programs; with CORPUS=DIR those of the documents below a folder. Needs scipy.
# Usage: compare-solver.sh BUILD-FOLDER COUNT SEED
set -euo pipefail

build=$1 count=$2 seed=$3
reference=(python3 -B Tests/AutoLayoutTests/Fixtures/reference.py)
answers=$build/release/solver-answers
python3 -c "import scipy" || { echo "scipy is missing: python3 -m pip install numpy scipy" >&2; exit 1; }
swift build --package-path Benchmarks --scratch-path "$build" -c release --product solver-answers
if [ -n "${CORPUS:-}" ]; then
  "$answers" --documents "$CORPUS" > "$build/systems.txt"
else
  "${reference[@]}" bare "$count" "$seed" > "$build/systems.txt"
fi
"$answers" "$build/systems.txt" > "$build/answers.txt"
"${reference[@]}" check "$build/systems.txt" "$build/answers.txt"
