// Search over titles and headings. The index is read when somebody starts to type.
const root = document.body.dataset.root;
const field = document.getElementById("search");
const list = document.getElementById("found");
const most = 12;
let index = null;
let chosen = -1;

async function entries() {
  index ??= fetch(root + "search.json").then((answer) => answer.json());
  return index;
}

// Whether a word of a name begins like one that is searched for.
function begins(name, word) {
  return name.toLowerCase().split(/[\s\-`(_.]+/).some((part) => part.startsWith(word)) || name.toLowerCase().startsWith(word);
}

// Each word has to begin one of the heading, or of its page's title, but not all of them of that. Those whose heading has all
// come first, then titles of pages, then short headings.
function matches(all, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const distance = ([name, page]) => {
    const inName = words.filter((word) => begins(name, word));
    if (!inName.length || !words.every((word) => inName.includes(word) || begins(page, word))) return null;
    return (words.length - inName.length) * 1000 + (page ? 100 : 0) + name.length;
  };
  return all
    .map((entry) => [distance(entry), entry])
    .filter(([distance]) => distance !== null)
    .sort((one, other) => one[0] - other[0])
    .slice(0, most)
    .map(([, entry]) => entry);
}

function choose(number) {
  const items = list.children;
  if (items[chosen]) items[chosen].removeAttribute("aria-selected");
  chosen = items.length ? (number + items.length) % items.length : -1;
  items[chosen]?.setAttribute("aria-selected", "true");
  items[chosen]?.scrollIntoView({ block: "nearest" });
  if (items[chosen]) field.setAttribute("aria-activedescendant", items[chosen].id);
  else field.removeAttribute("aria-activedescendant");
}

function show(found, text) {
  list.replaceChildren(
    ...found.map(([name, page, address], number) => {
      const link = document.createElement("a");
      link.href = root + address;
      link.tabIndex = -1;
      link.textContent = name;
      const item = document.createElement("li");
      item.role = "option";
      item.id = "found-" + number;
      item.append(link);
      if (page) link.append(Object.assign(document.createElement("small"), { textContent: page }));
      return item;
    }));
  if (text && !found.length) list.append(Object.assign(document.createElement("li"), { className: "none", textContent: "Nothing found" }));
  list.hidden = !text;
  field.setAttribute("aria-expanded", String(!list.hidden));
  chosen = -1;
  if (found.length) choose(0);
}

async function update() {
  const text = field.value.trim();
  if (!text) return show([], "");
  try {
    const all = await entries();
    if (text === field.value.trim()) show(matches(all, text), text);
  } catch {
    show([], text);
    list.firstChild.textContent = "The search needs a web server: python3 -m http.server";
  }
}

field.addEventListener("input", update);
field.addEventListener("focus", update);
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    event.preventDefault();
  } else if (event.key === "Enter") {
    list.children[chosen]?.querySelector("a")?.click();
  } else if (event.key === "Escape") {
    field.value = "";
    show([], "");
    field.blur();
  }
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) list.hidden = true;
});
document.addEventListener("keydown", (event) => {
  const isTyping = ["INPUT", "TEXTAREA"].includes(document.activeElement?.tagName);
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    field.focus();
    event.preventDefault();
  }
});

// On a wide page the menu is always there.
const menu = document.querySelector(".menu details");
const isWide = matchMedia("(min-width: 60rem)");
const unfold = () => { menu.open = isWide.matches; };
isWide.addEventListener("change", unfold);
unfold();
menu.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
