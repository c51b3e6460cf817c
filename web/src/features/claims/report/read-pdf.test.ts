import { PDFDocument } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it, vi } from "vitest";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import { isPdf, readPdf } from "./read-pdf.ts";
import { row, type Written, writtenPdf } from "./test/written-pdf.ts";

vi.mock("./pdf-js.ts", () => ({
  openPdf: (data: Uint8Array) => getDocument({ data, verbosity: 0, useWasm: false, disableFontFace: true }).promise,
}));

const read = (file: Uint8Array<ArrayBuffer>, input: ClaimedInput = "interestIncome", company = "Apple Inc.") =>
  readPdf(file, { input, company, onProgress: () => undefined });

async function figuresOf(pages: readonly (readonly Written[])[], input: ClaimedInput, company = "Apple Inc.") {
  const answer = await read(writtenPdf(pages), input, company);
  return answer.kind === "read" ? answer.figures : answer.problem;
}
const years = (y: number, newest: string, before: string) => [
  { text: newest, right: 400, y },
  { text: before, right: 500, y },
];
const title = (text: string, y = 40): Written => ({ text, x: 50, y, size: 12 });

/** The balance sheet of Apple's report for the year to 27 September 2025, as its 10-K lays it out. */
const APPLE: readonly Written[] = [
  title("Apple Inc."),
  title("CONSOLIDATED BALANCE SHEETS", 60),
  title("(In millions, except number of shares, which are reflected in thousands, and par value)", 80),
  ...years(100, "September 27,", "September 28,"),
  ...years(112, "2025", "2024"),
  ...row(140, "Cash and cash equivalents", ["$ 35,934", "$ 29,943"]),
  ...row(155, "Marketable securities", ["18,763", "35,228"]),
  ...row(170, "Accounts receivable, net", ["39,777", "33,410"]),
  ...row(185, "Total current assets", ["147,957", "152,987"]),
  ...row(200, "Marketable securities", ["77,723", "91,479"]),
  ...row(215, "Total assets", ["$ 359,241", "$ 364,980"]),
  ...row(230, "Commercial paper", ["7,979", "9,967"]),
  ...row(245, "Term debt", ["12,350", "10,912"]),
  ...row(260, "Term debt", ["78,328", "85,750"]),
  ...row(275, "Total liabilities", ["285,508", "308,030"]),
];

/** In two languages side by side as Saudi reports are: labels at both edges, figures between them. The company and its figures are invented. */
const SAUDI: readonly Written[] = [
  title("Acme Arabia Company"),
  { text: "شركة أكمي العربية", right: 545, y: 40, size: 12 },
  title("Consolidated statement of financial position", 60),
  { text: "قائمة المركز المالي الموحدة", right: 545, y: 60 },
  title("(All amounts in Saudi Riyals ‘000 unless otherwise stated)", 80),
  { text: "31 December", right: 320, y: 100 },
  { text: "31 December", right: 400, y: 100 },
  { text: "2024", right: 320, y: 112 },
  { text: "2023", right: 400, y: 112 },
  ...bilingual(140, "Cash and bank balances", "نقد وأرصدة لدى البنوك", ["26,593,481", "32,886,521"], "12"),
  ...bilingual(160, "Short-term investments", "استثمارات قصيرة الأجل", ["6,310,772", "7,131,022"], "13"),
  ...bilingual(180, "Total assets", "إجمالي الموجودات", ["278,082,345", "294,385,861"]),
  ...bilingual(200, "Long-term borrowings", "قروض طويلة الأجل", ["(24,508,176)", "26,312,914"], "20"),
  ...bilingual(220, "Short-term borrowings", "قروض قصيرة الأجل", ["3,604,321", "4,228,307"], "20"),
];
function bilingual(y: number, english: string, arabic: string, amounts: readonly string[], note = ""): Written[] {
  const own = { text: arabic, right: 545, y };
  return [
    ...row(y, english, amounts, { note, columns: [320, 400] }).map((one) => ({
      ...one,
      ...(one.text === note && { right: 240 }),
    })),
    own,
  ];
}

