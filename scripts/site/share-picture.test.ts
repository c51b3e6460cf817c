import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { drawPicture, linesOf, PICTURE, type Said, saidOfFund, saidOfStock } from "../../web/src/edge/draw-picture.ts";
import { readLetters, shaped, widthOf } from "../../web/src/edge/picture-letters.ts";
import { makeStock } from "../../web/src/test/stocks.ts";
import { PROJECT_ROOT } from "../local-state.ts";

const lettersIn = (folder: string) =>
  readLetters(new Uint8Array(readFileSync(join(PROJECT_ROOT, `web/public/share/${folder}letters.bin`))).buffer);
const letters = lettersIn("");
const said = (changed: Partial<Said> = {}): Said => ({ ...saidOfStock(makeStock({ symbol: "ACME" })), ...changed });

/** The palette entry of every pixel of an indexed PNG, which is read as the format has it. */
function pixelsOf(png: Buffer) {
  expect(png.toString("latin1", 0, 8)).toBe("\x89PNG\r\n\x1a\n");
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR") as Buffer;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return {
    width,
    height,
    rows: inflateSync(chunks.get("IDAT") as Buffer),
    colors: (chunks.get("PLTE")?.length ?? 0) / 3,
  };
}

describe("the picture of a shared link", () => {
  it.each(STANDINGS)("of a %s stock is a PNG of the size that its tags name", async (standing) => {
    const { width, height, rows, colors } = pixelsOf(Buffer.from(await drawPicture(said({ standing }), letters)));
    expect({ width, height }).toEqual(PICTURE);
    expect(rows.length).toBe((width + 1) * height);
    expect(rows.reduce((most, byte) => Math.max(most, byte), 0)).toBeLessThan(colors);
    expect(rows.filter((byte) => byte > 0).length).toBeGreaterThan(25_000);
    for (let row = 0; row < height; row++) expect(rows[row * (width + 1)]).toBe(0);
  });

  it("names the company, its symbol and its answer", () => {
    const { title, answer } = linesOf(said({ name: "Nestlé S.A.", answer: "Yes." }), letters);
    expect(title).toEqual(["Is Nestlé S.A. (ACME) halal?"]);
    expect(answer).toEqual(["Yes."]);
  });

  it("says the day and the limits of a screening, and nothing of the kind where there was none", () => {
    const of = (isScreened: boolean) => saidOfStock(makeStock({ isScreened }, { screenedOn: "2026-11-01" })).notes;
    expect(of(true)).toEqual(["Screened on Nov 1, 2026", "house limits 33/33/5"]);
    expect(of(false)).toEqual([]);
  });

  it.each([
    ["Koç Holding A.Ş.", "Koç Holding A.Ş."],
    ["Škoda Čechy", "Skoda Cechy"],
    ["Trainers’\u00ad  House\n", "Trainers’ House"],
    ["トヨタ自動車", "ACME"],
    ["Тинькофф", "ACME"],
    ["\u0000\u200f", "ACME"],
    ["", "ACME"],
    ["__proto__ \ud800", "__proto__"],
    ["large logo", "large logo"],
  ])("names %j as %j", (name, shown) => {
    expect(linesOf(said({ name }), letters).title.join(" ")).toBe(`Is ${shown} (ACME) halal?`);
  });

  it.each(["ar", "fr", "id", "ms", "tr", "ur"])("has every letter that answers in %s are written with", (code) => {
    const { sizes } = code === "ar" || code === "ur" ? lettersIn(`${code}/`) : letters;
    for (const file of ["funds", "screening/answer", "screening/standing", "screening/verdict"]) {
      const words = readFileSync(join(PROJECT_ROOT, `schema/wording/${code}/${file}.ts`), "utf8");
      const written = (words.match(/[\p{L}\u202f]+/gu) ?? []).flatMap(shaped).filter(Boolean);
      expect(
        written.filter((letter) => !sizes.medium.letters[letter]),
        file,
      ).toEqual([]);
    }
  });

  it("begins at the right in Arabic, and names the company in it", async () => {
    const arabic = said({ name: "أبل", question: () => "هل سهم أبل حلال؟", answer: "نعم.", direction: "rtl" });
    const { rows } = pixelsOf(Buffer.from(await drawPicture(arabic, lettersIn("ar/"))));
    const stride = PICTURE.width + 1;
    const columns = [...rows.subarray(170 * stride, 330 * stride)].flatMap((byte, at) => (byte > 0 ? at % stride : []));
    expect([Math.max(...columns) > 920, Math.min(...columns) > 400]).toEqual([true, true]);
  });

  it.each([
    ["words", "Beneficial Unit Certificates ".repeat(9)],
    ["one word", "W".repeat(5000)],
  ])("cuts a long name of %s and a long answer, and every line fits", async (_, name) => {
    const long = said({ name, answer: "not known, ".repeat(60) });
    const { title, answer } = linesOf(long, letters);
    expect(title.join(" ")).toMatch(/^Is .*… \(ACME\) halal\?$/);
    expect(answer.at(-1)).toMatch(/…$/);
    expect(title.length + answer.length).toBeLessThanOrEqual(5);
    for (const line of title) expect(widthOf(letters, "large", line)).toBeLessThan(860);
    for (const line of answer) expect(widthOf(letters, "medium", line)).toBeLessThan(860 - 60);
    expect(pixelsOf(Buffer.from(await drawPicture(long, letters))).width).toBe(PICTURE.width);
  });

  it.each(FUND_KINDS)("answers for a fund of %s without holdings", (kind) => {
    const fund = { symbol: "ACMX", name: "Acme Fund", issuer: "Acme", kind, claimsHalal: false, isByDemand: false };
    const { title, answer } = linesOf(saidOfFund({ ...fund, holdings: null, unread: null }, "2026-11-23"), letters);
    expect(title.join(" ")).toContain("Acme Fund");
    expect(answer.join(" ")).toMatch(kind === "shares" ? /is not known yet\.$/ : /^This fund /);
  });
});
