import { turnedTexts } from "#messages/portfolio/turned.ts";
import { yearTexts as texts } from "#messages/portfolio/year.ts";
import { answerTexts, ledgerTexts, RULE_LABELS } from "#messages/portfolio.ts";
import { formatDay } from "#wording/format.ts";
import { roundedUpToCents } from "../../../../../domain/portfolio/money.ts";
import type { Amount } from "../../../../../domain/portfolio/purification-ledger.ts";
import { standingUnder } from "../../../../../domain/portfolio/totals.ts";
import { csvText } from "../../../lib/csv-text.ts";
import type { Report } from "./year-content.ts";

/** The same in every language, for whoever reads the file. */
const HEADS = [
  "Part",
  "Item",
  "Standing",
  "Shares",
  "Amount (USD)",
  "Percent of value",
  "Estimated",
  "Entries without an amount",
  "Date",
  "Amount",
  "Currency",
] as const;
type Cells = Partial<Record<(typeof HEADS)[number], string | number | null>>;

const cents = (amount: number | null) => amount?.toFixed(2) ?? "";
const hundredths = (percent: number | null) => percent && Number(percent.toFixed(2));
const amountCells = ({ amount, isEstimated, countUnknown }: Amount): Cells => ({
  "Amount (USD)": cents(amount),
  Estimated: isEstimated ? 1 : 0,
  "Entries without an amount": countUnknown,
});

const toPay = (given: Amount): Amount => ({ ...given, amount: roundedUpToCents(given.amount) });

/** The year as a spreadsheet file: every share owned, then what was earned, asked for, given and spent. */
export function yearCsv({ owned, day, standard, earned, byRule, gifts, costs, zakat, turned }: Report): string {
  const { fees, taxes, purification, total } = costs;
  const ofDay = texts.owned(formatDay(day));
  const rows: Cells[] = [
    ...owned.shares.map((share) => ({
      Part: ofDay,
      Item: share.key,
      Standing: share.fund ? "" : answerTexts.standings[standingUnder(share, standard)],
      Shares: Number(share.shares.toFixed(6)),
      "Amount (USD)": cents(share.value),
      "Percent of value":
        share.value === null || owned.totals.value === 0 ? null : hundredths((share.value / owned.totals.value) * 100),
      Estimated: share.isAbout ? 1 : 0,
      Date: share.priceOn,
    })),
    { Part: texts.earned, Item: texts.dividends, ...amountCells(earned.dividends) },
    { Part: texts.earned, Item: texts.gains, ...amountCells(earned.gains) },
    ...byRule.flatMap(({ rule, due, given, owed }) =>
      Object.entries({ due: toPay(due), given, owed: toPay(owed) }).map(([what, amount]) => ({
        Part: RULE_LABELS[rule],
        Item: ledgerTexts.columns[what as "due" | "given" | "owed"],
        ...amountCells(amount),
      })),
    ),
    ...gifts.map(({ date, amount, currency, to }) => ({
      Part: ledgerTexts.givenTitle,
      Item: to,
      Date: date,
      Amount: cents(amount),
      Currency: currency,
    })),
    { Part: texts.costs, Item: texts.fees, ...amountCells(fees) },
    { Part: texts.costs, Item: texts.tax, ...amountCells(taxes) },
    { Part: texts.costs, Item: texts.purification, ...amountCells(toPay(purification)) },
    { Part: texts.costs, Item: texts.all, ...amountCells(toPay(total)), "Percent of value": hundredths(costs.percent) },
    ...zakat.days.map((date) => ({ Part: texts.zakat, Item: texts.hawlEnds, Date: date })),
    ...(zakat.latest
      ? [
          {
            Part: texts.zakat,
            Item: texts.owedZakat,
            "Amount (USD)": cents(zakat.latest.owed),
            "Percent of value": hundredths(zakat.percent),
            Date: zakat.latest.on,
          },
        ]
      : []),
    ...turned.map(({ key, on, kind }) => ({
      Part: turnedTexts.heading,
      Item: key,
      Standing: turnedTexts.kinds[kind](formatDay(on)),
      Date: on,
    })),
  ];
  return csvText([HEADS, ...rows.map((cells) => HEADS.map((head) => cells[head] ?? ""))]);
}
