import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { fundWarnings } from "../../../../../domain/funds/look-through.ts";
import { ownName } from "../../../../../domain/portfolio/records.ts";
import {
  hasPart,
  partsUnder,
  standingUnder,
  VALUE_PARTS,
  type ValuePart,
} from "../../../../../domain/portfolio/totals.ts";
import type { HeldFund } from "../../../../../schema/contracts/portfolio.ts";
import { formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { holdingsDay, KIND_SENTENCES, warningSentence } from "../../../../../schema/wording/en/funds.ts";
import { fundPath, stockPath } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { formatShares } from "../format-shares.ts";
import { answerTexts, positionTexts as texts } from "../messages.ts";
import shared from "../Portfolio.module.css";
import type { ViewedPosition } from "../portfolio-view.ts";
import { StandingMark } from "../StandingMark.tsx";
import type { UsedPortfolio } from "../use-portfolio.ts";
import styles from "./PositionsTable.module.css";

const EditDialog = lazy(async () => ({ default: (await import("./EditDialog.tsx")).EditDialog }));

const ROWS_AT_ONCE = 25;

export function PositionsTable({ used }: { used: UsedPortfolio }) {
  const { kept, view } = used;
  const [text, setText] = useState("");
  const [standing, setStanding] = useState<ValuePart | "">("");
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [edited, setEdited] = useState<string>();
  const wanted = text.trim().toLowerCase();
  const found = view.positions.filter(
    (row) =>
      (standing === "" || hasPart(row, kept.standard, standing)) &&
      (wanted === "" || `${row.key} ${row.name}`.toLowerCase().includes(wanted)),
  );
  const editedRow = view.positions.find(({ key }) => key === edited);
  return (
    <section className={shared.part} aria-label={texts.caption}>
      {view.positions.length > ROWS_AT_ONCE / 2 && (
        <div className={shared.form}>
          <TextField label={texts.find} type="search" value={text} onChange={({ target }) => setText(target.value)} />
          <SelectField
            label={texts.standing}
            value={standing}
            onChange={({ target }) => setStanding(VALUE_PARTS.find((word) => word === target.value) ?? "")}
          >
            <option value="">{texts.any}</option>
            {VALUE_PARTS.map((word) => (
              <option key={word} value={word}>
                {answerTexts.standings[word]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {found.length === 0 && <p className={shared.note}>{texts.noneFound}</p>}
      {found.length > 0 && (
        <table className={`${shared.table} ${styles.table}`}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col" className={shared.number}>
                {texts.columns.shares}
              </th>
              <th scope="col" className={shared.number}>
                {texts.columns.price}
              </th>
              <th scope="col" className={shared.number}>
                {texts.columns.value}
              </th>
              <th scope="col">{texts.columns.standing}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map((row) => (
              <PositionRow key={row.key} row={row} used={used} onEdit={() => setEdited(row.key)} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown && (
        <div className={shared.actions}>
          <Button look="secondary" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {texts.more(Math.min(ROWS_AT_ONCE, found.length - shown))}
          </Button>
          <p className={shared.note}>{texts.shown(shown, found.length)}</p>
        </div>
      )}
      <Suspense fallback={null}>
        {editedRow && (
          <EditDialog key={editedRow.key} row={editedRow} used={used} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

function PositionRow({ row, used, onEdit }: { row: ViewedPosition; used: UsedPortfolio; onEdit: () => void }) {
  const { key, name, stock, heldFund, position, price, value } = row;
  const standing = standingUnder(row, used.kept.standard);
  return (
    <tr>
      <th scope="row">
        {stock || heldFund ? (
          <Link to={stock ? stockPath(stock.symbol) : fundPath(key)} className={styles.symbol}>
            {key}
          </Link>
        ) : (
          <strong>{key}</strong>
        )}
        {name !== key && <span className={styles.name}>{name}</span>}
        {!stock && !heldFund && used.lookUp === "idle" && <small>{texts.notKnown}</small>}
        {stock?.verdictOf && <small>{texts.verdictOf(stock.verdictOf.name)}</small>}
        {position.accounts.filter(({ shares }) => shares > 0).length > 1 && (
          <small>{texts.accounts(position.accounts.filter(({ shares }) => shares > 0).length)}</small>
        )}
        {row.isNameInDoubt && <NameInDoubt row={row} used={used} />}
      </th>
      <td className={`${shared.number} tabular`} data-label={texts.columns.shares}>
        {formatShares(position.shares)}
      </td>
      <td className={`${shared.number} tabular`} data-label={texts.columns.price}>
        {price ? formatDollars(price.amount) : texts.noPrice}
        {price?.on && (
          <small>{price.isOwn ? texts.ownPrice(formatDay(price.on)) : texts.priceOf(formatDay(price.on))}</small>
        )}
      </td>
      <td className={`${shared.number} tabular`} data-label={texts.columns.value}>
        {value === null ? "–" : formatDollars(value)}
      </td>
      <td className={styles.standing}>
        {heldFund ? <FundParts row={row} fund={heldFund} used={used} /> : <StandingMark standing={standing} />}
        {used.kept.standard === "mizan" && stock?.reason && (standing === "doubt" || standing === "haram") && (
          <small>{stock.reason}</small>
        )}
      </td>
      <td className={styles.edit}>
        <Button look="quiet" size="small" aria-label={texts.edit(key)} onClick={onEdit}>
          {texts.editShort}
        </Button>
      </td>
    </tr>
  );
}

/** A fund is never one standing: what its weight comes to, behind whatever speaks against relying on it. */
function FundParts({ row, fund, used }: { row: ViewedPosition; fund: HeldFund; used: UsedPortfolio }) {
  const { holdings, fundKind } = fund;
  const parts = partsUnder(row, used.kept.standard, 100);
  const weight = (part: ValuePart) => parts.get(part) ?? 0;
  const warnings = holdings ? fundWarnings(holdings, new Date().toISOString().slice(0, 10)) : [];
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
    </>
  );
}

function NameInDoubt({ row: { position, key }, used }: { row: ViewedPosition; used: UsedPortfolio }) {
  const confirm = () =>
    void used
      .change((before) => ({ ...before, symbols: { ...before.symbols, [ownName(position.share)]: key } }))
      .catch(() => undefined);
  return (
    <span className={styles.doubt}>
      {texts.nameInDoubt(position.share.name ?? "")}{" "}
      <button type="button" onClick={confirm}>
        {texts.isSame}
      </button>
    </span>
  );
}
