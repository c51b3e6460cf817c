import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatDay } from "#wording/format.ts";
import {
  type EvidenceFigure,
  evidenceAmount,
  evidencePeriod,
  evidenceQuality,
  originalAmount,
} from "#wording/screening/evidence.ts";
import { entriesText } from "#wording/screening/evidence-notes.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { OPENS_IN_NEW_TAB } from "#wording/site.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { CLAIMED_INPUTS, type ClaimedInput } from "../../../../../domain/claims/claim.ts";
import type { InputName } from "../../../../../domain/facts/company-facts.ts";
import { filingsPageOf } from "../../../../../domain/facts/filings-pages.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { READERS_ID } from "../../../config/figure-address.ts";
import { stockPath } from "../../../config/paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TitledFold } from "../../../ui/Fold.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { FromReport } from "../card/StockSection.tsx";
import styles from "./Table.module.css";

const OF_THE_MARKET: ReadonlySet<InputName> = new Set([
  "price",
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
]);

const columnsWith = (symbol: string, filings: ReturnType<typeof filingsPageOf>): readonly Column<EvidenceFigure>[] => [
  {
    label: analysisTexts.columns.input,
    cell: ({ input, note, basis }) => (
      <>
        {INPUT_LABELS[input]}
        {note && <small>{asFiled(note, basis)}</small>}
      </>
    ),
  },
  {
    label: analysisTexts.columns.amount,
    className: classNames(stacked.number, styles.amount),
    isPlain: true,
    cell: (fact) => (
      <>
        <span className="tabular">{evidenceAmount(fact)}</span>
        {originalAmount(fact) && <small>{originalAmount(fact)}</small>}
      </>
    ),
  },
  { label: analysisTexts.columns.period, className: styles.period, isPlain: true, cell: evidencePeriod },
  {
    label: analysisTexts.columns.source,
    className: styles.sourceCell,
    isPlain: true,
    cell: (fact) => (
      <>
        <SourceName fact={fact} />
        {fact.source === "reader-report" && (
          <small>
            <Link to={`${stockPath(symbol)}#${READERS_ID}`}>{analysisTexts.readBy}</Link>
          </small>
        )}
        {filings && isOfReports(fact) && (
          <small>
            <OutsideLink url={filings.url}>{analysisTexts.checkAt(filings.name)}</OutsideLink>
          </small>
        )}
        {isClaimed(fact.input) && (
          <small>
            <FromReport symbol={symbol} input={fact.input} />
          </small>
        )}
      </>
    ),
  },
  {
    label: analysisTexts.columns.quality,
    className: styles.quality,
    isPlain: true,
    cell: (fact) => <Badge tone={fact.quality === "reported" ? "positive" : "caution"}>{evidenceQuality(fact)}</Badge>,
  },
];

const isClaimed = (input: InputName): input is ClaimedInput => CLAIMED_INPUTS.some((one) => one === input);

/** What every verdict on figures rests on. */
const NEEDED = [
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
  "interestIncome",
] as const satisfies readonly ClaimedInput[];

type Evidenced = Pick<Stock, "symbol" | "exchange" | "country" | "figuresOn"> & {
  analysis: Pick<Analysis, "evidence" | "screenedOn" | "business">;
};

export function EvidenceTable({ stock }: { stock: Evidenced }) {
  const { evidence, screenedOn, business } = stock.analysis;
  const missing = business.isMoneyTrade
    ? []
    : NEEDED.filter((input) => !evidence.some((figure) => figure.input === input));
  return (
    <TitledFold
      id="evidence"
      title={analysisTexts.evidence}
      result={stock.figuresOn ? analysisTexts.oldestFigure(formatDay(stock.figuresOn)) : analysisTexts.noEvidence}
      isInPage
    >
      <p className="note">{analysisTexts.screenedOn(formatDay(screenedOn))}</p>
      {evidence.length === 0 ? (
        <p className="note">{analysisTexts.noEvidence}</p>
      ) : (
        <DataTable
          caption={analysisTexts.evidenceNote}
          className={classNames(stacked.table, styles.evidence)}
          columns={columnsWith(stock.symbol, filingsPageOf(stock))}
          rows={evidence}
          rowKey={({ input, source, periodEnd }) => `${input} ${source} ${periodEnd}`}
        />
      )}
      {missing.map((input) => (
        <p key={input} className="note">
          {analysisTexts.missing(INPUT_LABELS[input])} <FromReport symbol={stock.symbol} input={input} isMissing />
        </p>
      ))}
    </TitledFold>
  );
}

/** A note in which the names of a filing's entries, English everywhere, say that they are. */
function asFiled(note: string, basis: EvidenceFigure["basis"]): ReactNode {
  const entries = basis?.kind === "source" && basis.entries ? entriesText(basis.entries) : "";
  if (!entries || !note.includes(entries)) return note;
  const [before, after] = note.split(entries, 2);
  return (
    <>
      {before}
      <bdi lang="en" dir="ltr">
        {entries}
      </bdi>
      {after}
    </>
  );
}

/** A figure that stands in a company's reports, given by a source without an address. */
function isOfReports({ input, source, url }: EvidenceFigure): boolean {
  return url === null && source !== "mizan-estimate" && !OF_THE_MARKET.has(input);
}

function SourceName({ fact }: { fact: EvidenceFigure }) {
  const label = SOURCE_LABELS[fact.source];
  return fact.url?.startsWith("https://") ? <OutsideLink url={fact.url}>{label}</OutsideLink> : label;
}

function OutsideLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`inline-line gap-tiny ${styles.source}`}>
      {children}
      <ExternalLink aria-hidden="true" size={14} />
      <span className="visually-hidden">{OPENS_IN_NEW_TAB}</span>
    </a>
  );
}
