import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { onForgotten } from "../../lib/storage.ts";
import { answer, cutNetwork, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { YourData } from "./YourData.tsx";

const EXPORT = "GET /api/session/export";
const FORGET = "DELETE /api/session";
const user = userEvent.setup();
const downloads = vi.hoisted(() => vi.fn());
vi.mock("../../lib/download-file.ts", () => ({ downloadFile: downloads }));

beforeEach(() => {
  downloads.mockReset();
  localStorage.clear();
});

async function openIt() {
  const page = renderPage(<YourData />);
  await user.click(screen.getByRole("button", { name: "Your data" }));
  await screen.findByRole("dialog", { name: "Your data" });
  return page;
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const forgetMe = () => press("Delete my data").then(() => press("Yes, delete everything"));

describe("a copy", () => {
  it.each([
    ["the server fails", () => refuse(EXPORT, 500, "Oops"), "Please try again."],
    ["the network is cut", () => cutNetwork(EXPORT), "Please check your connection and try again."],
  ])("is said not to be there when %s", async (_, fail, text) => {
    fail();
    await openIt();
    await press("Download a copy");
    expect((await screen.findByRole("alert")).textContent).toBe(`The copy could not be made. ${text}`);
    expect(downloads).not.toHaveBeenCalled();
  });
});

describe("being forgotten", () => {
  it("asks for confirmation first, and changes nothing if the visitor declines", async () => {
    await openIt();
    await press("Delete my data");
    expect(screen.getByRole("dialog", { name: "Delete everything?" })).toBeTruthy();
    await press("Keep it");
    expect(screen.getByRole("dialog", { name: "Your data" })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("deletes everything that the server and this browser keep, except the theme", async () => {
    answer(FORGET, () => null);
    const deleted = vi.fn(async () => true);
    vi.stubGlobal("caches", { delete: deleted });
    localStorage.setItem("mizan:email", "amina@example.org");
    localStorage.setItem("mizan:theme", "dark");
    localStorage.setItem("of-another-page", "1");
    await openIt();
    await forgetMe();
    expect(await screen.findByRole("dialog", { name: "Everything is deleted" })).toBeTruthy();
    expect({ ...localStorage }).toEqual({ "mizan:theme": "dark", "of-another-page": "1" });
    expect(deleted.mock.calls).toEqual([["mizan-answers"], ["mizan-shown-runs"]]);
    vi.unstubAllGlobals();
  });

  it("lets every other tab load again, whose memory still has it", async () => {
    answer(FORGET, () => null);
    const stored = vi.spyOn(Storage.prototype, "setItem");
    await openIt();
    await forgetMe();
    await screen.findByRole("dialog", { name: "Everything is deleted" });
    const [key = "", newValue = ""] = stored.mock.calls.at(-1) ?? [];
    stored.mockRestore();
    expect({ ...localStorage }).toEqual({});
    const reload = vi.fn();
    onForgotten(reload);
    for (const told of [
      { key: "mizan:email", newValue },
      { key, newValue: null },
    ]) {
      window.dispatchEvent(new StorageEvent("storage", told));
      expect(reload).not.toHaveBeenCalled();
    }
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reports a failure, with everything as it was", async () => {
    refuse(FORGET, 500, "Oops");
    localStorage.setItem("mizan:email", "amina@example.org");
    await openIt();
    await forgetMe();
    expect((await screen.findByRole("alert")).textContent).toBe("Your data could not be deleted. Please try again.");
    expect(localStorage.getItem("mizan:email")).toBe("amina@example.org");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes, delete everything" }).disabled).toBe(false);
  });
});
