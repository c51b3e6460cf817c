import type { QueryClient } from "@tanstack/react-query";
import { ANSWERS_ELEMENT, type PageAnswers } from "../config/answers-element.ts";

/** Fills queries with given answers; they are still requested again, in case something has changed. */
export function giveAnswers(queryClient: QueryClient, answers: PageAnswers): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
}

export function readPageAnswers(): PageAnswers {
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : [];
}
