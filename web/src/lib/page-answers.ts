import type { QueryClient } from "@tanstack/react-query";
import { ANSWERS_ELEMENT, type PageAnswers } from "../config/answers-element.ts";

/** Fills queries with given answers. Those of an unknown time, or no longer fresh, are requested again. */
export function giveAnswers(queryClient: QueryClient, answers: PageAnswers, madeAt = 0): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: madeAt });
}

/** What the page brought, with the time at which it was filled; a clock that is behind makes nothing fresher. */
export function givePageAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(ANSWERS_ELEMENT);
  if (!element?.textContent) return;
  const madeAt = Math.min(Number(element.dataset["madeAt"] ?? 0), Date.now());
  giveAnswers(queryClient, JSON.parse(element.textContent), madeAt);
}
