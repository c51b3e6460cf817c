import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { complaintAboutRuntime } from "./check-runtime.mjs";
import { PROJECT_ROOT } from "./local-state.ts";

type Locked = { version: string; hasInstallScript?: boolean; optionalDependencies?: Record<string, string> };

const read = (file: string) => JSON.parse(readFileSync(join(PROJECT_ROOT, file), "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const { allowScripts, scripts } = read("package.json") as Record<"allowScripts" | "scripts", Record<string, unknown>>;

describe("the lock", () => {
  it("contains every optional package that a locked one names, so that it fits Linux, macOS and Windows", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) =>
            packages[`node_modules/${name}`] === undefined && packages[`${path}/node_modules/${name}`] === undefined,
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
    for (const system of ["linux-64", "linux-arm64", "darwin-64", "darwin-arm64", "windows-64"])
      expect(packages[`node_modules/@cloudflare/workerd-${system}`], system).toBeDefined();
  });

  it("names no registry, so that any may be used", () => {
    expect(readFileSync(join(PROJECT_ROOT, "package-lock.json"), "utf8")).not.toContain('"resolved": "http');
  });
});

describe("install scripts", () => {
  it("are approved one by one, and no other runs", () => {
    const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([path]) => path.split("node_modules/").at(-1));
    expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

describe("a machine without the runtime", () => {
  it.each([
    ["20.20.2", true, /this is 20\.20\.2\. Run `npm ci` again/],
    ["22.17.1", true, /this is 22\.17\.1/],
    ["24.21.0", false, /workerd.*is not installed/],
  ])("is told in one sentence what is missing (Node %s)", (version, hasWorkerd, sentence) => {
    expect(complaintAboutRuntime({ version, hasWorkerd })).toMatch(sentence);
  });

  it("is told nothing when all is there, and is checked before each command that needs it", () => {
    expect(complaintAboutRuntime({ version: "22.18.0", hasWorkerd: true })).toBeUndefined();
    expect(scripts["prepare"]).toMatch(/^node scripts\/check-runtime\.mjs && /);
    for (const command of ["start", "dev", "test"]) expect(scripts[`pre${command}`]).toBe("npm run -s prepare");
  });
});

/** A program of its own, so that it has the environment that it is given and no other. */
const OPEN_WEB_FONT = `
  import { readFileSync } from "node:fs";
  import { launchBrowser } from "./web/e2e/browser.ts";
  const font = readFileSync("web/src/ui/fonts/newsreader-latin-500.woff2", "base64");
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent(\`
    <style>@font-face { font-family: Web; src: url(data:font/woff2;base64,\${font}) }</style>
    <span style="font-family: Web">Purification</span>
    <span>Purification</span>\`);
  const shown = await page.evaluate(\`document.fonts.ready.then(() => {
    const [width, otherWidth] = [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width);
    return { status: [...document.fonts][0].status, width, otherWidth };
  })\`);
  await browser.close();
  process.stdout.write(JSON.stringify(shown));`;

describe.runIf(process.platform === "linux" && process.arch === "x64")("the packaged browser", () => {
  it.each([
    ["nothing but PATH", {}],
    ["no folder that can be written", { HOME: "/proc/none", TMPDIR: "/proc/none" }],
    ["a font configuration that is not there", { FONTCONFIG_PATH: "/proc/none", FONTCONFIG_FILE: "none.conf" }],
  ])("shows a web font with an environment of %s", async (_, variables) => {
    const env = { PATH: process.env["PATH"], ...variables };
    const script = ["--input-type=module", "--eval", OPEN_WEB_FONT];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, script, { env, cwd: PROJECT_ROOT });
    const { status, width, otherWidth } = JSON.parse(stdout);
    expect(stderr).toBe("");
    expect(status).toBe("loaded");
    expect(otherWidth).toBeGreaterThan(0);
    expect(width).not.toBe(otherWidth);
  });
});
