import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { nisabsAtPrices } from "../../../../domain/zakat/nisab.ts";
import { calculateGivenZakat } from "../../../../domain/zakat/zakat.ts";
import type { ZakatHistoryEntry, ZakatResult } from "../../../../schema/contracts/zakat.ts";
import type { ZakatRequestInput } from "../../../../schema/contracts/zakat-request.ts";
import { answer, cutNetwork, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { ZakatCalculator } from "./ZakatCalculator.tsx";

const source = {
  kind: "stored",
  source: "gold-api",
  label: "as the server says",
  url: "https://gold-api.com",
} as const;
const metal = { asOf: "2026-11-20T06:00:00.000Z", source, isReference: false };
const exchangeRates = { asOf: "2026-11-20", rates: { USD: 1, GBP: 0.8, EUR: 0.9 } };
const nisabs = {
  exchangeRates,
  gold: { ...metal, grams: 87.48, pricePerGram: 100, nisabValue: 8748 },
  silver: { ...metal, grams: 612.36, pricePerGram: 1, nisabValue: 612.36 },
};
const position: ZakatResult["positions"][number] = {
  id: "hawl",
  label: "As the server says",
  summary: "As the server says.",
  heldBy: ["As the server says"],
  sources: [{ title: "A book", url: null }],
};

const makeResult = (overrides: Partial<ZakatResult> = {}): ZakatResult => ({
  zakatOwed: 250,
  totalZakatable: 10_000,
  nisabValue: 8748,
  nisabType: "gold",
  isNisabReached: true,
  isSilverAboveItsNisab: false,
  isSilverNisabReached: true,
  assets: [
    {
      type: "cash",
      label: "As the server says",
      note: null,
      value: 10_000,
      zakatableValue: 10_000,
      zakatablePercent: 100,
      positionId: null,
      isSchoolAssumed: false,
      explanation: "As the server says.",
    },
  ],
  totalBeforeLiabilities: 10_000,
  liabilities: 0,
  liabilityTreatment: "deduct",
  liabilitiesDeducted: 0,
  yearBasis: "lunar",
  ratePercent: 2.5,
  isHawlComplete: true,
  zakatAtEndOfHawl: 250,
  hawlNote: "As the server says.",
  positions: [position],
  nisabs,
  ...overrides,
});

const user = userEvent.setup();

async function addAsset(type: string, value: string) {
  await user.selectOptions(screen.getByLabelText("Asset type"), type);
  await user.clear(screen.getByLabelText("Value in US dollars"));
  if (value) await user.type(screen.getByLabelText("Value in US dollars"), value);
  await user.click(screen.getByRole("button", { name: "Add asset" }));
}

const calculate = () => user.click(screen.getByRole("button", { name: "Calculate Zakat" }));
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => {
  answer("GET /api/zakat/nisab", () => nisabs);
  answer("GET /api/zakat/history", () => []);
});

