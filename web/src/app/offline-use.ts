import { formatDay } from "#wording/format.ts";
import { LANGUAGE } from "#wording/language.ts";
import { keptAnswerTexts } from "#wording/pages/offline.ts";
import { serviceWorkerIn } from "../../../schema/wording/languages.ts";
import { savesData } from "../lib/first-touch.ts";
import { notify } from "../lib/notices.ts";
import { type KeptAnswerMessage, readPageAnswers } from "../lib/page-answers.ts";

let lastSaid: string | undefined;

export function sayKeptAnswer({ type, path, keptAt }: KeptAnswerMessage): void {
  if (type !== "kept-answer") return;
  const description = describe(path, formatDay(keptAt));
  if (description === lastSaid) return;
  lastSaid = description;
  notify({ tone: "neutral", title: keptAnswerTexts.title, description });
}

function describe(path: string, day: string): string {
  const symbol = /^\/api\/stocks\/([^/]+)\//.exec(path)?.[1];
  if (symbol) return keptAnswerTexts.stock(decodeURIComponent(symbol), day);
  return path.startsWith("/api/zakat/") ? keptAnswerTexts.nisab(day) : keptAnswerTexts.course(day);
}

/** Installs or updates the service worker. On the first visit it also caches what the page has already loaded, and came with. */
export async function installServiceWorker(): Promise<void> {
  if (savesData()) return;
  const isControlled = navigator.serviceWorker.controller !== null;
  // A browser may refuse, for example in a private window; the site then works as before.
  const registration = await navigator.serviceWorker
    .register(serviceWorkerIn(LANGUAGE), { scope: LANGUAGE.prefix || "/" })
    .catch(() => undefined);
  if (!registration || isControlled) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const cameWithPage = readPageAnswers().map(
    ([key]) => `${location.origin}/api/${key.map(String).map(encodeURIComponent).join("/")}`,
  );
  // A message that workbox-routing understands; it caches only what its routes allow.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [...cameWithPage, ...loaded].filter(isOwn) } });
}

const isOwn = (address: string) => new URL(address).origin === location.origin;
