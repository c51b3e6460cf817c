import type { Browser } from "playwright-core";
import { type Letters, shaped } from "../../web/src/edge/picture-letters.ts";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const MARKS = "’“”–—…·≈";
const ACCENTED = Array.from({ length: 64 }, (_, index) => String.fromCharCode(192 + index)).join("");
/** What French and Turkish write beside those. */
const OWN = "\u202f«»ŒœĞğİıŞş";
const IN_SENTENCES = "\u202f«»ÂÀÇÉÈÊÎÔÖÜâàçéèêëîïôöùûüœĞğİıŞş";
const SIZES = {
  large: { pixels: 58, text: ASCII + MARKS + ACCENTED + OWN },
  medium: { pixels: 44, text: ASCII + MARKS + IN_SENTENCES },
  small: { pixels: 25, text: ASCII + MARKS + IN_SENTENCES },
};
/** Drawn in every form that joining gives them; the controls of direction take no room. */
const JOINED = {
  ar: "آأؤإئابتثجحخدذرزسشصضطظعغفقكلمنهوىيةگپچڤ",
  ur: "آأؤئابتثجحخدذرزسشصضطظعغفقلمنوٹپچڈڑژکگںھہۂۃیے",
};
const formsOf = (written: string) =>
  ["", "ب"].flatMap((before) => ["", "ب"].map((after) => shaped(before + written + after)[before.length] ?? ""));

/** A smaller move is not seen. */
const LEAST_KERNING = 12;

/** The signs of the standings' badges, on a field of 24. */
const SIGNS = {
  halal: "m16 9-5.5 5.5L8 12",
  purify: "M12 8v4M12 16h.01",
  doubt: "M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01",
  haram: "m15 9-6 6M9 9l6 6",
  not_screened: "M8 12h8",
};
const EMBLEM = 54;
const LOGO = 72;

/** Runs in the page. Each picture is its levels of ink as hexadecimal digits, row by row. */
const IN_PAGE = `async ({ sizes, added, kerned, signs, emblem, logo, logoSvg }) => {
  await Promise.all(["Newsreader", "Own"].map((name) => document.fonts.load("500 70px " + name, "aب")));
  const picture = (width, height, draw) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    draw(context);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, at) => Math.round(data[at * 4 + 3] / 17).toString(16)).join("");
  };
  const pen = document.createElement("canvas").getContext("2d");
  // A joiner at the end of a text joins nothing where the text around runs from left to right.
  const ofArabic = (name) => ({ direction: /[ء-ۓ]/.test(name) ? "rtl" : "ltr", textAlign: "left" });
  const letters = (pixels, text) => [...text, ...added].map((name) => {
    Object.assign(pen, { font: "500 " + pixels + "px Newsreader, Own", letterSpacing: "0px", ...ofArabic(name) });
    const measured = pen.measureText(name);
    const left = Math.floor(-measured.actualBoundingBoxLeft) - 1;
    const top = Math.floor(-measured.actualBoundingBoxAscent) - 1;
    const width = Math.max(1, Math.ceil(measured.actualBoundingBoxRight) + 1 - left);
    const height = Math.max(1, Math.ceil(measured.actualBoundingBoxDescent) + 1 - top);
    const levels = picture(width, height, (context) => {
      Object.assign(context, { font: pen.font, ...ofArabic(name) });
      context.fillText(name, -left, -top);
    });
    return { name, advance: Math.round(measured.width * 100) / 100, left, top, width, levels };
  });
  const onField = (side, field, draw) => picture(side, side, (context) => {
    context.scale(side / field, side / field);
    Object.assign(context, { lineWidth: 2, lineCap: "round", lineJoin: "round" });
    draw(context);
  });
  const emblems = Object.entries(signs).map(([name, path]) => ({
    name, advance: emblem, left: 0, top: 0, width: emblem,
    levels: onField(emblem, 24, (context) => {
      context.arc(12, 12, 11.5, 0, 7);
      context.fill();
      context.globalCompositeOperation = "destination-out";
      context.stroke(new Path2D(path));
    }),
  }));
  const drawing = new DOMParser().parseFromString(logoSvg, "image/svg+xml");
  const mizan = { name: "logo", advance: logo, left: 0, top: 0, width: logo, levels: onField(logo, 32, (context) => {
    context.roundRect(0, 0, 32, 32, 8);
    context.fill();
    context.globalCompositeOperation = "destination-out";
    context.lineWidth = 1.8;
    for (const path of drawing.querySelectorAll("path, circle")) {
      if (path.localName === "circle") { context.beginPath(); context.arc(path.cx.baseVal.value, path.cy.baseVal.value, path.r.baseVal.value, 0, 7); context.fill(); continue; }
      context[path.hasAttribute("fill") ? "fill" : "stroke"](new Path2D(path.getAttribute("d")));
    }
  }) };
  // Letters that are spaced make no ligatures.
  Object.assign(pen, { font: "500 1000px Newsreader", letterSpacing: "1px" });
  const widths = new Map(Array.from(sizes.large.text, (name) => [name, pen.measureText(name).width]));
  const kerning = {};
  for (const first of kerned) for (const second of kerned)
    kerning[first + second] = Math.round(pen.measureText(first + second).width - widths.get(first) - widths.get(second));
  return {
    kerning,
    sizes: Object.fromEntries(Object.entries(sizes).map(([size, { pixels, text }]) => [
      size, { pixels, pictures: [...letters(pixels, text), ...(size === "large" ? [mizan] : []), ...(size === "medium" ? emblems : [])] },
    ])),
  };
}`;