/** The revenue of Tata Consultancy Services for the year to March 2026, in crore, with groups of two digits. */
const INDIAN: readonly Written[] = [
  title("Tata Consultancy Services Limited"),
  title("Consolidated Statement of Profit and Loss", 60),
  { text: "(₹ crore)", right: 500, y: 80 },
  { text: "Note", right: 320, y: 95 },
  { text: "Year ended March 31, 2026", right: 420, y: 95, size: 7 },
  { text: "Year ended March 31, 2025", right: 530, y: 95, size: 7 },
  ...row(120, "Revenue from operations", ["2,67,021", "2,55,324"], { note: "13", columns: [410, 520] }),
];
/** A note as Indian reports have them; its figures are invented. */
const INDIAN_NOTE: readonly Written[] = [
  title("14. Other income (₹ crore)"),
  ...years(80, "2026", "2025"),
  ...row(100, "Interest income on bank deposits", ["1,234.56", "987"]),
  ...row(115, "Net gain on disposal of investments", ["312", "288"]),
];

describe("a printed report", () => {
  it("gives what an American 10-K says, of its newest year", async () => {
    expect(await figuresOf([APPLE], "totalAssets")).toEqual([
      {
        amount: 359_241,
        unit: "millions",
        currency: "USD",
        periodEnd: "2025-09-27",
        page: 1,
        quotation: "Total assets $ 359,241 $ 364,980",
      },
    ]);
    const amounts = async (input: ClaimedInput) =>
      [await figuresOf([APPLE], input)].flat().map((one) => (typeof one === "string" ? one : one.amount));
    expect(await amounts("interestBearingDebt")).toEqual([7979, 12_350, 78_328]);
    expect(await amounts("cashAndInterestBearingSecurities")).toEqual([35_934, 18_763, 77_723]);
    expect(await amounts("accountsReceivable")).toEqual([39_777]);
    expect(await amounts("totalLiabilities")).toEqual([285_508]);
    expect(await amounts("interestIncome")).toEqual([]);
  });

  it("gives what a bilingual Saudi report says, without its notes' numbers and what is in brackets", async () => {
    const debt = await figuresOf([SAUDI], "interestBearingDebt");
    expect(debt).toMatchObject([{ amount: 3_604_321, unit: "thousands", currency: "SAR", periodEnd: "2024-12-31" }]);
    expect(await figuresOf([SAUDI], "cashAndInterestBearingSecurities")).toMatchObject([
      { amount: 26_593_481, quotation: "Cash and bank balances 12 26,593,481 32,886,521 نقد وأرصدة لدى البنوك" },
      { amount: 6_310_772 },
    ]);
  });

  it("gives what an Indian report says, in crore, and reads 2,67,021 as one number", async () => {
    const pages = [INDIAN, INDIAN_NOTE];
    const revenue = await figuresOf(pages, "totalRevenue");
    expect(revenue).toMatchObject([
      { amount: 267_021, unit: "crore", currency: "INR", periodEnd: "2026-03-31", page: 1 },
    ]);
    expect(await figuresOf(pages, "interestIncome")).toMatchObject([
      { amount: 1234.56, unit: "crore", currency: "INR", periodEnd: "2026-03-31", page: 2 },
    ]);
  });

  it("reads Arabic digits, and the newest column at the right of an Arabic page", async () => {
    const page: Written[] = [
      { text: "قائمة الدخل", right: 545, y: 40 },
      { text: "(بآلاف الريالات السعودية)", right: 545, y: 60 },
      { text: "٢٠٢٥م", right: 300, y: 80 },
      { text: "٢٠٢٤م", right: 200, y: 80 },
      { text: "للسنة المنتهية في ٣١ ديسمبر ٢٠٢٥م", right: 545, y: 70 },
      { text: "إيرادات تمويل", right: 545, y: 100 },
      { text: "١٢٬٣٤٥", right: 300, y: 100 },
      { text: "٩٬٨٧٦", right: 200, y: 100 },
    ];
    expect(await figuresOf([page], "interestIncome")).toMatchObject([
      { amount: 12_345, unit: "thousands", currency: "SAR", periodEnd: "2025-12-31" },
    ]);
  });

  it.each<[string, Written[], ClaimedInput, object]>([
    [
      "French",
      [
        title("Compte de résultat consolidé"),
        title("(en millions d’euros)", 60),
        ...years(80, "31 décembre 2025", "31 décembre 2024"),
        ...row(100, "Chiffre d’affaires", ["1 234,5", "1 100,0"]),
        ...row(115, "Produits financiers", ["12,3", "10,9"]),
      ],
      "interestIncome",
      { amount: 12.3, unit: "millions", currency: "EUR", periodEnd: "2025-12-31" },
    ],
    [
      "German",
      [
        title("Gewinn- und Verlustrechnung in TEUR"),
        ...years(80, "2025", "2024"),
        title("1. Januar bis 31. Dezember", 60),
        ...row(100, "Umsatzerlöse", ["1.234.567", "1.100.001"]),
        ...row(115, "Zinserträge", ["1.234", "999"]),
      ],
      "interestIncome",
      { amount: 1234, unit: "thousands", currency: "EUR", periodEnd: "2025-12-31" },
    ],
    [
      "Turkish",
      [
        title("KAR VEYA ZARAR TABLOSU"),
        title("(Tutarlar aksi belirtilmedikçe bin Türk Lirası (“TL”) olarak ifade edilmiştir.)", 60),
        ...years(80, "31 Aralık 2025", "31 Aralık 2024"),
        ...row(100, "Finansman gelirleri", ["1.234.567", "999.888"], { note: "27" }),
      ],
      "interestIncome",
      { amount: 1_234_567, unit: "thousands", currency: "TRY", periodEnd: "2025-12-31" },
    ],
    [
      "Indonesian",
      [
        title("LAPORAN POSISI KEUANGAN KONSOLIDASIAN"),
        title("(Angka dalam jutaan Rupiah, kecuali dinyatakan lain)", 60),
        ...years(80, "31 Desember 2025", "31 Desember 2024"),
        ...row(100, "Kas dan setara kas", ["12.345.678", "9.888.777"], { note: "4" }),
      ],
      "cashAndInterestBearingSecurities",
      { amount: 12_345_678, unit: "millions", currency: "IDR", periodEnd: "2025-12-31" },
    ],
    [
      "Malay, of the group beside the company",
      [
        title("PENYATA KEDUDUKAN KEWANGAN PADA 31 DISEMBER 2025"),
        { text: "2025", right: 290, y: 80 },
        { text: "2024", right: 360, y: 80 },
        { text: "2025", right: 430, y: 80 },
        { text: "2024", right: 500, y: 80 },
        { text: "RM’000", right: 290, y: 92 },
        { text: "RM’000", right: 360, y: 92 },
        ...row(110, "Jumlah aset", ["1,234", "1,111", "934", "811"], { columns: [290, 360, 430, 500] }),
      ],
      "totalAssets",
      { amount: 1234, unit: "thousands", currency: "MYR", periodEnd: "2025-12-31" },
    ],
    [
      "Japanese",
      [
        title("連結貸借対照表"),
        { text: "(単位：百万円)", right: 500, y: 60 },
        ...years(80, "2024年3月31日", "2025年3月31日"),
        ...row(100, "短期借入金", ["1,234", "2,345"]),
        ...row(115, "資産合計", ["91,234", "△92,345"]),
      ],
      "interestBearingDebt",
      { amount: 2345, unit: "millions", currency: "JPY", periodEnd: "2025-03-31" },
    ],
    [
      "Chinese",
      [
        title("合并资产负债表"),
        { text: "单位：人民币万元", right: 500, y: 60 },
        ...years(80, "2025年12月31日", "2024年12月31日"),
        ...row(100, "货币资金", ["1,234.50", "2,345.00"]),
      ],
      "cashAndInterestBearingSecurities",
      { amount: 12_345, unit: "thousands", currency: "CNY", periodEnd: "2025-12-31" },
    ],
  ])("reads a %s one", async (_, page, input, figure) => {
    expect(await figuresOf([page], input)).toMatchObject([figure]);
  });

  it("reads a page that is turned, and a label of two lines", async () => {
    const page = [
      title("Income statement 2025"),
      { text: "Interest income and profit", x: 50, y: 90 },
      ...row(100, "on Murabaha deposits", ["1,234", "999"]),
    ];
    const figures = [{ amount: 1234, quotation: "on Murabaha deposits 1,234 999" }];
    expect(await read(writtenPdf([page]))).toMatchObject({ figures });
    expect(await read(writtenPdf([page], { isTurned: true }))).toMatchObject({ figures });
  });

  it("takes no number of a sentence, no percent, no year and no loss", async () => {
    const page = [
      title("Interest income rose by 12% to 1,234 million in 2025, from 999 million the year before."),
      ...row(80, "Interest income (%)", ["12.5%", "10%"]),
      ...row(100, "Interest income", ["2025", "2024"]),
      ...row(120, "Interest income", ["(1,234)", "999"]),
      ...row(140, "Net interest income", ["777", "666"]),
      ...row(160, "Interest expense", ["555", "444"]),
    ];
    expect(await figuresOf([page], "interestIncome")).toEqual([]);
  });

  it("says whether the company is named in it", async () => {
    expect(await read(writtenPdf([APPLE]))).toMatchObject({ isNamed: true });
    expect(await read(writtenPdf([APPLE]), "totalAssets", "Alphabet Inc.")).toMatchObject({ isNamed: false });
    expect(await read(writtenPdf([APPLE]), "totalAssets", "أبل · \u2068Apple Inc.\u2069")).toMatchObject({
      isNamed: true,
    });
    expect(await read(writtenPdf([SAUDI]), "totalAssets", "Acme Arabia Company")).toMatchObject({ isNamed: true });
  });
});

