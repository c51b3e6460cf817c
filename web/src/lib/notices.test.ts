import { expect, it, vi } from "vitest";
import { type Notice, notify, onNotice, showNotices, withdrawError } from "./notices.ts";

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

it("calls the toaster's loader at the first notice", () => {
  const wake = vi.fn();
  const stopListening = onNotice(wake);
  const stop = showNotices(() => undefined);
  notify(notice("news"));
  stopListening();
  notify(notice("more"));
  stop();
  expect(wake).toHaveBeenCalledTimes(1);
});

it("calls the toaster's loader at once when a notice is already waiting", () => {
  notify(notice("said before the page was ready"));
  const wake = vi.fn();
  onNotice(wake)();
  showNotices(() => undefined)();
  expect(wake).toHaveBeenCalledTimes(1);
});

it("removes an error, shown or waiting, and nothing else", () => {
  notify(notice("kept"));
  notify({ tone: "error", title: "overtaken" });
  withdrawError();
  const shown: string[] = [];
  const withdrawn = vi.fn();
  const stop = showNotices(({ title }) => shown.push(title), withdrawn);
  withdrawError();
  stop();
  expect(shown).toEqual(["kept"]);
  expect(withdrawn).toHaveBeenCalledTimes(1);
});
