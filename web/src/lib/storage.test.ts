import { afterEach, expect, it, vi } from "vitest";
import { showNotices } from "./notices.ts";
import { readStored, writeStored } from "./storage.ts";

afterEach(() => vi.restoreAllMocks());

const refuse = (name: string) =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", name);
  });

it("keeps what a full device cannot store until the page is left, and says so once", () => {
  const titles: string[] = [];
  showNotices(({ title }) => titles.push(title));
  const storing = refuse("QuotaExceededError");
  writeStored("mizan:one", "1");
  writeStored("mizan:two", "2");
  expect([readStored("mizan:one"), readStored("mizan:two")]).toEqual(["1", "2"]);
  expect(titles).toEqual(["The browser's storage is full"]);
  storing.mockRestore();
  for (const key of ["mizan:one", "mizan:two"]) writeStored(key, "stored");
  expect(localStorage.getItem("mizan:two")).toBe("stored");
});

it("says nothing where storage is forbidden", () => {
  const titles: string[] = [];
  showNotices(({ title }) => titles.push(title));
  refuse("SecurityError");
  writeStored("mizan:three", "3");
  expect(readStored("mizan:three")).toBe("3");
  expect(titles).toEqual([]);
});
