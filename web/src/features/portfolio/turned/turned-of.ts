import { addDays } from "../../../../../domain/facts/iso-date.ts";
import { ratioOn } from "../../../../../domain/portfolio/purification-ledger.ts";
import { isShareRecord } from "../../../../../domain/portfolio/records.ts";
import {
  dueByPosition,
  type PriceOn,
  type StandingChange,
  sellBy,
  TURN_KINDS,
  TURNED_POSITION_IDS,
  TURNED_POSITIONS,
  type Turn,
  type TurnedDue,
  type TurnedGain,
  type TurnedPositionId,
  toldTurn,
  turnedGain,
  turnsOf,
} from "../../../../../domain/portfolio/turn.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import type { KeptAnswers, OwnTurn } from "../portfolio-store.ts";
import { type PortfolioView, recordsOf } from "../portfolio-view.ts";

type ToldChange = StandingChange & { told: HeldStock["changes"][number] };
export type HeldTurn = Turn<ToldChange>;

export type TurnedRow = {
  key: string;
  name: string;
  turn: HeldTurn;
  /** The turn from which the amounts are counted: itself, or the one that it took back; null when there is nothing to count. */
  counted: { on: string; until: string | null; price: (PriceOn & { isOwn: boolean }) | null } | null;
  gain: TurnedGain | null;
  byPosition: readonly { id: TurnedPositionId; due: TurnedDue | null; sellBy: string | null }[];
  own: OwnTurn;
  isReminded: boolean;
};

/** The turns of a company's verdict by the house method, oldest first. */
export function turnsOfStock({ changes }: HeldStock): HeldTurn[] {
  return turnsOf(
    changes.map((told) => ({
      on: told.agedOn ?? told.changedOn,
      version: told.version,
      before: told.before.standing,
      after: told.after.standing,
      isByAge: told.causes.length === 1 && told.causes[0] === "age",
      told,
    })),
  );
}

/** A company may have been asked for by several names. */
export const stocksBySymbol = ({ stocks }: KeptAnswers): ReadonlyMap<string, HeldStock> =>
  new Map([...stocks.values()].map((stock) => [stock.symbol, stock]));

/** A share that was sold since is told of for so long. Days. */
const SOLD_TOLD_DAYS = 365;

/** What turned among everything that is held, or was held after the turn; what is no longer permissible first, then the latest. */
export function turnedOf(view: PortfolioView, today: string): TurnedRow[] {
  const { kept, answers, keyOf } = view;
  const stocks = stocksBySymbol(answers);
  const held = new Map(view.positions.map((row) => [row.key, row]));
  return view.everHeld
    .flatMap(({ key }): TurnedRow[] => {
      const stock = stocks.get(key);
      const turns = stock ? turnsOfStock(stock) : [];
      const turn = toldTurn(turns, today);
      if (!stock || !turn) return [];
      const row = held.get(key);
      const start =
        turn.kind === "back" ? turns.findLast(({ kind, until }) => kind === "haram" && until === turn.on) : turn;
      const isCounted = start?.kind === "haram";
      const day = start?.on ?? turn.on;
      const own = kept.own[key]?.turn?.on === day ? kept.own[key].turn : { on: day };
      const price = start && dayPrice(start, own);
      const end =
        turn.kind === "back"
          ? { on: turn.on, price: turn.change.told.price ?? null }
          : { on: today, price: row?.price ?? null };
      const gain = isCounted
        ? turnedGain({
            key,
            records: recordsOf(key, view).filter(isShareRecord),
            keyOf,
            method: kept.costMethod,
            turn: { on: start.on, price: price ?? null },
            end,
            rates: answers.rates,
          })
        : undefined;
      if (!row && (!gain || addDays(turn.on, SOLD_TOLD_DAYS) < today)) return [];
      const percent = start ? nonCompliantPercent(stock, start.on, turn.kind === "haram") : null;
      return [
        {
          key,
          name: stock.name,
          turn,
          counted: isCounted ? { on: start.on, until: start.until, price: price ?? null } : null,
          gain: gain ?? null,
          byPosition: isCounted
            ? TURNED_POSITION_IDS.map((id) => ({
                id,
                due: gain ? dueByPosition(TURNED_POSITIONS[id], gain, percent) : null,
                sellBy: turn.kind === "haram" ? sellBy(TURNED_POSITIONS[id], start.on) : null,
              }))
            : [],
          own,
          isReminded: own.remindOn !== undefined && own.remindOn <= today,
        },
      ];
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.turn.on < other.turn.on ? 1 : -1));
}

const rankOf = ({ turn }: TurnedRow) => TURN_KINDS.indexOf(turn.kind);

function dayPrice({ change }: HeldTurn, { price, on }: OwnTurn): (PriceOn & { isOwn: boolean }) | null {
  if (price !== undefined) return { amount: price, on, isOwn: true };
  const { price: known } = change.told;
  return known ? { ...known, isOwn: false } : null;
}

/** Not known of a prohibited business, whatever else it earns. */
function nonCompliantPercent({ ratios, isProhibitedBusiness }: HeldStock, on: string, isHaram: boolean): number | null {
  const percent = ratioOn(ratios, on)?.point.percent ?? null;
  return isHaram && isProhibitedBusiness ? null : percent;
}
