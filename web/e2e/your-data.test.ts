import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { PHONE } from "./sizes.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

it("a visitor downloads a copy of their data, and is then forgotten", async () => {
  const { page, faults } = await visit(browser, "/courses/3/modules/301", { acceptDownloads: true });
  await press(page, "Mark as completed");
  await page.getByRole("button", { name: "Completed", exact: true }).waitFor();
  await page.evaluate(async () => {
    localStorage.setItem("mizan:email", "amina@example.org");
    const body = JSON.stringify({ title: "Mine to take along", content: "A question.", category: "general" });
    await fetch("/api/forum/posts", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  });
  await press(page, "Your data");
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Download a copy")]);
  expect(download.suggestedFilename()).toBe("mizan-export.json");
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    completedModules: [{ moduleId: 301 }],
    forumPosts: [{ title: "Mine to take along" }],
  });

  await press(page, "Delete my data");
  await press(page, "Yes, delete everything");
  await page.getByRole("dialog", { name: "Everything is deleted" }).waitFor();
  await press(page, "Done");
  await page.getByRole("button", { name: "Mark as completed" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("mizan:email"))).toBeNull();
  const left = (await (await page.request.get("/api/session/export")).json()) as { visitorSince: string | null };
  expect(left).toMatchObject({ visitorSince: null, completedModules: [], forumPosts: [] });
  expect(faults).toEqual([]);
});

it("axe finds nothing in the dialog on a phone", async () => {
  const { page } = await visit(browser, "/contact", { viewport: PHONE, bypassCSP: true });
  await press(page, "Your data");
  for (const step of ["Your data", "Delete everything?"]) {
    await page.getByRole("dialog", { name: step }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${step} ${colorScheme}`).toEqual([]);
    }
    if (step === "Your data") await press(page, "Delete my data");
  }
});
