/// The folders of the documents as a tree, in which one can be chosen.
class FolderTree {
  /// `update` is called when another folder is chosen.
  constructor(update) {
    this.update = update;
    this.root = { path: "", name: "All folders", count: 0, folders: new Map() };
    for (const doc of documents) this.add(doc);
    this.buttons = [];
    // Folders that all documents share are not worth a level.
    let top = this.root;
    while (top.folders.size === 1 && [...top.folders.values()][0].count === top.count) top = [...top.folders.values()][0];
    this.node = top.folders.size > 0 ? el("ul", { class: "folders" }, [...top.folders.values()].map(folder => this.item(folder))) : null;
  }
  add(doc) {
    let folder = this.root;
    folder.count += doc.scenes.length;
    const names = doc.path.split("/").slice(0, -1);
    names.forEach((name, place) => {
      if (!folder.folders.has(name)) folder.folders.set(name, { path: names.slice(0, place + 1).join("/") + "/", name, count: 0, folders: new Map() });
      folder = folder.folders.get(name);
      folder.count += doc.scenes.length;
    });
  }
  item(folder) {
    const names = [folder.name];
    while (folder.folders.size === 1 && [...folder.folders.values()][0].count === folder.count) {
      folder = [...folder.folders.values()][0];
      names.push(folder.name);
    }
    const button = el("button", { type: "button", "aria-pressed": "false", onclick: () => this.choose(filter.folder === folder.path ? "" : folder.path) },
      el("span", {}, breakable(names.join("/"))), el("span", { class: "number" }, folder.count.toLocaleString("en")));
    button.update = () => button.setAttribute("aria-pressed", String(filter.folder === folder.path));
    this.buttons.push(button);
    button.update();
    if (folder.folders.size === 0) return el("li", {}, button);
    const inner = el("ul", { hidden: !filter.folder.startsWith(folder.path) });
    const fill = () => { if (!inner.firstChild) inner.append(...[...folder.folders.values()].map(folder => this.item(folder))); };
    if (!inner.hidden) fill();
    const fold = el("button", { type: "button", class: "fold", "aria-label": `Folders in ${folder.name}`, "aria-expanded": String(!inner.hidden), onclick: () => {
      fill();
      inner.hidden = !inner.hidden;
      fold.setAttribute("aria-expanded", String(!inner.hidden));
    } });
    return el("li", { class: "foldable" }, fold, button, inner);
  }
  choose(path) {
    filter.folder = path;
    for (const button of this.buttons) button.update();
    this.update();
  }
}
