import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, cutNetwork, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { MissedYears } from "./MissedYears.tsx";

const source = { kind: "shipped", label: "World Bank", url: null } as const;
const metal = { asOf: "2026-11-20", source, isReference: false };
const NISABS = {
  gold: { ...metal, grams: 87.48, pricePerGram: 130, nisabValue: 11_372.4 },
  silver: { ...metal, grams: 612.36, pricePerGram: 2, nisabValue: 1224.72 },
  exchangeRates: { asOf: "2026-11-20", rates: { USD: 1, SAR: 3.75 } },
};
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00Z"), toFake: ["Date"] });
  answer("GET /api/zakat/nisab", () => NISABS);
});

const show = () => renderPage(<MissedYears nisabType="gold" />);
const began = () => screen.getByLabelText(/day a year began/);
const begin = async (day: string) => {
  await user.clear(began());
  await user.type(began(), day);
};
const years = () => screen.queryAllByRole("group", { name: /20\d\d/ });
const fill = async (place: number, label: RegExp, text: string) => {
  const field = within(years()[place] as HTMLElement).getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const total = () => screen.getByText("Zakat still to give").nextElementSibling?.textContent;

describe("the zakat of missed years", () => {
  it("refuses a day that has not passed, and one without prices", async () => {
    show();
    await begin("2027-01-01");
    expect(screen.getByText(/a day that has passed/)).toBeDefined();
    await begin("1950-01-01");
    expect(screen.getByText(/a day that has passed/)).toBeDefined();
    expect(years()).toEqual([]);
  });

  it("says when nothing is missed yet", async () => {
    show();
    await begin("2026-03-01");
    expect(screen.getByText("The first lunar year ends on Feb 18, 2027. Nothing is missed yet.")).toBeDefined();
  });

  it("marks an amount that is none, and counts only the years that were filled in", async () => {
    show();
    await begin("2024-01-01");
    expect(years()).toHaveLength(2);
    await fill(0, /^Money/, "a lot");
    expect(within(years()[0] as HTMLElement).getByText(/Please enter an amount/)).toBeDefined();
    expect(total()).toBe("$0.00");
    expect(screen.getByText("Years left out: 2")).toBeDefined();
  });

  it("takes the month's price of gold for nisab and metal, and fills empty years on request", async () => {
    show();
    await begin("2024-01-01");
    await fill(0, /^Pure gold/, "100");
    const first = total();
    expect(first).toMatch(/^\$2\d\d\.\d\d$/);
    await user.click(screen.getByRole("button", { name: "Same amounts in the years left empty" }));
    expect(total()).not.toBe(first);
    expect(screen.queryByText(/Years left out/)).toBeNull();
  });

  it("turns amounts in another currency into dollars, and says so", async () => {
    show();
    await begin("2025-06-01");
    await user.selectOptions(await screen.findByLabelText("Currency of the value"), "SAR");
    await fill(0, /^Money/, "375000");
    expect(total()).toBe("$2,500.00");
    expect(screen.getByText(/older years are approximate/)).toBeDefined();
  });

  it("takes the person's own price of the day", async () => {
    show();
    await begin("2025-06-01");
    await fill(0, /^Pure gold/, "100");
    await user.click(screen.getByRole("checkbox"));
    await fill(0, /^Gold, US dollars/, "200");
    expect(total()).toBe("$500.00");
    await fill(0, /^Gold, US dollars/, "0");
    expect(within(years()[0] as HTMLElement).getByText(/price above 0/)).toBeDefined();
    expect(screen.getByText("Years left out: 1")).toBeDefined();
  });

  it("works without a network, sends nothing, and is kept on the device", async () => {
    cutNetwork("GET /api/zakat/nisab");
    const { unmount } = show();
    await begin("2025-06-01");
    await fill(0, /^Money/, "100000");
    expect(total()).toBe("$2,500.00");
    unmount();
    show();
    expect(total()).toBe("$2,500.00");
    expect(requests.filter((request) => !request.startsWith("GET"))).toEqual([]);
  });

  it("opens empty when what was kept is damaged", () => {
    localStorage.setItem("mizan:zakat-missed", '{"years":"all","began":4}');
    show();
    expect((began() as HTMLInputElement).value).toBe("");
  });
});

describe("several zakat days", () => {
  it("are refused without a name, a value or a day that has passed, and shown side by side", async () => {
    show();
    const add = async (name: string, value: string, since: string) => {
      await user.clear(screen.getByLabelText("What it is"));
      if (name) await user.type(screen.getByLabelText("What it is"), name);
      await user.clear(screen.getByLabelText("Value in US dollars"));
      if (value) await user.type(screen.getByLabelText("Value in US dollars"), value);
      await user.clear(screen.getByLabelText("Owned since"));
      if (since) await user.type(screen.getByLabelText("Owned since"), since);
      await user.click(screen.getByRole("button", { name: "Add it" }));
    };
    await add("Savings", "", "2025-09-01");
    expect(screen.getByText(/Please enter what it is/)).toBeDefined();
    await add("Savings", "20000", "2025-09-01");
    await add("Bonus", "4000", "2026-03-01");
    const [, savings, bonus] = screen.getAllByRole("row");
    expect(savings?.textContent).toContain("$500.00");
    expect(bonus?.textContent).toContain("Feb 18, 2027");
    expect(bonus?.textContent).toContain("Aug 11, 2027");
    expect(bonus?.textContent).toContain("$100.00");
    await user.click(screen.getByRole("button", { name: "Remove Bonus" }));
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });
});
