import { expect, it, vi } from "vitest";
import { type Notice, notify, onNotice, showNotices } from "./notices.ts";

const notice = (title: string): Notice => ({ tone: "neutral", title });

it("keeps notices until someone shows them, in order, once", () => {
  notify(notice("first"));
  notify(notice("second"));
  const shown: string[] = [];
  const stop = showNotices(({ title }) => shown.push(title));
  notify(notice("third"));
  stop();
  expect(shown).toEqual(["first", "second", "third"]);
});

it("wakes what loads the toaster at the first notice", () => {
  const wake = vi.fn();
  const stopListening = onNotice(wake);
  const stop = showNotices(() => undefined);
  notify(notice("news"));
  stopListening();
  notify(notice("more"));
  stop();
  expect(wake).toHaveBeenCalledTimes(1);
});
