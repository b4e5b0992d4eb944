const link = (...parts) => "#" + parts.map(part => part.split("/").map(encodeURIComponent).join("/")).join("/");
const sceneLink = (scene, view) =>
  "#" + scene.document.path.split("/").map(encodeURIComponent).join("/") + "/" + encodeURIComponent(scene.key)
    + (view ? "/" + encodeURIComponent(view) : "");
function decode(part) { try { return decodeURIComponent(part); } catch { return part; } }
/// `#document/scene/view`, where the document's path may have slashes of its own.
function route() {
  const hash = location.hash.slice(1);
  if (!hash) return { name: "gallery" };
  if (hash.startsWith("?findings")) return { name: "findings" };
  if (hash.startsWith("?rule=")) return { name: "rule", rule: decode(hash.slice(6)) };
  const [, path, option, number] = /^(.*?)(?:\?(map|devices|device=)(\d*))?$/s.exec(hash);
  const parts = path.split("/").map(decode);
  for (let count = parts.length; count > 0; count--) {
    const doc = documentsByPath.get(parts.slice(0, count).join("/"));
    if (!doc) continue;
    const scene = doc.scenes.find(scene => scene.key === parts[count] || scene.name === parts[count]);
    if (scene && option === "devices") return { name: "sheet", scene };
    if (scene) return { name: "scene", scene, view: parts[count + 1], variant: Number(number) || 0 };
    return { name: "document", doc, isMap: option === "map" };
  }
  return { name: "missing", hash };
}