describe("the zakat calculator", () => {
  it("leads to the portfolio for shares", async () => {
    const page = renderPage(<ZakatCalculator />);
    await user.click(screen.getByRole("link", { name: "Fill in your shares from your portfolio" }));
    expect(page.address()).toBe("/portfolio");
  });

  it("asks for an asset when there is none", async () => {
    const { notices } = renderPage(<ZakatCalculator />);
    await calculate();
    expect(notices).toEqual([
      { tone: "error", title: "No assets added", description: "Please add at least one asset to calculate Zakat" },
    ]);
    expect(requests).not.toContain("POST /api/zakat/calculate");
  });

  it.each([
    ["", "100"],
    ["cash", ""],
    ["cash", "-5"],
    ["cash", "a lot"],
  ])("refuses the type %j with the amount %j", async (type, value) => {
    const { notices } = renderPage(<ZakatCalculator />);
    await addAsset(type, value);
    expect(notices).toEqual([
      { tone: "error", title: "Invalid asset", description: "Please select a type and enter a valid amount" },
    ]);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  it("estimates 2.5% of what was added and forgets what was removed", async () => {
    renderPage(<ZakatCalculator />);
    await addAsset("cash", "10.000,50");
    await addAsset("crypto", "6 000");
    expect(figure("Total of your assets")).toBe("$16,000.50");
    expect(figure("Estimate, 2.5% of the total")).toBe("$400.01");
    await user.click(screen.getByRole("button", { name: "Remove Cryptocurrency" }));
    expect(figure("Estimate, 2.5% of the total")).toBe("$250.01");
  });

  it("estimates nothing below the nisab, and says what 2.5% would be", async () => {
    renderPage(<ZakatCalculator />);
    await addAsset("cash", "1,000");
    expect(figure("Estimate, 2.5% of the total")).toBe("$0.00");
    expect(screen.getByText("2.5% would be $25.00, but below the nisab no zakat is due.")).toBeTruthy();
  });

  it("estimates what the calculation will say, by the same rules, prices and debts", async () => {
    const sent = answer("POST /api/zakat/calculate", () => makeResult()) as ZakatRequestInput[];
    renderPage(<ZakatCalculator />);
    await addAsset("cash", "20000");
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.selectOptions(screen.getByLabelText("Asset type"), "stocks");
    await user.click(screen.getByRole("radio", { name: /25% of market value/ }));
    await user.type(screen.getByLabelText("Value in US dollars"), "40000");
    await user.click(screen.getByRole("button", { name: "Add asset" }));
    await user.selectOptions(screen.getByLabelText("Asset type"), "gold");
    await user.click(screen.getByRole("radio", { name: "By weight" }));
    await user.type(screen.getByLabelText("Weight in grams"), "80");
    await user.selectOptions(screen.getByLabelText("Karat"), "21");
    await user.click(screen.getByRole("button", { name: "Add asset" }));
    await user.type(screen.getByLabelText(/Debts due now/), "1000");
    await user.type(screen.getByLabelText(/Gold today/), "120");
    expect(screen.getByText("80 g × 21/24 × $120.00")).toBeTruthy();
    expect(screen.getByText("$8,400.00")).toBeTruthy();
    expect(figure("Zakatable wealth")).toBe("$37,400.00");
    expect(figure("Estimate, 2.5% of the zakatable wealth")).toBe("$935.00");
    await calculate();
    await screen.findByText("Zakat owed");
    const prices = nisabsAtPrices(nisabs, sent[0]?.pricePerGram);
    expect(sent[0] && calculateGivenZakat(sent[0], prices, {}).zakatOwed).toBe(935);
  });

  it.each([
    ["1.234", "de-DE", "“1.234” can be read in two ways. Write 1.2340 or 1234."],
    ["1.2.3", "en-US", "Please enter an amount such as 1234.56"],
  ])("answers %s, which may mean two numbers or none, at its field (%s)", async (value, language, answered) => {
    vi.spyOn(navigator, "language", "get").mockReturnValue(language);
    renderPage(<ZakatCalculator />);
    await addAsset("cash", value);
    expect(screen.getByText(answered)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    vi.restoreAllMocks();
  });

  it("sends types, values and the nisab alone, and shows what is owed with the way to donate", async () => {
    const sent = answer("POST /api/zakat/calculate", () => makeResult());
    renderPage(<ZakatCalculator />);
    expect(screen.queryByText("Zakat owed")).toBeNull();
    await addAsset("cash", "10000");
    await user.click(screen.getByRole("radio", { name: "Silver" }));
    await calculate();
    const result = within(await screen.findByRole("region", { name: "Your zakat" }));
    expect(sent).toEqual([{ assets: [{ type: "cash", value: 10_000 }], nisabType: "silver" }]);
    expect(result.getByText("$250.00")).toBeTruthy();
    expect(result.getByText("$8,748.00")).toBeTruthy();
    expect(result.getByRole("link", { name: "Donate $1/month" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Your zakat");
  });

  it.each([
    [
      "says that the nisab is not reached",
      { isNisabReached: false, zakatAtEndOfHawl: 0 },
      /^Your zakatable wealth is below/,
    ],
    ["names the nisab of silver that is reached", { isNisabReached: false }, /^It does reach the nisab of silver\./],
  ])("shows no donate section when nothing is owed, and %s", async (_, result, sentence) => {
    answer("POST /api/zakat/calculate", () => makeResult({ zakatOwed: 0, ...result }));
    renderPage(<ZakatCalculator />);
    await addAsset("cash", "10");
    await calculate();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Support Our Mission" })).toBeNull();
  });

  const FULL = "No more can be saved today. Please try again tomorrow.";
  it.each([
    ["refuses", () => refuse("POST /api/zakat/calculate", 500, "Something broke"), "Please try again later"],
    ["is out of reach", () => cutNetwork("POST /api/zakat/calculate"), "Please try again later"],
    ["takes no more from one visitor", () => refuse("POST /api/zakat/calculate", 429, FULL), FULL],
    ["takes no more for now", () => refuse("POST /api/zakat/calculate", 503, FULL), FULL],
  ])("says why the calculation failed when the server %s", async (_, fail, description) => {
    fail();
    const { notices } = renderPage(<ZakatCalculator />);
    await addAsset("cash", "10");
    await calculate();
    await expect.poll(() => notices).toEqual([{ tone: "error", title: "Calculation failed", description }]);
    expect(screen.queryByText("Zakat owed")).toBeNull();
    expect(screen.getByRole("button", { name: /^Remove/ })).toBeTruthy();
  });

  it.each(["abc", "-1", "0", "1,5,3"])("does not calculate with another price than the typed %s", async (price) => {
    const { notices } = renderPage(<ZakatCalculator />);
    await addAsset("cash", "10");
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.type(screen.getByLabelText(/Gold today/), price);
    expect(screen.getByText("Please enter a price above 0, or leave it empty")).toBeTruthy();
    await calculate();
    expect(notices.at(-1)).toMatchObject({ title: "Invalid amount" });
  });

  it("sends the options only while they are shown", async () => {
    const sent = answer("POST /api/zakat/calculate", () => makeResult());
    renderPage(<ZakatCalculator />);
    await addAsset("cash", "10");
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.selectOptions(screen.getByLabelText("School"), "shafii");
    await user.type(screen.getByLabelText(/Debts due now/), "5");
    await user.type(screen.getByLabelText(/Gold today/), "120.5");
    await calculate();
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await calculate();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toMatchObject({
      madhab: "shafii",
      pricePerGram: { gold: 120.5 },
      liabilities: 5,
      liabilityTreatment: "keep",
      isHawlComplete: true,
    });
    expect(Object.keys(sent[1] as object)).toEqual(["assets", "nisabType"]);
  });

  it("names who holds each way to count", async () => {
    renderPage(<ZakatCalculator />);
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.selectOptions(screen.getByLabelText("Asset type"), "stocks");
    expect(screen.getByText(/National Zakat Foundation \(UK\)$/)).toBeTruthy();
  });
});

describe("the nisab", () => {
  it("says its price, date and source", async () => {
    renderPage(<ZakatCalculator />);
    expect(await screen.findByText(/\$100\.00 per gram on Nov 20, 2026/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "gold-api.com" }).getAttribute("href")).toBe("https://gold-api.com");
  });

  it("says when it is only a reference value", async () => {
    const reference = { ...nisabs.gold, nisabValue: 6200, asOf: null, isReference: true };
    answer("GET /api/zakat/nisab", () => ({ gold: reference, silver: reference, exchangeRates }));
    renderPage(<ZakatCalculator />);
    expect(await screen.findByText(/no market price has been fetched yet/)).toBeTruthy();
    expect(screen.getAllByText("about $6,200")).toHaveLength(2);
  });

  it("falls back to the reference values when it cannot be loaded, and can be asked again", async () => {
    cutNetwork("GET /api/zakat/nisab");
    renderPage(<ZakatCalculator />);
    expect(await screen.findByText("about $6,200")).toBeTruthy();
    expect(screen.getByText("about $450")).toBeTruthy();
    answer("GET /api/zakat/nisab", () => nisabs);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("$8,748.00")).toBeTruthy();
  });
});

describe("a value in another currency", () => {
  it("is counted at the dated rate, shown as given, and sent with its currency", async () => {
    renderPage(<ZakatCalculator />);
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.selectOptions(screen.getByLabelText("Asset type"), "cash");
    await user.selectOptions(await screen.findByLabelText("Currency of the value"), "GBP");
    await user.type(screen.getByLabelText("Value in GBP"), "800");
    await user.click(screen.getByRole("button", { name: "Add asset" }));
    expect(await screen.findByText("800 GBP at the rate of Nov 20, 2026")).toBeTruthy();
    expect(screen.getAllByText("$1,000.00").length).toBeGreaterThan(0);
    const sent = answer("POST /api/zakat/calculate", () => makeResult());
    await calculate();
    await screen.findByText("Zakat owed");
    expect(sent).toMatchObject([{ assets: [{ type: "cash", value: 800, currency: "GBP" }] }]);
  });
});

describe("what was entered", () => {
  it("is there again after a reload, until it is removed", async () => {
    const { unmount } = renderPage(<ZakatCalculator />);
    await addAsset("cash", "1000");
    unmount();
    const again = renderPage(<ZakatCalculator />);
    await user.click(await screen.findByRole("button", { name: "Remove Cash (Bank Accounts)" }));
    again.unmount();
    renderPage(<ZakatCalculator />);
    await screen.findByText("Total of your assets");
    expect(screen.queryByRole("button", { name: "Remove Cash (Bank Accounts)" })).toBeNull();
  });

  it("keeps the price of the day for the day alone", async () => {
    const pricesIn = async () => {
      const { unmount } = renderPage(<ZakatCalculator />);
      const { value } = await screen.findByLabelText<HTMLInputElement>(/Gold today/);
      unmount();
      return value;
    };
    const first = renderPage(<ZakatCalculator />);
    await addAsset("cash", "1000");
    await user.click(screen.getByRole("checkbox", { name: /More detail/ }));
    await user.type(screen.getByLabelText(/Gold today/), "150");
    first.unmount();
    expect(await pricesIn()).toBe("150");
    const draft = JSON.parse(localStorage.getItem("mizan:zakat-draft") ?? "{}");
    localStorage.setItem("mizan:zakat-draft", JSON.stringify({ ...draft, pricesOn: "Sat Nov 21 2020" }));
    expect(await pricesIn()).toBe("");
  });

  it("means the same amount on a page of another language", async () => {
    const today = new Date().toDateString();
    const typed = { isDetailed: true, liabilities: "1.234", goldPrice: "99,125", decimalMark: ",", pricesOn: today };
    localStorage.setItem("mizan:zakat-draft", JSON.stringify({ assets: [], ...typed }));
    renderPage(<ZakatCalculator />);
    const price = await screen.findByLabelText<HTMLInputElement>(/Gold today/);
    await expect.poll(() => price.value).toBe("99.1250");
    expect(screen.getByDisplayValue("1234")).toBeTruthy();
  });

  it("is not taken from a text that is no such form", () => {
    localStorage.setItem("mizan:zakat-draft", '{"assets":[{"id":1,"asset":{"type":"no such type"}}]}');
    renderPage(<ZakatCalculator />);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

describe("the latest calculations", () => {
  const entry: ZakatHistoryEntry = {
    id: 1,
    calculationDate: "2026-11-01T10:00:00.000Z",
    assets: [{ type: "gold", note: null, value: 12_000, zakatableValue: 12_000 }],
    totalZakatable: 12_000,
    zakatOwed: 300,
    nisabValue: 8748,
    nisabType: "gold",
  };

  it("are asked for five at a time and show date, total and zakat", async () => {
    answer("GET /api/zakat/history", () => [entry]);
    renderPage(<ZakatCalculator />);
    expect(await screen.findByText("Nov 1, 2026")).toBeTruthy();
    expect(screen.getByText("$300.00")).toBeTruthy();
    expect(screen.getByText("of $12,000.00 zakatable")).toBeTruthy();
    expect(requests).toContain("GET /api/zakat/history?limit=5");
  });

  it("show a new one although those of before it were under way", async () => {
    const before = Promise.withResolvers<ZakatHistoryEntry[]>();
    answer("GET /api/zakat/history", () => before.promise);
    answer("POST /api/zakat/calculate", () => {
      answer("GET /api/zakat/history", () => [entry]);
      return makeResult();
    });
    renderPage(<ZakatCalculator />);
    await addAsset("Gold", "12000");
    await vi.waitFor(() => expect(requests).toContain("GET /api/zakat/history?limit=5"));
    await calculate();
    await screen.findByText("Zakat owed");
    before.resolve([]);
    expect(await screen.findByText("of $12,000.00 zakatable")).toBeTruthy();
  });

  it("say that there are none, or that they could not be loaded", async () => {
    renderPage(<ZakatCalculator />).unmount();
    refuse("GET /api/zakat/history", 500, "Something broke");
    renderPage(<ZakatCalculator />);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    answer("GET /api/zakat/history", () => []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/No calculations yet/)).toBeTruthy();
  });
});
