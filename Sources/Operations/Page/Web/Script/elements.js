// Text of documents becomes text nodes and attributes only; pictures are shown as images, in which nothing can run.

const SVG = "http://www.w3.org/2000/svg";
const byID = id => document.getElementById(id);
/// Where a preview says what it cannot show; nothing on a page that stands alone.
const live = byID("live");
const severities = ["error", "warning", "notice"];
const severityRank = { error: 0, warning: 1, notice: 2 };

function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.setAttribute("class", value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") Object.assign(node.style, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  return node;
}
function el(name, attributes, ...children) {
  const node = set(document.createElement(name), attributes);
  node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return node;
}
const svg = (name, attributes) => set(document.createElementNS(SVG, name), attributes);
const plural = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
