import { useState } from "react";
import { Link } from "react-router";
import { zakatTexts as texts } from "#messages/portfolio.ts";
import { formatDay, formatDollars, formatPercent } from "#wording/format.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { hawlEnd } from "../../../../../domain/zakat/hawl.ts";
import { SHARE_METHOD_POSITIONS } from "../../../../../domain/zakat/zakat-positions.ts";
import { PATHS } from "../../../config/paths.ts";
import { ZAKAT_HAND_OVER_KEY, type ZakatHandOver } from "../../../config/zakat-hand-over.ts";
import { writeStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import shared from "../Portfolio.module.css";
import { type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import type { CountedShare } from "./zakat-of.ts";

const ROWS_AT_ONCE = 25;

const COLUMNS: readonly Column<CountedShare>[] = [
  { label: texts.columns.share, cell: ({ key }) => <bdi>{key}</bdi> },
  { label: texts.columns.purpose, cell: ({ basis }) => (basis === "trading" ? texts.trading : texts.longTerm) },
  { label: texts.columns.value, className: shared.number, cell: ({ value }) => formatDollars(value) },
  {
    label: texts.columns.percent,
    className: shared.number,
    cell: ({ percent, basis }) => (
      <>
        {formatPercent(percent)}
        {basis !== "trading" && <small>{texts.bases[basis]}</small>}
      </>
    ),
  },
  { label: texts.columns.counted, className: shared.number, cell: ({ counted }) => formatDollars(counted) },
];

export function ZakatShares({ used }: { used: UsedPortfolio }) {
  const { hawlBegan } = used.summary;
  const [isFilled, setFilled] = useState(false);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const counted = useAsked(used, "zakat", { limit: shown });
  if (!counted) return <Skeleton className="tall-10" />;
  const { rows, countFound, countWithoutPrice, total, isAcceptedShareUsed, assets } = counted;
  const due = hawlBegan && hawlEnd(hawlBegan);
  const isOver = due !== null && due <= isoDay(new Date());
  const fill = () => {
    const given: ZakatHandOver = { assets, ...(due !== null && { isHawlComplete: isOver }) };
    writeStored(ZAKAT_HAND_OVER_KEY, JSON.stringify(given));
    setFilled(true);
  };
  return (
    <TitledSection id="zakat-heading" level="h2" title={texts.heading} className="stack-4 one-column">
      <p className="note measure">{texts.lead}</p>
      <DataTable
        caption={texts.heading}
        className={shared.table}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row" colSpan={4}>
              {texts.total}
            </th>
            <td className={shared.number}>
              <strong>{formatDollars(total)}</strong>
            </td>
          </tr>
        }
      />
      {countFound > rows.length && (
        <div>
          <Button look="secondary" size="small" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {texts.more(Math.min(ROWS_AT_ONCE, countFound - rows.length))}
          </Button>
        </div>
      )}
      {countWithoutPrice > 0 && <p className="note measure">{texts.left(countWithoutPrice)}</p>}
      {isAcceptedShareUsed && (
        <p className="note measure">
          {texts.acceptedNote}{" "}
          {SHARE_METHOD_POSITIONS.proxy.sources.map(({ url, title }) => (
            <a key={title} href={url ?? undefined}>
              {title}
            </a>
          ))}
          . {texts.companyNote}
        </p>
      )}
      <p className="note measure">{texts.haramNote}</p>
      <div className="fields">
        <TextField
          label={texts.hawl}
          hint={texts.hawlHint}
          type="date"
          value={hawlBegan ?? ""}
          onChange={({ target }) => used.tell("choose", { hawlBegan: target.value || null })}
        />
      </div>
      {due && <p>{isOver ? texts.hawlOver(formatDay(due)) : texts.hawlDue(formatDay(due))}</p>}
      <div className="wrap-3">
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
    </TitledSection>
  );
}
