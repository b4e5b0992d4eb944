async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}
async function data(id) {
  if (live) return served(id);
  let node = byID(id);
  if (!node && document.readyState === "loading") {
    await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
    node = byID(id);
  }
  if (!node) return null;
  const text = node.textContent;
  const bytes = Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), c => c.charCodeAt(0));
  return inflate(bytes);
}
/// Keeps what was read last: a page of a thousand documents must not hold them all.
class Cache {
  constructor(size) { this.size = size; this.entries = new Map(); }
  get(id) {
    let entry = this.entries.get(id);
    if (entry) this.entries.delete(id); else entry = data(id);
    this.entries.set(id, entry);
    if (this.entries.size > this.size) this.entries.delete(this.entries.keys().next().value);
    return entry;
  }
  clear() { this.entries.clear(); }
}
const cache = new Cache(80);
let report, documents = [];
const documentsByPath = new Map();

function prepare() {
  documents = report.documents;
  documentsByPath.clear();
  documents.forEach((doc, number) => {
    doc.number = number;
    doc.rest = [];
    documentsByPath.set(doc.path, doc);
    const keys = new Set();
    doc.scenes.forEach((scene, place) => {
      scene.document = doc;
      scene.place = place;
      scene.findings = [];
      let key = scene.id || String(place + 1);
      for (let count = 2; keys.has(key); count++) key = `${scene.id || place + 1}~${count}`;
      keys.add(key);
      scene.key = key;
      scene.searched = `${scene.name}\n${doc.path}`.toLowerCase();
    });
    doc.went ||= [];
    for (const finding of [...doc.findings, ...doc.went]) {
      finding.document = doc;
      finding.count ||= 1;
      finding.searched = `${finding.message}\n${finding.subject || ""}\n${finding.rule}`.toLowerCase();
      const scene = doc.scenes[finding.scene];
      (scene ? scene.findings : doc.rest).push(finding);
    }
    // Findings that are gone stand last, without a pin.
    for (const finding of doc.went) finding.gone = true;
    for (const scene of doc.scenes) {
      scene.findings = scene.findings.filter(finding => !finding.gone);
      scene.findings.sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
      scene.findings.forEach((finding, place) => { finding.number = place + 1; });
      scene.came = scene.findings.filter(finding => finding.new);
    }
    doc.rest = doc.rest.filter(finding => !finding.gone);
  });
}
