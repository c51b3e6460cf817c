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
