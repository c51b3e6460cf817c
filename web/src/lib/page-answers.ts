import type { QueryClient } from "@tanstack/react-query";
import { ANSWERS_ELEMENT, type PageAnswers } from "../config/paths.ts";

/** What the service worker says of an answer that it kept. */
export type KeptAnswerMessage = { type: "kept-answer"; path: string; keptAt: string };

/** Fills queries with given answers. Those of an unknown time, or no longer fresh, are requested again. */
export function giveAnswers(queryClient: QueryClient, answers: PageAnswers, madeAt = 0): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: madeAt });
}

export function readPageAnswers(): PageAnswers {
  return JSON.parse(document.getElementById(ANSWERS_ELEMENT)?.textContent || "[]");
}

/**
 * What the page brought, with the time at which it was filled; a clock that is behind makes nothing fresher. A service worker keeps for
 * later what is requested again.
 */
export function givePageAnswers(queryClient: QueryClient): void {
  const madeAt = Number(document.getElementById(ANSWERS_ELEMENT)?.dataset["madeAt"] ?? 0);
  giveAnswers(queryClient, readPageAnswers(), navigator.serviceWorker?.controller ? 0 : Math.min(madeAt, Date.now()));
}
