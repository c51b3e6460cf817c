import { describe, expect, it } from "vitest";
import type { InputName } from "../../domain/facts/company-facts.ts";
import type { ReasonCode } from "../../domain/screening/screening.ts";
import type { Analysis } from "../../schema/contracts/stocks.ts";
import { INPUT_SUBJECTS } from "../../schema/wording/en/screening/inputs.ts";
import { wordedAnalysis } from "../../schema/wording/en/stock.ts";
import { ratioReadings } from "../../web/src/features/stocks/ratios/ratio-reading.ts";
import type { StockDocument } from "../../worker/verdicts/repository.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const DOUBTS: ReadonlySet<ReasonCode> = new Set(["insufficient_data", "stale_data", "sources_disagree"]);
const NEEDED: readonly InputName[] = [
  "marketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
];
/** Words by which people are told why a ratio is doubtful. */
const WHY_A_RATIO_IS_DOUBTED =
  /short-term investments|operating leases|interest in it is only estimated|assets that bear no interest|other income with the interest|Islamic financing|murabaha deposits|everything the company owes|this is an estimate, and so near the limit of \d+%/;

const documents = embeddedUniverse()
  .filter(({ isScreened }) => isScreened)
  .map((stock) => worded(stockDocument(stock)));
const doubtsOf = ({ analysis }: WordedStock) =>
  analysis.reasons.filter(({ code, effect }) => effect === "verdict" && DOUBTS.has(code));
const doubtful = documents.filter((stock) => stock.complianceStatus === "questionable" && doubtsOf(stock).length > 0);

describe("a stock of the embedded universe without a definite status, as it is sent", () => {
  it("names in every doubt the input that is missing, its age, or why its ratio is not certain", () => {
    const silent = doubtful.flatMap((stock) =>
      doubtsOf(stock)
        .filter(isSilent)
        .map((reason) => [stock.symbol, reason]),
    );
    expect(silent).toEqual([]);
  });

  it("names every input without a figure", () => {
    const unnamed = doubtful
      .filter(({ analysis }) => !isIslamicInstitution(analysis))
      .flatMap((stock) => missingOf(stock).map((input) => `${stock.symbol} ${input}`));
    expect(unnamed).toEqual([]);
  });

  it("is one of fewer than three in ten", () => {
    expect(doubtful.length).toBeGreaterThan(1_000);
    expect(doubtful.length / documents.length).toBeLessThan(0.3);
  });
});

it("no stock without a needed figure is halal", () => {
  const halal = documents.filter(({ complianceStatus }) => complianceStatus === "halal");
  expect(halal.filter((stock) => NEEDED.some((input) => !hasFigure(stock, input)))).toEqual([]);
});

it("the card says why a ratio is not known, with the input that is missing", () => {
  const unexplained = documents.flatMap(({ symbol, analysis }) =>
    analysis.reasons.some(({ code }) => code === "prohibited_business") || isIslamicInstitution(analysis)
      ? []
      : ratioReadings(analysis)
          .filter(
            ({ ratio, whyUnknown }) => ratio === null && !/is not (in the source|known)|reports none/.test(whyUnknown),
          )
          .map(({ name }) => `${symbol} ${name}`),
  );
  expect(unexplained).toEqual([]);
});

type WordedStock = Omit<StockDocument, "analysis"> & { analysis: Analysis };

function worded(document: StockDocument): WordedStock {
  return { ...document, analysis: wordedAnalysis(document.analysis, document.symbol) };
}

function isSilent({ code, about, message, figure, limit }: Analysis["reasons"][number]): boolean {
  if (about === null) return !/^The business is not known well enough\. .+/.test(message);
  if (about.endsWith("Ratio")) return figure === null || limit === null || !WHY_A_RATIO_IS_DOUBTED.test(message);
  const isNamed = message.toLowerCase().includes(INPUT_SUBJECTS[about as InputName].toLowerCase());
  return (
    !isNamed ||
    (code === "stale_data" && !/dates from (?:about )?\w{3} \d{1,2}, \d{4}, more than (15|27) months ago/.test(message))
  );
}

function missingOf(stock: WordedStock): InputName[] {
  const named = new Set(doubtsOf(stock).map(({ about }) => about));
  return NEEDED.filter((input) => !hasFigure(stock, input) && !named.has(input));
}

function hasFigure({ analysis }: WordedStock, input: InputName): boolean {
  return analysis.evidence.some((fact) => fact.input === input);
}

/** Debt and cash are its business, so it has no ratios of them. */
function isIslamicInstitution({ reasons }: Analysis): boolean {
  return reasons.some(({ about }) => about === "nonCompliantRevenue");
}
