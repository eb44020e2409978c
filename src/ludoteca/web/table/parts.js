// @ts-check
// Parts of the table that are fetched when they are first shown.
import { html } from "../vendor/ui.js";
import { lazy } from "../app/lazy.js";

// on its way while the table is

export const SettingsDialog = lazy(() => import("../pages/settings.js"), "SettingsDialog");

export const TableMenu = lazy(() => import("./menu.js"), "TableMenu");

export const PreparedDialog = lazy(() => import("./prepared.js"), "PreparedDialog");

export const ClockRequest = lazy(() => import("./news.js"), "ClockRequest");

export const Correspondence = lazy(() => import("./news.js"), "Correspondence");

export const Recap = lazy(() => import("./menu.js"), "Recap");

export const Lobby = lazy(
  () => import("./lobby.js"),
  "Lobby",
  html`<main class="sheetpage" id="main" aria-busy="true"></main>`,
);

export const Replay = lazy(() => import("./replay.js"), "Replay");

export const DealsPanel = lazy(() => import("./deals.js"), "DealsPanel");

export const Offers = lazy(() => import("./deals.js"), "OffersToMe");

export const HintWindow = lazy(() => import("./hint.js"), "HintBox");

export const Review = lazy(
  () => import("./review.js"),
  "Review",
  html`<main class="sheetpage" id="main" aria-busy="true"></main>`,
);

export const Effect = lazy(() => import("./effect.js"), "Effect");

export const EffectCard = lazy(() => import("./effect.js"), "EffectCard");

export const Prospects = lazy(() => import("./prospects.js"), "Prospects");

export const ProspectsDialog = lazy(() => import("./prospects.js"), "ProspectsDialog");

export const TrialStrip = lazy(() => import("./trial-bar.js"), "TrialBar");

export const Next = lazy(() => import("./next.js"), "NextTable");

export const Guide = lazy(() => import("./guide.js"), "Guide");

export const Coach = lazy(() => import("./coach.js"), "Coach");

export const Puzzle = lazy(() => import("./puzzle.js"), "Puzzle");

export const TextTable = lazy(
  () => import("./text.js"),
  "TextTable",
  html`<main class="text panel" id="main" aria-busy="true"></main>`,
);
