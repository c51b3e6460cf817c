import { useState } from "react";
import { Link } from "react-router";
import { sum } from "../../../../../domain/portfolio/positions.ts";
import { zakatablePart } from "../../../../../domain/portfolio/zakatable-part.ts";
import { hawlEnd } from "../../../../../domain/zakat/hawl.ts";
import { SHARE_METHOD_POSITIONS } from "../../../../../domain/zakat/zakat-positions.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { PATHS } from "../../../config/paths.ts";
import { ZAKAT_HAND_OVER_KEY, type ZakatHandOver } from "../../../config/zakat-hand-over.ts";
import { handOver } from "../../../lib/hand-over.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { zakatTexts as texts } from "../messages.ts";
import shared from "../Portfolio.module.css";
import type { KeptPortfolio } from "../portfolio-store.ts";
import type { ViewedPosition } from "../portfolio-view.ts";
import type { UsedPortfolio } from "../use-portfolio.ts";

const ROWS_AT_ONCE = 25;

type Counted = {
  row: ViewedPosition;
  value: number;
  isTrading: boolean;
  percent: number;
  basis: string;
  counted: number;
};

/** The shares by what zakat is counted on, and the way into the calculator. */
export function ZakatShares({ used }: { used: UsedPortfolio }) {
  const { kept, view, change } = used;
  const [isFilled, setFilled] = useState(false);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = view.positions.flatMap((row) => (row.value === null ? [] : [countedOf(row, row.value, kept)]));
  const withoutPrice = view.positions.length - rows.length;
  const total = sum(rows.map(({ counted }) => counted));
  const bases = new Set(rows.map(({ basis }) => basis));
  const due = kept.hawlBegan && hawlEnd(kept.hawlBegan);
  const isOver = due !== null && due <= new Date().toISOString().slice(0, 10);
  const fill = () => {
    const given: ZakatHandOver = { assets: assetsOf(rows), ...(due !== null && { isHawlComplete: isOver }) };
    handOver(ZAKAT_HAND_OVER_KEY, given);
    setFilled(true);
  };
  return (
    <section aria-labelledby="zakat-heading" className={shared.part}>
      <h2 id="zakat-heading">{texts.heading}</h2>
      <p className={shared.note}>{texts.lead}</p>
      <div className={shared.scroll}>
        <table className={shared.table}>
          <caption className="visually-hidden">{texts.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col">{texts.columns.purpose}</th>
              <th scope="col" className={shared.number}>
                {texts.columns.value}
              </th>
              <th scope="col" className={shared.number}>
                {texts.columns.percent}
              </th>
              <th scope="col" className={shared.number}>
                {texts.columns.counted}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ row, value, isTrading, percent, basis, counted }) => (
              <tr key={row.key}>
                <th scope="row">{row.key}</th>
                <td>{isTrading ? texts.trading : texts.longTerm}</td>
                <td className={`${shared.number} tabular`}>{formatDollars(value)}</td>
                <td className={`${shared.number} tabular`}>
                  {formatPercent(percent)}
                  {basis !== "" && <small>{basis}</small>}
                </td>
                <td className={`${shared.number} tabular`}>{formatDollars(counted)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {texts.total}
              </th>
              <td className={`${shared.number} tabular`}>
                <strong>{formatDollars(total)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {rows.length > shown && (
        <div>
          <Button look="secondary" size="small" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {texts.more(rows.length - shown)}
          </Button>
        </div>
      )}
      {withoutPrice > 0 && <p className={shared.note}>{texts.left(withoutPrice)}</p>}
      {bases.has(texts.bases.accepted_share) && (
        <p className={shared.note}>
          {texts.acceptedNote}{" "}
          {SHARE_METHOD_POSITIONS.proxy.sources.map(({ url, title }) => (
            <a key={title} href={url ?? undefined}>
              {title}
            </a>
          ))}
          . {texts.companyNote}
        </p>
      )}
      <p className={shared.note}>{texts.haramNote}</p>
      <div className={shared.form}>
        <TextField
          label={texts.hawl}
          hint={texts.hawlHint}
          type="date"
          value={kept.hawlBegan ?? ""}
          onChange={({ target }) => {
            const hawlBegan = target.value || null;
            void change((before) => ({ ...before, hawlBegan })).catch(() => undefined);
          }}
        />
      </div>
      {due && <p>{isOver ? texts.hawlOver(formatDay(due)) : texts.hawlDue(formatDay(due))}</p>}
      <div className={shared.actions}>
        <Button onClick={fill} disabled={rows.length === 0}>
          {texts.fill}
        </Button>
        <p role="status">
          {isFilled && (
            <>
              {texts.filled} <Link to={PATHS.zakat}>{texts.open}</Link>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function countedOf(row: ViewedPosition, value: number, { own }: KeptPortfolio): Counted {
  const said = own[row.key];
  if (said?.purpose === "trading") return { row, value, isTrading: true, percent: 100, basis: "", counted: value };
  const part = zakatablePart({ own: said?.zakatable ?? null, knownPercent: row.stock?.zakatablePercent ?? null });
  const counted = (value * part.percent) / 100;
  return { row, value, isTrading: false, percent: part.percent, basis: texts.bases[part.basis], counted };
}

/** At most one asset for each way to count, so that the calculator stays readable: trading, the accepted share, known parts together. */
function assetsOf(rows: readonly Counted[]): ZakatAssetInput[] {
  const trading = rows.filter(({ isTrading }) => isTrading);
  const accepted = rows.filter(({ basis }) => basis === texts.bases.accepted_share);
  const known = rows.filter((row) => !trading.includes(row) && !accepted.includes(row));
  const worthOf = (some: readonly Counted[]) => sum(some.map(({ value }) => value));
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  return [
    ...(trading.length > 0
      ? [{ type: "stocks", value: cents(worthOf(trading)), method: "market_value", note: texts.notes.trading } as const]
      : []),
    ...(accepted.length > 0
      ? [{ type: "stocks", value: cents(worthOf(accepted)), method: "proxy", note: texts.notes.accepted } as const]
      : []),
    ...(known.length > 0
      ? [
          {
            ...({
              type: "stocks",
              value: cents(worthOf(known)),
              method: "zakatable_assets",
              note: texts.notes.known,
            } as const),
            zakatablePercent:
              worthOf(known) > 0 ? (sum(known.map(({ counted }) => counted)) / worthOf(known)) * 100 : 0,
          },
        ]
      : []),
  ];
}
