import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../../web/src/app/routes.ts";
import { PATHS } from "../../web/src/config/paths.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { hashSource, headersFile, inlineHashes } from "./page-headers.ts";

/** As many pages as the site has, each with the map of its language, the common script and the style of the first part of its address. */
const STYLES = [...new Set(ROUTES.map(({ path }) => `.part-${path.split("/")[1]}{}`))];
const HEADS = ["en", "ar"].map((code) => `<html lang="${code}"><script type="importmap">${code}</script>`);
const pages = HEADS.flatMap((head) => STYLES.map((style) => `${head}<script>theme()</script><style>${style}</style>`));
const inline = inlineHashes(pages);
/** The headers of a path by the rules of Cloudflare Pages: matching rules add up, and `! Name` removes a header. */
function headersOf(path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const block of headersFile(inline).split(/\n(?=\/)/)) {
    const [rule = "", ...lines] = block.trim().split(/\n\s+/);
    if (!new RegExp(`^${rule.replaceAll("*", ".*")}$`).test(path)) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      if (line.startsWith("! ")) headers.delete(line.slice(2).toLowerCase());
      else headers.set(name.toLowerCase(), [headers.get(name.toLowerCase()), value].filter(Boolean).join(", "));
    }
  }
  return headers;
}

function policyOf(path: string): Record<string, string[]> {
  const directives = headersOf(path).get("content-security-policy")?.split("; ") ?? [];
  return Object.fromEntries(directives.map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));
}

const paths = [...Object.values(PATHS), "/courses/1", "/courses/1/modules/101", "/ar/zakat", "/index.html"];

describe.each(paths)("the headers of %s", (path) => {
  it("start from nothing and allow only scripts and styles of the site itself and of its build", () => {
    const policy = policyOf(path);
    for (const directive of ["default-src", "base-uri", "frame-ancestors"])
      expect(policy[directive]).toEqual(["'none'"]);
    const ours =
      path === PATHS.donate ? policy["script-src"]?.filter((source) => !isStripe(source)) : policy["script-src"];
    expect(ours).toEqual(["'self'", hashSource("theme()"), hashSource(path.startsWith("/ar/") ? "ar" : "en")]);
    expect(policy["style-src"]).toEqual(["'self'", ...STYLES.map(hashSource)]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|strict-dynamic|http:|"https:"|"\*"/);
  });

  it("name no other host except the payment provider's where people pay", () => {
    const hosts = Object.values(policyOf(path))
      .flat()
      .filter((source) => source.includes("//"));
    expect(hosts.every(isStripe)).toBe(true);
    expect(hosts.length > 0).toBe(path === PATHS.donate);
    expect(headersOf(path).get("permissions-policy")?.includes("stripe")).toBe(path === PATHS.donate);
  });

  it("require HTTPS and declared types, and forbid framing", () => {
    const headers = headersOf(path);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=(\d{8,}); includeSubDomains; preload$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\)/);
    expect(headers.get("cross-origin-opener-policy")).toMatch(/^same-origin/);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});

it.each(["/favicon.svg", "/icons/icon-192.png", "/speculation-rules.json"])(
  "%s is not requested again on every page",
  (path) => {
    expect(headersOf(path).get("cache-control")).toBe("public, max-age=604800");
  },
);

it("the files meant for other sites may be shown by them", () => {
  expect(headersOf("/share/dashboard.png").get("cross-origin-resource-policy")).toBe("cross-origin");
});

it("the file fits what Cloudflare Pages reads: 100 rules, 2,000 characters a line", () => {
  const lines = headersFile(inline).split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

it("more inline styles than a line of the policy holds fail the build", () => {
  const styles = Array.from({ length: 40 }, (_, number) => hashSource(`${number}`));
  expect(() => headersFile({ scripts: [], styles })).toThrow("too long");
});

it("the site's template contains one script, which sets the theme, and nothing else that its policy forbids", () => {
  const template = readFileSync(join(PROJECT_ROOT, "web/index.html"), "utf8");
  const scripts = [...template.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.[1]).toContain("dataset.theme");
  expect(inlineHashes([template]).scripts).toEqual([hashSource(scripts[0]?.[1] ?? "")]);
  expect(template).not.toMatch(/\son\w+="|style="|<style|javascript:/);
});

function isStripe(source: string): boolean {
  return /^https:\/\/([\w*-]+\.)*stripe\.com$/.test(source);
}
