// @ts-check
// The way to one's account, at the top of every page.
import { html, useEffect } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { me, whoAmI } from "../../app/account.js";
import "./style.js";

export function AccountLink() {
  useEffect(() => {
    whoAmI();
  }, []);
  if (me.value === undefined) return null;
  const name = me.value?.name;
  return html`<a class="tool wide account-link" href=${name ? "/account" : "/sign-in"}
    >${name ?? t("club-sign-in")}</a
  >`;
}

/** The ways to games with other people, at the foot of the first page. */
export const ClubLinks = () =>
  ["play", "tournaments", "ratings", "archive"].map(
    (page) => html`<a key=${page} href=${`/${page}`}>${t(`club-title-${page}`)}</a>`,
  );
