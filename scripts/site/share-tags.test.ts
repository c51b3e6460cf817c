import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { ROUTES } from "../../web/src/app/routes.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { shareImageOf, shareImagesIn, shareTags, siteOrigin } from "./share-tags.ts";

const publicFile = (file: string) => path.join(PROJECT_ROOT, "web/public", file);
const images = (await Promise.all(Object.values(LANGUAGES).map(shareImagesIn))).flatMap((each) => Object.values(each));
const image = shareImageOf(await shareImagesIn(LANGUAGES.en), { path: "/", page: "DashboardPage" });
const HEAD = '<title>Riba &amp; "risk" · Mizan</title><meta name="description" content="What &quot;riba&quot; is."/>';

afterEach(() => vi.unstubAllEnvs());

describe("the tags of a shared link", () => {
  it("refuse a page without a title", () => {
    expect(() => shareTags("<title></title>", image, "https://mizan.test")).toThrow("has no title");
  });

  it("repeat the page's title and description, safe inside an attribute", () => {
    const tags = shareTags(HEAD, image, "https://mizan.test");
    expect(tags).toContain('property="og:title" content="Riba &amp; &quot;risk&quot; · Mizan"');
    expect(tags).toContain('property="og:description" content="What &quot;riba&quot; is."');
    expect(tags).toContain('property="og:image" content="https://mizan.test/share/stocks.png"');
  });

  it("leave out a missing description", () => {
    expect(shareTags("<title>Page Not Found</title>", image, "https://mizan.test")).not.toContain("description");
  });

  it("name an image with a whole address on the configured origin", () => {
    vi.stubEnv("SITE_ORIGIN", "https://mizan.example/");
    expect(siteOrigin()).toBe("https://mizan.example");
  });
});

describe("the share images", () => {
  it.each(images.map((each) => each.file))("have %s drawn at 1200 by 630 in less than 60 kB", (name) => {
    const file = publicFile(`share/${name}`);
    expect(sizeOfPicture(file)).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(60_000);
  });
});

describe("the web manifest", () => {
  const manifest = JSON.parse(readFileSync(publicFile("manifest.webmanifest"), "utf8"));

  it.each(manifest.icons as { src: string; sizes: string }[])("has $src in the size that it says", ({ src, sizes }) => {
    expect(sizeOfPicture(publicFile(src)).join("x")).toBe(sizes);
  });

  it("takes its colors from the site's own", () => {
    const tokens = readFileSync(path.join(PROJECT_ROOT, "web/src/ui/tokens.css"), "utf8");
    expect(tokens).toContain(`--paper: light-dark(${manifest.background_color},`);
    expect(tokens).toContain(`--green: light-dark(${manifest.theme_color},`);
  });

  it("starts shortcuts on routes that exist", () => {
    const paths = ROUTES.map((route) => route.path);
    for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  });
});

function sizeOfPicture(file: string): [width: number, height: number] {
  const header = readFileSync(file);
  expect(header.toString("latin1", 1, 4)).toBe("PNG");
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
}
