// @ts-check
// Push messages of this browser: permission, subscription, and what the server is sent of it.
import { api } from "./net.js";
import { bytesOf, textOf } from "./passkeys.js";

const WORKER = "/push/worker.js";
const SCOPE = "/push/";

/** Whether this browser can receive push messages from this site. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in globalThis;

/** The subscription of this browser, if it has one. */
export async function subscription() {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * The worker, when it is ready to receive.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorkerRegistration>}
 */
async function ready(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return registration.active ? registration : ready(registration);
}

/**
 * Let this browser receive the messages of the account.
 * @returns {Promise<"on"|"denied">}
 */
export async function startPush() {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await ready(
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE }),
  );
  const { key } = await api("GET", "/api/push/key");
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const keyOf = (/** @type {PushEncryptionKeyName} */ name) =>
    textOf(made.getKey(name) ?? new ArrayBuffer(0));
  await api("POST", "/api/account/push", {
    body: { endpoint: made.endpoint, p256dh: keyOf("p256dh"), auth: keyOf("auth") },
  });
  return "on";
}

/** Let this browser receive nothing more. The server removes it at the next message. */
export async function stopPush() {
  await (await subscription())?.unsubscribe();
}
