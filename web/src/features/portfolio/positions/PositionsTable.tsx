import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { answerTexts, positionTexts as texts } from "#messages/portfolio.ts";
import { formatDay, formatPercent, quotedTexts } from "#wording/format.ts";
import { holdingsDay, KIND_SENTENCES, warningSentence } from "#wording/funds.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { fundWarnings } from "../../../../../domain/funds/look-through.ts";
import { partsUnder, standingUnder, type ValuePart } from "../../../../../domain/portfolio/totals.ts";
import type { HeldFund } from "../../../../../schema/contracts/portfolio.ts";
import { fundPath, stockPath } from "../../../config/paths.ts";
import { formatShares } from "../../../lib/amount-text.ts";
import { call } from "../../../lib/http.ts";
import { ListedAnswer } from "../../../lib/ListedAnswer.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StandingMark } from "../answer/Answer.tsx";
import { InMoney } from "../currency/ShownMoney.tsx";
import shared from "../Portfolio.module.css";
import { SHOWN_POSITIONS, type ShownPositions } from "../portfolio-view.ts";
import type { Session } from "../session/portfolio-worker.ts";
import { type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import type { PartedProps } from "./Parted.tsx";
import styles from "./PositionsTable.module.css";

const EditDialog = later(() => import("./EditDialog.tsx"), "EditDialog");

const Parted = lazy(() => import("./Parted.tsx").catch(() => ({ default: () => null })));

const ROWS_AT_FIRST = 10;
const ROWS_AT_ONCE = 25;
const ALTERNATIVES_SHOWN = 3;

type Row = Awaited<ReturnType<Session["positions"]>>["rows"][number];

type Edited = { positionKey: string; isPriceAsked?: boolean };

type PositionsTableProps = {
  used: UsedPortfolio;
  show: ShownPositions | "";
  onShow: (show: ShownPositions | "") => void;
};

export function PositionsTable({ used, show, onShow }: PositionsTableProps) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const [edited, setEdited] = useState<Edited>();
  const found = useAsked(used, "positions", { text, show, limit: shown });
  if (!found) return <Skeleton className="tall-10" />;
  const { rows, countFound, countAll } = found;
  return (
    <section className="stack-4 one-column" aria-label={texts.caption}>
      {(countAll > ROWS_AT_FIRST || show !== "") && (
        <div className="fields">
          <TextField label={texts.find} type="search" value={text} onChange={({ target }) => setText(target.value)} />
          <SelectField
            label={texts.standing}
            value={show}
            options={SHOWN_POSITIONS.map((value) => ({ value, label: SHOWN_LABELS[value] }))}
            onChange={({ target }) => onShow(SHOWN_POSITIONS.find((word) => word === target.value) ?? "")}
          >
            <option value="">{texts.any}</option>
          </SelectField>
        </div>
      )}
      {countFound === 0 && <p className="note measure">{texts.noneFound}</p>}
      {countFound > 0 && (
        <DataTable
          caption={texts.caption}
          className={`${shared.table} ${styles.table}`}
          columns={columnsFor(used, setEdited)}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      {countFound > rows.length && (
        <div className="wrap-3">
          <Button look="secondary" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {texts.more(Math.min(ROWS_AT_ONCE, countFound - rows.length))}
          </Button>
          <p className="note measure">{texts.shown(rows.length, countFound)}</p>
        </div>
      )}
      {edited !== undefined && (
        <EditDialog key={edited.positionKey} {...edited} used={used} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

const SHOWN_LABELS = { ...answerTexts.standings, ...texts.shownOnly };

function columnsFor(used: UsedPortfolio, onEdit: (edited: Edited) => void): Column<Row>[] {
  return [
    { label: texts.columns.share, cell: (row) => <Share row={row} used={used} /> },
    { label: texts.columns.shares, className: shared.number, cell: ({ position }) => formatShares(position.shares) },
    {
      label: texts.columns.price,
      className: shared.number,
      cell: ({ key, price }) => (
        <>
          {price ? (
            quotedTexts({ currentPrice: price.amount, price: price.quoted ?? null }).map((text, place) =>
              place === 0 ? text : <small key={text}>{text}</small>,
            )
          ) : (
            <button
              type="button"
              className={styles.link}
              onClick={() => onEdit({ positionKey: key, isPriceAsked: true })}
            >
              {texts.enterPrice}
            </button>
          )}
          {price?.on && (
            <small>{price.isOwn ? texts.ownPrice(formatDay(price.on)) : texts.priceOf(formatDay(price.on))}</small>
          )}
        </>
      ),
    },
    {
      label: texts.columns.value,
      className: shared.number,
      cell: ({ value }) => (value === null ? "–" : <InMoney>{(say) => say(value)}</InMoney>),
    },
    {
      label: texts.columns.standing,
      className: styles.standing,
      isPlain: true,
      cell: (row) => <RowStanding row={row} used={used} />,
    },
    {
      label: texts.columns.actions,
      className: styles.edit,
      isPlain: true,
      isHeadless: true,
      cell: ({ key }) => (
        <Button look="quiet" size="small" aria-label={texts.edit(key)} onClick={() => onEdit({ positionKey: key })}>
          {texts.editShort}
        </Button>
      ),
    },
  ];
}

type RowProps = { row: Row; used: UsedPortfolio };

function Share({ row, used }: RowProps) {
  const { key, name, stock, heldFund, position } = row;
  const countAccounts = position.accounts.filter(({ shares }) => shares > 0).length;
  return (
    <>
      {stock || heldFund ? (
        <Link to={stock ? stockPath(stock.symbol) : fundPath(key)} className={`strong ${styles.symbol}`}>
          <bdi>{key}</bdi>
        </Link>
      ) : (
        <strong>
          <bdi>{key}</bdi>
        </strong>
      )}
      {name !== key && <span className={`regular ${styles.name}`}>{name}</span>}
      {!stock && !heldFund && used.summary.lookUp === "idle" && <small>{texts.notKnown}</small>}
      {stock?.verdictOf && <small>{texts.verdictOf(stock.verdictOf.name)}</small>}
      {!stock && !heldFund && row.candidates.length > 0 && (
        <span className={styles.doubt}>
          {texts.whichCompany}{" "}
          {row.candidates.map((candidate) => (
            <button
              key={candidate.symbol}
              type="button"
              onClick={() => used.tell("chooseSymbol", key, candidate.symbol)}
            >
              <bdi>
                {candidate.name} ({candidate.symbol})
              </bdi>
            </button>
          ))}
        </span>
      )}
      {countAccounts > 1 && <small>{texts.accounts(countAccounts)}</small>}
      {row.isNameInDoubt && (
        <span className={styles.doubt}>
          {texts.nameInDoubt(position.share.name ?? "")}{" "}
          <button type="button" onClick={() => used.tell("chooseSymbol", key, key)}>
            {texts.isSame}
          </button>
        </span>
      )}
    </>
  );
}

function RowStanding({ row, used }: RowProps) {
  const standing = standingUnder(row, used.summary.standard);
  if (row.heldFund) return <FundParts row={row} fund={row.heldFund} used={used} />;
  return (
    <>
      <StandingMark standing={standing} />
      {used.summary.standard === "mizan" && row.stock && (
        <small>
          <ListedAnswer stock={{ ...row.stock, standing }} readOn={isoDay(new Date())} />
        </small>
      )}
      <Parting of={row.stock?.parting} />
      {row.stock && (standing === "doubt" || standing === "haram") && <Alternatives symbol={row.stock.symbol} />}
    </>
  );
}

/** Answers kept by an earlier version do not say it of a fund. */
function Parting({ of }: { of: PartedProps["of"] | null | undefined }) {
  if (!of) return null;
  return (
    <small>
      <Suspense fallback={"\u00a0"}>
        <Parted of={of} />
      </Suspense>
    </small>
  );
}

function Alternatives({ symbol }: { symbol: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ["portfolio", "alternatives", symbol],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol/alternatives", { params: { symbol }, signal }),
    enabled: isOpen,
  });
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.alternatives(symbol)}
      </button>
      {isOpen && (
        <ul role="status" className="text-2">
          {!data && <li>{isError ? texts.alternativesFailed : texts.alternativesAsked}</li>}
          {data?.stocks.length === 0 && <li>{texts.noAlternatives}</li>}
          {data?.stocks.slice(0, ALTERNATIVES_SHOWN).map((stock) => (
            <li key={stock.symbol}>
              <Link to={stockPath(stock.symbol)} className={styles.link}>
                {stock.name}
              </Link>{" "}
              <StandingMark standing={stock.standing} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A fund never has a single standing: shows its parts by weight, after any warnings about them. */
function FundParts({ row, fund, used }: RowProps & { fund: HeldFund }) {
  const { holdings, fundKind } = fund;
  const parts = partsUnder(row, used.summary.standard, 100);
  const weight = (part: ValuePart) => parts.get(part) ?? 0;
  const warnings = holdings ? fundWarnings(holdings, isoDay(new Date())) : [];
  return (
    <>
      <strong>{texts.fund}</strong>
      {holdings &&
        warnings.map((warning) => <small key={warning.code}>{warningSentence(warning, holdingsDay(holdings))}</small>)}
      {fundKind !== "shares" && <small>{KIND_SENTENCES[fundKind]}</small>}
      {holdings ? (
        <small>
          {texts.fundParts(
            formatPercent(weight("halal") + weight("purify")),
            formatPercent(weight("doubt")),
            formatPercent(weight("haram")),
          )}{" "}
          {warnings.some(({ code }) => code === "old_holdings") ? "" : texts.fundOf(holdingsDay(holdings))}
        </small>
      ) : (
        fundKind === "shares" && <small>{texts.fundUnknown}</small>
      )}
      <Parting of={holdings?.parting} />
    </>
  );
}
