import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatPercent } from "../format.ts";
import { shortName } from "../names.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { amountOfShares, partToGive } from "./ratios.ts";
import { standingLine } from "./standing.ts";
import * as words from "./verdict.words.ts";

export { EVERY_TEST_PASSED, FLIP_TEXTS, NOT_SCREENED, STATUS_LABELS } from "./verdict.words.ts";

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  ...words.SENTENCES,
  formatAmount,
  amountOfShares,
  formatPercent,
  partToGive,
  standingLine,
  inputs: INPUT_LABELS,
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  words.stockQuestion({ name: shortName(name), symbol });

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => words.stockTitle(everydayName(shortName(name)));

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export const stockDescription = (stock: Stock): string => words.stockDescription(answerOf(stock));
