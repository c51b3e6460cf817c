import { afterEach, describe, expect, it } from "vitest";
import { ANSWERS_ELEMENT } from "../config/paths.ts";
import { createQueryClient } from "./DataProvider.tsx";
import { givePageAnswers } from "./page-answers.ts";

const KEY = ["stocks", "ACME", "verdict"];
const MINUTE = 60_000;

function given(madeAt: number | undefined) {
  const element = document.createElement("script");
  element.id = ANSWERS_ELEMENT;
  element.type = "application/json";
  element.textContent = JSON.stringify([[KEY, { symbol: "ACME" }]]);
  if (madeAt !== undefined) element.dataset["madeAt"] = String(madeAt);
  document.body.append(element);
  const queryClient = createQueryClient();
  givePageAnswers(queryClient);
  return queryClient;
}

afterEach(() => document.getElementById(ANSWERS_ELEMENT)?.remove());

describe("the answers that a page brings", () => {
  it.each([
    ["without the time of its filling", undefined, 0],
    ["filled an hour ago", -60 * MINUTE, Date.now() - 60 * MINUTE],
    ["filled just now", 0, Date.now()],
    ["filled by a clock that is hours ahead", 300 * MINUTE, Date.now()],
  ])("are as old as the page %s", (_, ago, updatedAt) => {
    const queryClient = given(ago === undefined ? undefined : Date.now() + ago);
    expect(queryClient.getQueryData(KEY)).toEqual({ symbol: "ACME" });
    const known = queryClient.getQueryState(KEY)?.dataUpdatedAt ?? -1;
    expect(Math.abs(known - updatedAt)).toBeLessThan(MINUTE);
  });
});
