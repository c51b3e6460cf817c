import { formatDay } from "../../../schema/wording/en/format.ts";
import { notify } from "../lib/notices.ts";
import type { KeptAnswerMessage } from "../service-worker/worker-scope.ts";

let lastSaid: string | undefined;

export function sayKeptAnswer({ type, path, keptAt }: KeptAnswerMessage): void {
  if (type !== "kept-answer") return;
  const description = `There is no connection. ${subjectOf(path)} last seen here on ${formatDay(keptAt)}.`;
  if (description === lastSaid) return;
  lastSaid = description;
  notify({ tone: "neutral", title: "Shown from this device", description });
}

function subjectOf(path: string): string {
  const symbol = /^\/api\/stocks\/(.+)$/.exec(path)?.[1];
  if (symbol) return `This is ${decodeURIComponent(symbol)} as it was`;
  return path.startsWith("/api/zakat/") ? "This is the nisab as it was" : "This is the course as it was";
}