describe("a file that gives nothing", () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
    ["pictures of pages", () => writtenPdf([[], []]), "no_text"],
    ["nothing behind its first line", () => new TextEncoder().encode("%PDF-1.7\n"), "broken"],
    ["50,000 texts on a page", () => writtenPdf([Array.from({ length: 50_000 }, () => title("1"))]), "broken"],
    ["1,501 pages", () => writtenPdf(Array.from({ length: 1501 }, () => [])), "too_many_pages"],
    [
      "a password",
      async () => {
        const file = await PDFDocument.create();
        file.addPage();
        file.encrypt({ userPassword: "secret", ownerPassword: "secret" });
        return new Uint8Array(await file.save());
      },
      "encrypted",
    ],
  ])("is named when it has %s", async (_, file, problem) => {
    expect(await read(await file())).toEqual({ kind: "problem", problem });
  });

  it("is answered wherever it is cut off, and whatever its bytes are", async () => {
    const whole = writtenPdf([APPLE, INDIAN]);
    for (let part = 1; part < 20; part++) {
      const cut = whole.slice(0, Math.round((whole.length * part) / 20));
      const noise = cut.map((byte, place) =>
        place > 20 && (place * 31 + part) % 97 === 0 ? (byte * 7 + part) % 256 : byte,
      );
      expect(["read", "problem"]).toContain((await read(cut)).kind);
      expect(["read", "problem"]).toContain((await read(noise)).kind);
    }
  });

  it("is read within seconds with 20,000 numbers", async () => {
    const page = Array.from({ length: 100 }, (_, at) => row(40 + at * 7, "Interest income", ["1,234", "5,678"])).flat();
    const started = performance.now();
    const answer = await read(writtenPdf(Array.from({ length: 100 }, () => page)));
    expect(answer).toMatchObject({ kind: "read", figures: [{ amount: 1234 }] });
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it("is told from other files by its first bytes", () => {
    expect(isPdf(new TextEncoder().encode("junk\n%PDF-1.4"))).toBe(true);
    expect(isPdf(new TextEncoder().encode("<html>"))).toBe(false);
    expect(isPdf(new Uint8Array())).toBe(false);
  });
});
