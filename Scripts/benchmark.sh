#!/usr/bin/env bash
# Times the solver and the commands beside rivals, in one run. A rival that cannot be had is left out, and the table says so.
# Usage: benchmark.sh BUILD-FOLDER IBSTACK [OPTION-OF-COMMANDS.PY ...]
set -euo pipefail

build=$1 ibstack=$2
shift 2
python3 -m venv --clear "$build/rivals"
for package in kiwisolver pyyoga; do
  "$build/rivals/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "$package" || true
done
swift build --package-path Benchmarks --scratch-path "$build" -c release --product solver-benchmark
"$build/rivals/bin/python" -B Benchmarks/commands.py "$ibstack" --solver "$build/release/solver-benchmark" "$@"
