import { beforeEach, expect, it, vi } from "vitest";
import { showPush } from "./show-push.ts";

type Shown = { title: string; options: NotificationOptions };

const shown: Shown[] = [];
const registration = {
  showNotification: async (title: string, options: NotificationOptions = {}) => void shown.push({ title, options }),
};
const summary = { title: "A verdict that you follow has changed", body: "MOVE: Halal → Haram" };

beforeEach(() => {
  shown.length = 0;
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(address),
    put: async (address: string, response: Response) => void kept.set(address, response),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  return () => vi.unstubAllGlobals();
});

it("announces a run once, and silently replaces its notification when the message arrives again", async () => {
  for (let time = 0; time < 3; time++) await showPush(registration, { ...summary, run: 7 });
  expect(shown.map(({ options }) => options.silent)).toEqual([false, true, true]);
  expect(new Set(shown.map(({ options }) => options.tag))).toEqual(new Set(["run-7"]));
  expect(shown[0]).toMatchObject({ title: summary.title, options: { body: summary.body } });
});

it("announces each run, also one that arrives after a newer one", async () => {
  for (const run of [8, 7]) await showPush(registration, { ...summary, run });
  expect(shown.map(({ options }) => [options.tag, options.silent])).toEqual([
    ...[
      ["run-8", false],
      ["run-7", false],
    ],
  ]);
});

it.each([[null], ["text"], [{ title: 7, body: {}, run: "9" }]])(
  "announces a change when it cannot read %j",
  async (data) => {
    await showPush(registration, data);
    expect(shown).toMatchObject([
      { title: "Verdicts have changed", options: { body: "", tag: "run-0", silent: false } },
    ]);
  },
);
