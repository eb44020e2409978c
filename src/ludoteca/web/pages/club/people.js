// @ts-check
// Friends, requests, and blocked people.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { go } from "../../app/router.js";
import { me } from "../../app/account.js";
import { Field, Trouble, useRequest } from "./parts.js";

/** @typedef {import("../../types/club.js").People} People */

/** What may be done with the people of each list. @type {Record<keyof People, string[]>} */
const ORDERS = {
  asking: ["befriend", "part"],
  friends: ["part"],
  asked: ["part"],
  blocked: ["unblock"],
};

/**
 * @param {{kind: keyof People, names: string[], busy: boolean, order: (name: string, what: string) =>
 *   void}} p
 */
const List = ({ kind, names, busy, order }) =>
  html`<section>
    <h2>${t(`club-people-${kind}`)}</h2>
    <ul class="tablelist">
      ${names.map(
        (name) =>
          html`<li key=${name}>
            <span><a href=${`/u/${encodeURIComponent(name)}`}>${name}</a></span>
            ${ORDERS[kind].map(
              (what) =>
                html`<button
                  type="button"
                  class="small"
                  key=${what}
                  data-act=${what}
                  disabled=${busy}
                  onClick=${() => order(name, what)}
                >
                  ${t(`club-order-${kind}-${what}`)}
                </button>`,
            )}
          </li>`,
      )}
    </ul>
  </section>`;

export function PeoplePage() {
  const [people, setPeople] = useState(/** @type {People|null} */ (null));
  const [name, setName] = useState("");
  const { busy, error, run } = useRequest();
  const signedIn = Boolean(me.value);
  useEffect(() => {
    if (signedIn) run(async () => setPeople(await api("GET", "/api/people")));
  }, [signedIn]);
  const order = (/** @type {string} */ who, /** @type {string} */ what) =>
    run(async () => setPeople(await api("POST", `/api/people/${encodeURIComponent(who)}/${what}`)));
  if (me.value === null)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${t("club-title-people")}</h1>
        <p>${t("error-not-signed-in")}</p>
        <div class="row wrap"><a class="button" href="/sign-in">${t("club-sign-in")}</a></div>
      </article>
    </main>`;
  return html`<main class="sheetpage club" id="main">
    <article class="panel">
      <h1>${t("club-title-people")}</h1>
      <form
        class="find"
        onSubmit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          go(`/u/${encodeURIComponent(name.trim())}`);
        }}
      >
        <${Field} id="find" label=${t("club-people-find")} value=${name} set=${setName} max=${60} />
        <button type="submit" class="button">${t("club-profile-show")}</button>
      </form>
      <${Trouble} text=${error} />
      ${
        people &&
        /** @type {(keyof People)[]} */ (["asking", "friends", "asked", "blocked"])
          .filter((kind) => people[kind].length || kind === "friends")
          .map(
            (kind) =>
              html`<${List}
                key=${kind}
                kind=${kind}
                names=${people[kind]}
                busy=${busy}
                order=${order}
              />`,
          )
      }
      ${people && !people.friends.length ? html`<p class="none">${t("club-people-none")}</p>` : null}
    </article>
  </main>`;
}
