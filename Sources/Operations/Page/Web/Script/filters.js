const filter = { text: "", folder: "", severities: new Set(), rule: "", only: false, unchanged: false };
const isFiltered = () => filter.severities.size > 0 || filter.rule !== "" || filter.text !== "";
/// Whether a finding is shown. A text that names a scene or a document selects all of its findings.
const matches = (finding, named) =>
  (filter.severities.size === 0 || filter.severities.has(finding.severity)) && (!filter.rule || filter.rule === finding.rule)
  && (!filter.text || named || finding.searched.includes(filter.text));
const isNamed = scene => filter.text !== "" && scene.searched.includes(filter.text);
const isDocumentNamed = doc => filter.text !== "" && doc.path.toLowerCase().includes(filter.text);
const findingsOf = scene => isFiltered() ? scene.findings.filter(finding => matches(finding, isNamed(scene))) : scene.findings;
function isShown(scene, found) {
  if (report.comparedWith && !scene.change && scene.came.length === 0 && !filter.unchanged) return false;
  if (found.length > 0) return true;
  if (filter.only || filter.severities.size > 0 || filter.rule) return false;
  return !filter.text || isNamed(scene);
}

function counts(findings, word) {
  const node = el("span", { class: "counts" });
  for (const severity of severities) {
    const count = sum(findings.filter(finding => finding.severity === severity));
    if (count === 0) continue;
    node.append(el("span", { class: `count ${severity}`, title: plural(count, severity) },
      word ? plural(count, severity) : count.toLocaleString("en"),
      word ? null : el("span", { class: "unseen" }, ` ${severity}${count === 1 ? "" : "s"}`)));
  }
  return node;
}

function filterPanel(update, isList) {
  const all = documents.flatMap(doc => doc.findings);
  const rules = new Map();
  for (const finding of all) rules.set(finding.rule, (rules.get(finding.rule) || 0) + finding.count);
  const sorted = [...rules].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const button = (content, count, isPressed, toggle, title) => {
    const node = el("button", { type: "button", "aria-pressed": String(isPressed()), title, onclick: () => {
      toggle();
      for (const other of panel.querySelectorAll("[aria-pressed]")) other.update();
      update();
    } }, content, el("span", { class: "number" }, count.toLocaleString("en")));
    node.update = () => node.setAttribute("aria-pressed", String(isPressed()));
    return el("li", {}, node);
  };
  const panel = el("aside", { class: "filters", "aria-label": "Filters", tabindex: "-1" });
  const { node: folders } = new FolderTree(update);
  const tree = folders ? [el("h2", {}, "Folders"), folders] : [];
  const contents = all.length === 0 ? tree : [
    el("h2", {}, "Severity"),
    el("ul", {}, severities.map(severity => {
      const count = sum(all.filter(finding => finding.severity === severity));
      return count === 0 ? null : button(el("span", { class: `severity ${severity}` }, `${severity[0].toUpperCase()}${severity.slice(1)}s`),
        count, () => filter.severities.has(severity), () => {
          if (!filter.severities.delete(severity)) filter.severities.add(severity);
        });
    })),
    ...tree,
    el("h2", {}, "Rules"),
    el("ul", {}, sorted.map(([rule, count]) => button(el("span", {}, rule), count, () => filter.rule === rule,
      () => { filter.rule = filter.rule === rule ? "" : rule; }, report.rules[rule]))),
  ];
  const only = el("label", {}, el("input", { type: "checkbox", id: "only", onchange: event => {
    filter.only = event.target.checked;
    update();
  } }), " Only screens with findings");
  only.firstChild.checked = filter.only;
  const size = el("input", { type: "range", min: thumbs.sizes[0], max: thumbs.sizes[1], step: "20", value: thumbs.size, oninput: () => {
    thumbs.size = Number(size.value);
    remembered.set("ibstack-size", size.value);
    update();
  } });
  const switches = isList ? [] : [el("label", { class: "sizes" }, "Size ", size), only];
  if (report.comparedWith && !isList) {
    const unchanged = el("label", {}, el("input", { type: "checkbox", id: "unchanged", onchange: event => {
      filter.unchanged = event.target.checked;
      update();
    } }), " Also unchanged screens");
    unchanged.firstChild.checked = filter.unchanged;
    switches.push(el("br"), unchanged);
  }
  if (innerWidth <= 760) panel.append(el("details", {}, el("summary", {}, "Filters"), switches, contents));
  else panel.append(...switches, ...contents);
  return panel;
}