type Picture = { name: string; advance: number; left: number; top: number; width: number; levels: string };
type Drawn = { kerning: Record<string, number>; sizes: Record<string, { pixels: number; pictures: Picture[] }> };

/** The file that the edge draws pictures of shared links with: Latin letters, and with `code` those of a language's own font. */
type Fonts = { latin: string; own?: string; code?: keyof typeof JOINED };
export async function lettersFile(browser: Browser, { latin, own, code }: Fonts, logoSvg: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(
    `<style>@font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${latin}) }
      @font-face { font-family: Own; font-weight: 400 700; src: url(data:font/woff2;base64,${own ?? latin}) }</style>`,
  );
  const added = code
    ? [...new Set([..."ء،؛؟۔\u2066\u2067\u2068\u2069", ...[...JOINED[code], "لآ", "لأ", "لا", "لإ"].flatMap(formsOf)])]
    : [];
  const given = JSON.stringify({
    sizes: SIZES,
    added,
    kerned: ASCII + MARKS,
    signs: SIGNS,
    emblem: EMBLEM,
    logo: LOGO,
    logoSvg,
  });
  const { kerning, sizes } = (await page.evaluate(`(${IN_PAGE})(${given})`)) as Drawn;
  await page.close();
  const runs: number[] = [];
  const packed = ({ advance, left, top, width, levels }: Picture) => {
    const start = runs.length;
    for (let row = 0; row < levels.length; row += width)
      for (const [run] of levels.slice(row, row + width).matchAll(/(.)\1{0,15}/g))
        runs.push((Number.parseInt(run.charAt(0), 16) << 4) | (run.length - 1));
    return [advance, left, top, width, start, runs.length] as const;
  };
  const index: Omit<Letters, "runs"> = {
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([size, { pixels, pictures }]) => {
        return [
          size,
          { pixels, letters: Object.fromEntries(pictures.map((picture) => [picture.name, packed(picture)])) },
        ];
      }),
    ) as Letters["sizes"],
    kerning: Object.fromEntries(Object.entries(kerning).filter(([, move]) => Math.abs(move) >= LEAST_KERNING)),
  };
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, Buffer.from(runs)]);
}
