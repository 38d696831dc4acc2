// The texts that the kiosk keeps, and the menu of its owner.
for (const [file, name] of [[3, "stock"], [4, "menu"]]) files[file] = {
  read: () => encode(storage[key(name)] ?? ""),
  write(text) {
    try { storage.setItem(key(name), text); }
    catch ({ name }) { return name === "QuotaExceededError" ? 51 : 2; }
  },
};
async function loadMenu(file) {
  const parts = file ? [file.name.replaceAll("\n", " "), "\n", file.slice(0, 1048577)] : [];
  const buffer = await new Blob(parts).arrayBuffer().catch(() => new ArrayBuffer(0));
  call("load", new Uint8Array(buffer));
}
addEventListener("click", ({ target }) => {
  if (target.closest("[data-reset]")) call("load", encode("\n"));
});
addEventListener("drop", (event) => isText(event) || loadMenu(event.dataTransfer.files[0]));
addEventListener("change", ({ target }) => {
  if (isField(target)) return;
  loadMenu(target.files[0]);
  target.value = "";
});
