#!/usr/bin/env bash
# Runs Python with packages, in a throw-away environment that is made in a folder and kept for the next run.
# Usage: run-python.sh FOLDER PACKAGE... -- ARGUMENT...
set -euo pipefail

folder=$1; shift
packages=()
while [ "$1" != -- ]; do packages+=("$1"); shift; done
shift
[ -x "$folder/bin/python" ] || python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"
exec "$folder/bin/python" -B "$@"
