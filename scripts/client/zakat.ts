import { nisabsAtPrices } from "../../domain/zakat/nisab.ts";
import { calculateGivenZakat, type ZakatCalculation } from "../../domain/zakat/zakat.ts";
import { ZAKAT_ASSET_TYPES, type ZakatAssetType } from "../../domain/zakat/zakat-terms.ts";
import { errorSentence } from "../../schema/contracts/reasons.ts";
import type { NisabsAnswer } from "../../schema/contracts/zakat.ts";
import { zakatRequestSchema } from "../../schema/contracts/zakat-request.ts";
import { formatDay, formatDollars } from "../../schema/wording/en/format.ts";
import { ERROR_SENTENCES } from "../../schema/wording/en/refusals.ts";
import { countingText, hawlText, ZAKAT_ASSET_LABELS } from "../../schema/wording/en/zakat.ts";
import { resultTexts } from "../../web/src/features/zakat/messages.ts";
import { describeIssue, refusalOf } from "../../worker/http/invalid-input.ts";
import type { Client } from "./client.ts";
import { type Paint, plain, table } from "./terminal.ts";

/** What was typed cannot be what is meant; the message is a sentence for people. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** `real_estate` is asked for as --real-estate. */
const wordOf = (type: ZakatAssetType) => type.replace("_", "-");

export const ZAKAT_OPTIONS = {
  ...Object.fromEntries(ZAKAT_ASSET_TYPES.map((type) => [wordOf(type), { type: "string" } as const])),
  liabilities: { type: "string" },
  currency: { type: "string" },
  karat: { type: "string" },
  fineness: { type: "string" },
  nisab: { type: "string" },
  madhab: { type: "string" },
  "solar-year": { type: "boolean" },
} as const;

export type ZakatWords = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Zakat on what is typed, calculated here: only the day's prices of gold and silver are asked for.
 *
 * @throws UsageError
 * @throws MizanError
 */
export async function typedZakat(client: Client, words: ZakatWords) {
  const request = requestOf(words);
  const nisabs = await client.call("GET /api/zakat/nisab", {});
  const { rates } = nisabs.exchangeRates;
  const { currency } = words;
  if (typeof currency === "string" && !Object.hasOwn(rates, currency))
    throw new UsageError(`--currency must be one of ${Object.keys(rates).join(", ")}.`);
  return { ...calculateGivenZakat(request, nisabsAtPrices(nisabs), rates), nisabs };
}

function requestOf(words: ZakatWords) {
  const { currency, karat, fineness, nisab, madhab, liabilities, "solar-year": isSolar } = words;
  const inCurrency = currency === undefined ? {} : { currency };
  const assets = ZAKAT_ASSET_TYPES.flatMap((type): object[] => {
    const text = words[wordOf(type)];
    if (typeof text !== "string") return [];
    const isMetal = type === "gold" || type === "silver";
    if (isMetal && /g$/i.test(text)) {
      const stamp =
        type === "gold" && karat !== undefined
          ? { karat: amountOf("karat", karat) }
          : type === "silver" && fineness !== undefined
            ? { fineness: amountOf("fineness", fineness) }
            : {};
      return [{ type, weightGrams: amountOf(type, text.slice(0, -1)), ...stamp }];
    }
    return [{ type, value: amountOf(wordOf(type), text), ...inCurrency }];
  });
  const parsed = zakatRequestSchema.safeParse(
    {
      assets,
      ...(nisab !== undefined && { nisabType: nisab }),
      ...(madhab !== undefined && { madhab }),
      ...(isSolar && { yearBasis: "solar" }),
      ...(liabilities !== undefined && {
        liabilities: amountOf("liabilities", liabilities),
        ...(currency !== undefined && { liabilitiesCurrency: currency }),
      }),
    },
    { error: describeIssue },
  );
  if (parsed.success) return parsed.data;
  const [issue = { message: "", path: [] }] = parsed.error.issues;
  const [reason, parameters] = refusalOf(issue);
  throw new UsageError(errorSentence(ERROR_SENTENCES, reason, parameters) ?? "This is not a calculation of zakat.");
}

/** A plain number: 9000 or 9000.50. Signs between thousands mean different numbers in different countries. */
function amountOf(name: string, text: string | boolean): number {
  if (typeof text !== "string" || !/^\d{1,15}(\.\d+)?$/.test(text.trim()))
    throw new UsageError(`--${name} must be a plain number such as 9000.50, not "${plain(String(text))}".`);
  return Number(text);
}

export function zakatLines(result: ZakatCalculation & { nisabs: NisabsAnswer }, paint: Paint): string[] {
  const { zakatOwed, totalZakatable, nisabValue, nisabType, liabilitiesDeducted, ratePercent, assets, nisabs } = result;
  const { asOf, source } = nisabs[nisabType];
  return [
    paint(
      "bold",
      result.isNisabReached ? `Zakat: ${formatDollars(zakatOwed)}` : "No zakat is due: the nisab is not reached.",
    ),
    "",
    ...table(
      [
        ...assets.map((line) => [
          `  ${ZAKAT_ASSET_LABELS[line.type]}`,
          formatDollars(line.zakatableValue),
          countingText(line),
        ]),
        ...(liabilitiesDeducted > 0
          ? [[`  ${resultTexts.deducted}`, `-${formatDollars(liabilitiesDeducted)}`, ""]]
          : []),
        ["  In total", formatDollars(totalZakatable), `${ratePercent}% of it, once the nisab is reached`],
        [
          `  Nisab by ${nisabType}`,
          formatDollars(nisabValue),
          `${plain(source.label)}${asOf ? `, ${formatDay(asOf)}` : ""}`,
        ],
      ],
      [1],
    ),
    "",
    hawlText(result.isHawlComplete),
    paint("faint", resultTexts.disclaimer),
  ];
}
