import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetAnswers, standInForFetch, unanswered } from "./api.ts";
import { complaints } from "./complaints.ts";

configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words.join(" ")));
  vi.stubGlobal("fetch", standInForFetch);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  const asked = [...unanswered];
  forgetAnswers();
  expect(asked, "requests that the test does not answer").toEqual([]);
  expect(complaints, "a component complained on the console").toEqual([]);
});

// Adds what jsdom lacks, or what Node has and jsdom hides.
globalThis.ReadableStream ??= new Response("").body?.constructor as typeof ReadableStream;
performance.getEntriesByType ??= () => [];
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
