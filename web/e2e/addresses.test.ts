import { expect, inject, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

const browser = await sharedBrowser();

const ask = (path: string) => fetch(inject("origin") + path, { redirect: "manual" });

it.each([
  ["/stocks/AAPL/", "/stocks/AAPL"],
  ["/stocks/700.HK", "/stocks/0700.HK"],
  ["/stocks/00700.HK", "/stocks/0700.HK"],
])("%s leads to %s", async (path, address) => {
  const answer = await ask(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(inject("origin") + address);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it.each(["/404", "/inner/course", "/inner/stock", "/inner/courses/1", "/No-Such-Page", "/xx/zakat"])(
  "%s is no page, and says so without a fault",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    const { page, faults } = await visit(browser, path);
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  },
);

it.each([
  ["/Screener?filter=halal", "/screener?filter=halal"],
  ["/Courses/1/Modules/101", "/courses/1/modules/101"],
  ["/courses//1", "/courses/1"],
])("corrects %s, which no code of the server sees", async (path, address) => {
  const { page, faults } = await visit(browser, path);
  await page.waitForURL(address);
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});
