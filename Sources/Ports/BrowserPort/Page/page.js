// Hosts the program, shows its screens in place, and hands it what a person does.
const html = document.documentElement, [page, news] = document.querySelectorAll("#page, #news");
const slots = { 3: "stock", 4: "menu" }, [more, less] = [".increment", ".decrement"];
const steps = { "+": more, ArrowUp: more, ArrowRight: more, "-": less, ArrowDown: less, ArrowLeft: less };
let held, program, pressed, told, output, decoder, chosen, file = "";
const stored = (verb, slot, text) => {
  try { return localStorage[verb](`${html.dataset.name}.${slot}`, text) ?? ""; } catch { return null; }
};
const encode = (text) => new TextEncoder().encode(text);
const words = () => [html.dataset.name, html.lang, file].map((word) => `${word}\0`);
const bytes = (at, length) => new Uint8Array(program.memory.buffer, at, length);
const copy = (from, at) => bytes(at, from.length).set(from) ?? from.length;
const pair = (at) => new Uint32Array(program.memory.buffer, at, 2);
const put = (at, number) => pair(at).fill(number, 0, 1) && 0;
const wasi_snapshot_preview1 = {
  args_sizes_get: (count, size) => put(count, 3) + put(size, encode(words().join("")).length),
  args_get: (list, at) => words().forEach((word, index) => {
    at += put(list + 4 * index, at) + copy(encode(word), at);
  }) ?? 0,
  fd_read(from, vector, count, size) {
    const text = from ? encode(stored("getItem", slots[from]) ?? "") : chosen;
    return put(size, copy(text.subarray(0, pair(vector)[1]), pair(vector)[0]));
  },
  fd_write(to, vector, count, size) {
    const text = decoder.decode(bytes(...pair(vector)), { stream: true }), slot = slots[to];
    if (to === 1) output += text;
    return put(size, pair(vector)[1]) || (slot && stored("setItem", slot, text) === null ? 29 : 0);
  },
  random_get: (at, length) => crypto.getRandomValues(bytes(at, length)) && 0,
};
const label = (node) => node?.nodeName === "DIALOG"
  && node.role + node.querySelector("[id]")?.textContent + label(node.previousElementSibling);
const key = (node) => `${node.nodeName} ${node.dataset?.id} ${label(node)}`;
const morph = (node, next) => {
  for (const name of next.attributes ? node.getAttributeNames() : [])
    if ((next.hasAttribute(name) || name === "open") === false) node.removeAttribute(name);
  for (const { name, value } of next.attributes ?? []) node.setAttribute(name, value);
  if (node.nodeValue === next.nodeValue === false) node.nodeValue = next.nodeValue;
  const left = [...node.childNodes], children = Array.from(next.childNodes, (child) => {
    const found = left.findIndex((old) => key(old) === key(child));
    return found < 0 ? child : morph(left.splice(found, 1)[0], child);
  });
  for (const child of left.reverse()) child.close?.() ?? child.remove();
  for (const [index, child] of children.entries())
    if (node.childNodes[index] === child === false) node.insertBefore(child, node.childNodes[index]);
  return node;
};
const facts = () => Array.from(page.querySelectorAll("main dl > div, main button"), (row) => Array
  .from(row.querySelectorAll(".name, dd, .status:not([hidden])"), (it) => it.textContent).join(" "));
const call = (event, number) => {
  [output, decoder, told] = ["", new TextDecoder(), event === "perform" ? told : undefined];
  program?.[event](number);
  if (output === "") return;
  const focused = document.activeElement, app = page.querySelector("#app");
  morph(app, Object.assign(document.createElement("template"), { innerHTML: output }).content);
  for (const layer of app.querySelectorAll("dialog:not([open])")) layer.showModal();
  page.inert = false;
  const heir = focused.isConnected ? focused : app.lastElementChild.querySelector("button");
  if (document.activeElement === document.body) heir?.focus();
  document.title = app.querySelector("h1").textContent;
  if (app.querySelector("dialog")) return;
  news.textContent = facts().filter((it) => (told ?? [it]).includes(it) === false).join(", ");
  told = facts();
};
const perform = (number) => number && call("perform", number);
const speak = (language) => {
  const next = document.querySelector(`template[lang="${CSS.escape(language)}"]`)?.content;
  if (next) html.lang = morph(page, next.cloneNode(true)) && language;
};
const load = async (from) => {
  const part = await from?.slice(0, 1048577).arrayBuffer().catch(() => undefined);
  [chosen, file] = [new Uint8Array(part ?? 0), from?.name ?? ""];
  if (part) call("load");
};
const show = (id) => { program = undefined; page.inert = false; page.querySelector(id).showModal(); };
const lock = () => new Promise((hold, refuse) => navigator.locks.request(html.dataset.name,
  { signal: AbortSignal.timeout(1000) }, () => hold() ?? new Promise(() => {})).catch(refuse));
const start = async () => {
  const refusal = await (held ??= lock()).catch((error) => error.name);
  if (refusal === "TimeoutError") return held = show("#busy");
  const zip = Uint8Array.from(atob(document.querySelector("#program").textContent), (it) => it.charCodeAt());
  const wasm = new Response(new Blob([zip]).stream().pipeThrough(new DecompressionStream("gzip")));
  const { instance } = await WebAssembly.instantiate(await wasm.arrayBuffer(), { wasi_snapshot_preview1 });
  call("open", program = instance.exports);
};
const listeners = {
  click({ target, detail }) {
    const control = target.closest("button"), { action, language, reset } = control?.dataset ?? {};
    if (detail > 1 && control === pressed === false) return;
    pressed = control;
    perform(action);
    if (language) speak(language, stored("setItem", "language", language));
    if (reset === "") stored("removeItem", "menu");
    if (language || reset === "") call("open");
  },
  keydown(event) {
    const { key, repeat, target } = event, layer = [...page.querySelectorAll("dialog[open]")].at(-1);
    const step = target.closest(".stepper")?.querySelector(steps[key] ?? "script");
    const control = key === "Escape" ? layer : step, again = repeat && /Enter|Escape/.test(key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (control || again) event.preventDefault();
    if (again === false) perform(control?.dataset.dismiss ?? control?.dataset.action);
  },
  cancel: (event) => perform(event.preventDefault() ?? event.target.dataset.dismiss),
  close: ({ target }) => target.closest("#app") ? target.showModal() : target.isConnected && start(),
  dragover: (event) => event.preventDefault(),
  drop: (event) => event.preventDefault() ?? load(event.dataTransfer.files[0]),
  change: ({ target }) => load(target.files[0]) && (target.value = ""),
  error: () => show("#failed"),
  unhandledrejection: () => show("#failed"),
  DOMContentLoaded: start,
};
for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
speak(stored("getItem", "language") ?? "");
