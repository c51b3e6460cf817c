import { UNTITLED_PUSH } from "#wording/push.ts";
import { PATHS, siteAddress } from "../config/paths.ts";

export const CHANGES_OF_MINE = siteAddress(`${PATHS.changes}?view=mine`);

type Registration = Pick<ServiceWorkerRegistration, "showNotification">;

const SHOWN = "mizan-shown-runs";

/** Shows the summary of a run once, however often it arrives. Other data is shown as a change without details. */
export async function showPush(registration: Registration, data: unknown): Promise<void> {
  const { title, body, run } = (data ?? {}) as { title?: unknown; body?: unknown; run?: unknown };
  const tag = `run-${typeof run === "number" ? run : 0}`;
  const shown = await caches.open(SHOWN);
  const mark = new URL(`/shown/${tag}`, location.origin).href;
  const wasShown = (await shown.match(mark)) !== undefined;
  if (!wasShown) await shown.put(mark, new Response(null));
  // A browser requires a notification for every push, so a repeated one silently replaces itself.
  await registration.showNotification(typeof title === "string" ? title : UNTITLED_PUSH, {
    body: typeof body === "string" ? body : "",
    tag,
    silent: wasShown,
    icon: "/icons/icon-192.png",
  });
}
