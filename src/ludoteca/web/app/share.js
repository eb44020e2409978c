// @ts-check
// Links for other devices: which address of the server they can follow.
import { useEffect, useState } from "../vendor/ui.js";
import { once } from "./net.js";

/** @param {string} hostname */
export const isThisMachine = (hostname) =>
  hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);

/**
 * The addresses a link may begin with, best first. An address of this machine alone leads nowhere
 * from elsewhere, so the server's own list comes before it.
 * @param {{origin: string, hostname: string}} here
 * @param {string[]} urls of the server: what other devices can reach
 * @returns {{bases: string[], reachable: boolean}}
 */
export function linkBases(here, urls) {
  if (!isThisMachine(here.hostname)) return { bases: [here.origin], reachable: true };
  return urls.length
    ? { bases: urls, reachable: true }
    : { bases: [here.origin], reachable: false };
}

/** @returns {Promise<{bases: string[], reachable: boolean}>} */
export async function findBases() {
  if (!isThisMachine(location.hostname)) return linkBases(location, []);
  const found = await once("/api/reach").catch(() => ({ urls: [] }));
  return linkBases(location, found.urls);
}

/** The bases, null until they are known. */
export function useBases() {
  const [found, setFound] = useState(
    /** @type {{bases: string[], reachable: boolean}|null} */ (null),
  );
  useEffect(() => {
    findBases().then(setFound);
  }, []);
  return found;
}
