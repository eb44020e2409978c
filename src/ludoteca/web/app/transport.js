// @ts-check
// The way to the tables: requests and connections to the server that this page comes from. Another
// transport may take its place before the first page is shown.

/**
 * @typedef {import("../types/transport.js").Transport} Transport
 * @typedef {import("../types/transport.js").Answer} Answer
 * @typedef {import("../types/transport.js").Request} Request
 */

/** @param {Response} response @param {Request} more */
function valueOf(response, more) {
  if (more.as === "blob" && response.ok) return response.blob();
  const type = response.headers.get("content-type") ?? "";
  return type.includes("json") ? response.json().catch(() => null) : response.text();
}

/** @type {Transport} */
export const server = {
  async ask(method, path, more) {
    /** @type {Record<string, string>} */
    const headers = more.as === "blob" ? {} : { Accept: "application/json" };
    if (more.token) headers.Authorization = `Bearer ${more.token}`;
    if (more.body !== undefined) headers["Content-Type"] = "application/json";
    const body = more.body === undefined ? undefined : JSON.stringify(more.body);
    const response = await fetch(path, { method, headers, body });
    return { ok: response.ok, status: response.status, value: await valueOf(response, more) };
  },

  connect(table, on) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
    socket.onopen = () => on.open();
    socket.onmessage = (e) => on.message(e.data);
    socket.onclose = (e) => on.close(e.code);
    return {
      send(text) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      close: () => socket.close(),
    };
  },
};

let chosen = server;

/** The transport of this page. */
export const transport = () => chosen;

/** @param {Transport} other */
export function chooseTransport(other) {
  chosen = other;
}
