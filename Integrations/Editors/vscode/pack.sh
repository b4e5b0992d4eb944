#!/bin/sh
# Packs the extension as ibstack.vsix. Needs npm.
set -eu
cd "$(dirname "$0")"
npm install --omit=dev --no-audit --no-fund
npx --yes @vscode/vsce package --allow-missing-repository --skip-license --out "${1:-ibstack.vsix}"
