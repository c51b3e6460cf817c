import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { contributionsTexts, wantedTexts as texts } from "#messages/claims/public.ts";
import { claimFormTexts } from "#messages/claims.ts";
import { CHANGES_TEXTS } from "#wording/changes.words.ts";
import { formatAmount, formatCount } from "#wording/format.ts";
import { exchangeLabel } from "#wording/places.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { CLAIMED_INPUTS, type ClaimedInput } from "../../../../../domain/claims/claim.ts";
import { COVERED_EXCHANGES, type ExchangeCode } from "../../../../../domain/facts/exchanges.ts";
import { filingsPageOf } from "../../../../../domain/facts/filings-pages.ts";
import type { WantedFigure } from "../../../../../schema/contracts/claims.ts";
import { figurePath } from "../../../config/figure-address.ts";
import { stockPath } from "../../../config/paths.ts";
import type { Output } from "../../../lib/http.ts";
import { answerQuery, pagesQuery, wholeList } from "../../../lib/queries.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { type Column, DataTable, Scrolling } from "../../../ui/DataTable.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { FailureMessage, MoreButton } from "../../../ui/StateMessage.tsx";
import { ReportLink } from "../ReportLink.tsx";
import styles from "./Public.module.css";

const EXCHANGES = COVERED_EXCHANGES.map((value) => ({ value, label: exchangeLabel(value) }));
const INPUTS = CLAIMED_INPUTS.map((value) => ({ value, label: INPUT_LABELS[value] }));

/** The companies in doubt whose verdict one figure of one report settles, the largest first. */
export function Wanted() {
  const { address, change } = useAddress();
  const filter = {
    exchange: COVERED_EXCHANGES.find((code) => code === address.get("exchange")),
    input: CLAIMED_INPUTS.find((input) => input === address.get("input")),
  };
  const { data: counts } = useQuery(answerQuery(["claims", "wanted", "counts"], "GET /api/claims/wanted/counts", {}));
  const list = useInfiniteQuery({
    ...pagesQuery(["claims", "wanted", filter], "GET /api/claims/wanted", { query: { ...filter, limit: "24" } }),
    select: wholeList,
  });
  const companies = list.data?.rows;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.filters}>
        <SelectField
          label={CHANGES_TEXTS.market}
          value={filter.exchange ?? ""}
          options={[{ value: "", label: CHANGES_TEXTS.everyMarket }, ...EXCHANGES]}
          onChange={({ target }) => change({ exchange: target.value })}
        />
        <SelectField
          label={texts.figure}
          value={filter.input ?? ""}
          options={[{ value: "", label: texts.everyFigure }, ...INPUTS]}
          onChange={({ target }) => change({ input: target.value })}
        />
      </div>
      {!companies && list.error && <FailureMessage text={contributionsTexts.failed} onRetry={list.refetch} />}
      {!companies && !list.error && <p className="note wrap gap-1-4">{contributionsTexts.loading}</p>}
      {companies && (
        <p className="note wrap gap-1-4" role="status">
          {companies.length === 0 ? texts.none : texts.found(list.data?.totalCount ?? 0)}
        </p>
      )}
      <ol className="stack-3">
        {companies?.map((company) => (
          <li key={company.id}>
            <Company company={company} />
          </li>
        ))}
      </ol>
      <MoreButton of={list}>{CHANGES_TEXTS.more}</MoreButton>
      {counts && counts.length > 0 && <Counts counts={counts} />}
    </div>
  );
}

function Company({ company: { symbol, name, exchange, marketCapitalization, input } }: { company: WantedFigure }) {
  const filings = filingsPageOf({ symbol, exchange, country: null });
  return (
    <article className={styles.company} aria-label={name}>
      <h2 className="label">
        <Link to={stockPath(symbol)}>{symbol}</Link> <span className="regular">{name}</span>
      </h2>
      <p>
        <strong>{INPUT_LABELS[input]}</strong>
      </p>
      <p className="note wrap items-baseline gap-1-4">
        <bdi>{exchangeLabel(exchange)}</bdi>
        {marketCapitalization !== null && <span>{texts.worth(formatAmount(marketCapitalization))}</span>}
        {filings && (
          <span>
            {claimFormTexts.reportsAt} <ReportLink url={filings.url}>{filings.name}</ReportLink>
          </span>
        )}
      </p>
      <ButtonLink look="secondary" size="small" to={figurePath(symbol, input)}>
        {texts.give}
      </ButtonLink>
    </article>
  );
}

type Counted = Output<"GET /api/claims/wanted/counts">;

/** A table of the markets with the figures that are wanted there. */
function Counts({ counts }: { counts: Counted }) {
  const inputs = CLAIMED_INPUTS.filter((input) => counts.some((count) => count.input === input));
  const sum = (exchange: ExchangeCode, input?: ClaimedInput) =>
    counts
      .filter((count) => count.exchange === exchange && (input === undefined || count.input === input))
      .reduce((total, { stocks }) => total + stocks, 0);
  const markets = [...new Set(counts.map(({ exchange }) => exchange))].sort((one, other) => sum(other) - sum(one));
  const columns: Column<ExchangeCode>[] = [
    {
      label: CHANGES_TEXTS.market,
      cell: (exchange) => <Link to={`?exchange=${exchange}`}>{exchangeLabel(exchange)}</Link>,
    },
    { label: texts.total, cell: (exchange) => formatCount(sum(exchange)) },
    ...inputs.map((input) => ({
      label: INPUT_LABELS[input],
      cell: (exchange: ExchangeCode) => (sum(exchange, input) > 0 ? formatCount(sum(exchange, input)) : "–"),
    })),
  ];
  return (
    <section className="stack-3 may-shrink" aria-labelledby="wanted-counts">
      <h2 className="text-4" id="wanted-counts">
        {texts.counts}
      </h2>
      <Scrolling label={texts.counts} className={styles.scroll}>
        <DataTable className="text-2 tabular" columns={columns} rows={markets} rowKey={(exchange) => exchange} />
      </Scrolling>
    </section>
  );
}
