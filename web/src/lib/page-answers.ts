import type { QueryClient } from "@tanstack/react-query";
import { ANSWERS_ELEMENT, type PageAnswers } from "../config/answers-element.ts";

/** Lets queries show what they are given at once; they ask again all the same, for what has changed since. */
export function giveAnswers(queryClient: QueryClient, answers: PageAnswers): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
}

/** The answers that the page in the browser was prerendered with. */
export function readPageAnswers(): PageAnswers {
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : [];
}
