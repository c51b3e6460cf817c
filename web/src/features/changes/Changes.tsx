import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ComponentType, Fragment, Suspense } from "react";
import { Link } from "react-router";
import {
  ageingSentence,
  CAUSE_LABELS,
  CHANGES_TEXTS,
  causeSentence,
  inputMove,
  nearMissSentence,
  patience,
  ratioMoves,
} from "#wording/changes.ts";
import { FOLLOW_TEXTS } from "#wording/feeds.ts";
import { formatDay } from "#wording/format.ts";
import { LANGUAGE } from "#wording/language.ts";
import { exchangeLabel, sectorName } from "#wording/places.ts";
import { COVERED_EXCHANGES, EXCHANGE_CODES, SECTORS } from "../../../../domain/facts/exchanges.ts";
import type { Standing } from "../../../../domain/screening/standing.ts";
import type { Ageing, Change } from "../../../../schema/contracts/changes.ts";
import { CORRECTIONS, type Correction } from "../../../../schema/wording/corrections.ts";
import { stockPath } from "../../config/paths.ts";
import { wholeList } from "../../lib/queries.ts";
import { useAddress } from "../../lib/use-address.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Arrow } from "../../ui/icons/Arrow.tsx";
import { awaited, later } from "../../ui/layout/lazy-part.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { StandingWord } from "../../ui/StandingWord.tsx";
import { FailureMessage, MoreButton } from "../../ui/StateMessage.tsx";
import {
  ageingQuery,
  announcementsQuery,
  type ChangePlace,
  changeRunsQuery,
  changesQuery,
  nearMissesQuery,
  watchedChangesQuery,
} from "./api.ts";
import styles from "./Changes.module.css";
import type { OwnPortfolio } from "./Follow.tsx";

const VIEWS = ["everything", "age", "mine", "near"] as const;
type View = (typeof VIEWS)[number];
const OPTIONS = VIEWS.map((value) => ({ value, label: CHANGES_TEXTS[value] }));

const FILTERS = {
  exchange: { label: CHANGES_TEXTS.market, any: CHANGES_TEXTS.everyMarket },
  sector: { label: CHANGES_TEXTS.sector, any: CHANGES_TEXTS.everySector },
  day: { label: CHANGES_TEXTS.day, any: CHANGES_TEXTS.everyDay },
};
const EXCHANGE_OPTIONS = COVERED_EXCHANGES.map((value) => ({ value, label: exchangeLabel(value) }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: sectorName(value) }));

const Announced = awaited(() => import("./Announced.tsx"), "Announced");
const Corrected = awaited(() => import("./Announced.tsx"), "Corrected");
const OnDevice = later(() => import("./Follow.tsx"), "OnDevice");

/** `IfHeld`: what the texts say to who holds a share that is no longer permissible. */
type ChangesProps = { own: OwnPortfolio; IfHeld: ComponentType };

export function Changes({ own, IfHeld }: ChangesProps) {
  const { view, place, choose } = useChangesAddress();
  const { data: runs } = useQuery(changeRunsQuery);
  const countByDay = new Map<string, number>();
  for (const { changedOn, changes } of runs ?? [])
    countByDay.set(changedOn, (countByDay.get(changedOn) ?? 0) + changes);
  const filter = (key: keyof typeof FILTERS, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={FILTERS[key].label}
      value={place[key] ?? ""}
      options={[{ value: "", label: FILTERS[key].any }, ...options]}
      onChange={({ target }) => choose(key, target.value)}
    />
  );
  return (
    <div className={`container ${styles.changes}`}>
      <div className={styles.filters}>
        <Segmented
          legend={CHANGES_TEXTS.show}
          options={OPTIONS}
          value={view}
          onChange={(value) => choose("view", value === "everything" ? "" : value)}
        />
        {view !== "mine" && filter("exchange", EXCHANGE_OPTIONS)}
        {view !== "mine" && filter("sector", SECTOR_OPTIONS)}
        {view === "everything" &&
          filter(
            "day",
            [...countByDay].map(([day, count]) => ({ value: day, label: CHANGES_TEXTS.onDay(day, count) })),
          )}
      </div>
      {view === "everything" && (
        <>
          <div className={styles.log}>
            <Log place={place} IfHeld={IfHeld} onSeeAged={() => choose("view", "age")} />
          </div>
          <FeedLinks {...place} />
        </>
      )}
      {view === "age" && (
        <>
          <AgeingList place={place} when="soon" />
          <AgeingList place={place} when="past" />
        </>
      )}
      {view === "mine" && (
        <>
          <WatchedLog IfHeld={IfHeld} />
          <OnDevice own={own} />
        </>
      )}
      {view === "near" && <NearMisses place={place} />}
    </div>
  );
}

/** The view is in the address. A market and a sector exclude each other. */
function useChangesAddress() {
  const { address, change } = useAddress();
  const exchange = EXCHANGE_CODES.find((code) => code === address.get("exchange"));
  const sector = SECTORS.find((name) => name === address.get("sector"));
  const day = address.get("day");
  const place: ChangePlace = {
    ...(exchange ? { exchange } : sector ? { sector } : {}),
    ...(day && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
  };
  const choose = (key: "view" | "exchange" | "sector" | "day", value: string) =>
    change({
      ...(key === "exchange" && { sector: "" }),
      ...(key === "sector" && { exchange: "" }),
      [key]: value,
    });
  const view: View = VIEWS.find((name) => name === address.get("view")) ?? "everything";
  return { view, place, choose };
}

/** The log with what stands above it, all at once: what came later would push the rest down. */
type LogProps = Pick<ChangesProps, "IfHeld"> & { place: ChangePlace; onSeeAged: () => void };

function Log({ place, IfHeld, onSeeAged }: LogProps) {
  const list = useInfiniteQuery({ ...changesQuery(place), select: wholeList });
  const announced = useQuery(announcementsQuery);
  const above = [announced, useInfiniteQuery(ageingQuery(place, "past")), useInfiniteQuery(ageingQuery(place, "soon"))];
  if (!list.data || above.some(({ isPending }) => isPending))
    return <Waiting error={list.error} refetch={list.refetch} />;
  const { rows: changes, totalCount } = list.data;
  const announcements = announced.data?.announcements ?? [];
  const corrections = CORRECTIONS.filter(({ on }) => !place.day || place.day === on);
  return (
    <Suspense fallback={<p className="note">{CHANGES_TEXTS.loading}</p>}>
      {announcements.length > 0 && <Announced announcements={announcements} />}
      <AgedLine place={place} onSee={onSeeAged} />
      {changes.length === 0 ? (
        <Nothing title={CHANGES_TEXTS.noChanges} hint={CHANGES_TEXTS.noChangesHint} />
      ) : (
        <p className="note" role="status">
          {CHANGES_TEXTS.found(totalCount)}
        </p>
      )}
      <ChangeList changes={changes} IfHeld={IfHeld} corrections={corrections} isWhole={!list.hasNextPage} />
      <MoreButton of={list}>{CHANGES_TEXTS.more}</MoreButton>
    </Suspense>
  );
}

/** How many verdicts age has moved since the newest dataset, or will within a month; nothing without any. */
function AgedLine({ place, onSee }: { place: ChangePlace; onSee: () => void }) {
  const past = useInfiniteQuery(ageingQuery(place, "past")).data?.pages[0]?.totalCount ?? 0;
  const soon = useInfiniteQuery(ageingQuery(place, "soon")).data?.pages[0]?.totalCount ?? 0;
  if (past + soon === 0) return null;
  return (
    <p className="note">
      {CHANGES_TEXTS.agedLine(past, soon)}{" "}
      <Button look="quiet" size="small" onClick={onSee}>
        {CHANGES_TEXTS.seeAged}
      </Button>
    </p>
  );
}

function AgeingList({ place, when }: { place: ChangePlace; when: "past" | "soon" }) {
  const list = useInfiniteQuery({ ...ageingQuery(place, when), select: wholeList });
  const heading = CHANGES_TEXTS.ageing[when];
  return (
    <section className="stack-2 from-start ruled-above pad-over-4" aria-labelledby={`ageing-${when}`}>
      <h2 id={`ageing-${when}`} className="text-4">
        {heading.title}
      </h2>
      <p className="note">{list.data?.totalCount === 0 ? heading.none : heading.lead}</p>
      {!list.data && <Waiting error={list.error} refetch={list.refetch} />}
      <Aged changes={list.data?.rows ?? []} />
      <MoreButton of={list}>{CHANGES_TEXTS.more}</MoreButton>
    </section>
  );
}

function Aged({ changes }: { changes: readonly Ageing[] }) {
  return (
    <ol className="stack-3">
      {changes.map(({ id, symbol, name, standing, doubtOn, isPast, toldOn }) => (
        <li key={id} className="stack-2 panel padded-4">
          <div className="spread items-baseline gap-1-4">
            <StockLink symbol={symbol} name={name} level={3} />
            <time dateTime={doubtOn}>{formatDay(doubtOn)}</time>
          </div>
          <Standings
            before={standing}
            after="doubt"
            became={isPast ? CHANGES_TEXTS.became : CHANGES_TEXTS.willBecome}
            causes={["age"]}
          />
          <p>
            {isPast ? `${causeSentence(["age"])} ${patience}` : ageingSentence({ standing, doubtOn, isPast, toldOn })}
          </p>
        </li>
      ))}
    </ol>
  );
}

type StandingsProps = { before: Standing; after: Standing; became: string; causes: Change["causes"] };

function Standings({ before, after, became, causes }: StandingsProps) {
  return (
    <p className="wrap items-center gap-2">
      <StandingWord standing={before} />
      <Arrow aria-hidden="true" />
      <span className="visually-hidden">{became}</span>
      <StandingWord standing={after} />
      {causes.map((cause) => (
        <Badge key={cause} tone="neutral">
          {CAUSE_LABELS[cause]}
        </Badge>
      ))}
    </p>
  );
}

function WatchedLog({ IfHeld }: Pick<ChangesProps, "IfHeld">) {
  const { data, error, refetch } = useQuery(watchedChangesQuery);
  if (!data) return <Waiting error={error} refetch={refetch} />;
  if (data.changes.length + data.ageing.length === 0)
    return <Nothing title={CHANGES_TEXTS.noneOfMine} hint={CHANGES_TEXTS.noneOfMineHint} />;
  return (
    <>
      {data.ageing.length > 0 && (
        <section className="stack-2 from-start ruled-above pad-over-4" aria-labelledby="ageing-mine">
          <h2 id="ageing-mine" className="text-4">
            {CHANGES_TEXTS.age}
          </h2>
          <Aged changes={data.ageing} />
        </section>
      )}
      <ChangeList changes={data.changes} IfHeld={IfHeld} />
    </>
  );
}

function FeedLinks({ exchange }: ChangePlace) {
  const links = [
    ["changes.atom", FOLLOW_TEXTS.feedOfAll],
    ["calendar.ics", FOLLOW_TEXTS.refreshes],
  ];
  if (exchange) links.unshift([`markets/${exchange}`, FOLLOW_TEXTS.feedOfMarket(exchangeLabel(exchange))]);
  return (
    <ul className="wrap gap-2-5">
      {links.map(([path, text]) => (
        <li key={path}>
          <a href={`/api/feeds${LANGUAGE.prefix}/${path}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

type ChangeListProps = Pick<ChangesProps, "IfHeld"> & {
  changes: readonly Change[];
  /** Told at their day. */
  corrections?: readonly Correction[];
  /** No older change is left to load. */
  isWhole?: boolean;
};

function ChangeList({ changes, IfHeld, corrections = [], isWhole = true }: ChangeListProps) {
  const placeOf = ({ on }: Correction) => {
    const place = changes.findIndex(({ changedOn }) => changedOn <= on);
    return place < 0 && isWhole ? changes.length : place;
  };
  const correctedBefore = (place: number) =>
    corrections
      .filter((correction) => placeOf(correction) === place)
      .map((correction) => <Corrected key={correction.on} correction={correction} />);
  return (
    <ol className="stack-3">
      {changes.map((change, place) => (
        <Fragment key={change.id}>
          {correctedBefore(place)}
          <li className="stack-2 panel padded-4">
            <div className="spread items-baseline gap-1-4">
              <StockLink {...change} />
              <time dateTime={change.agedOn ?? change.changedOn}>{formatDay(change.agedOn ?? change.changedOn)}</time>
            </div>
            <Standings
              before={change.before.standing}
              after={change.after.standing}
              became={CHANGES_TEXTS.became}
              causes={change.causes}
            />
            <p>{whyOf(change)}</p>
            <ul className="note tabular wrap gap-1-4">
              {movesOf(change).map((move) => (
                <li key={move}>{move}</li>
              ))}
            </ul>
            {change.after.standing === "haram" && (
              <Fold title={CHANGES_TEXTS.ifHeld}>
                <IfHeld />
              </Fold>
            )}
          </li>
        </Fragment>
      ))}
      {correctedBefore(changes.length)}
    </ol>
  );
}

/** The cause, and what it asks of a holder where only age changed. */
function whyOf({ causes, after }: Change): string {
  const isByAge = causes.length === 1 && causes[0] === "age" && after.standing === "doubt";
  return isByAge ? `${causeSentence(causes)} ${patience}` : causeSentence(causes);
}

function movesOf(change: Change): string[] {
  const moves = [...ratioMoves(change), ...change.inputs.map(inputMove)];
  return moves.length > 0 ? moves : [CHANGES_TEXTS.noMove];
}

function NearMisses({ place }: { place: ChangePlace }) {
  const { data, error, refetch } = useQuery(nearMissesQuery(place));
  if (!data) return <Waiting error={error} refetch={refetch} />;
  if (data.nearMisses.length === 0) return <Nothing title={CHANGES_TEXTS.noNear} hint={CHANGES_TEXTS.nearLead} />;
  return (
    <>
      <p className="note">{CHANGES_TEXTS.nearLead}</p>
      <ol className="stack-3">
        {data.nearMisses.map((miss) => (
          <li key={miss.symbol} className="stack-2 panel padded-4">
            <div className="spread items-baseline gap-1-4">
              <StockLink {...miss} />
              <StandingWord standing={miss.standing} />
            </div>
            <p>{nearMissSentence(miss)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function StockLink({ symbol, name, level = 2 }: { symbol: string; name: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="label">
      <Link to={stockPath(symbol)}>{symbol}</Link> <span className="regular">{name}</span>
    </Heading>
  );
}

function Waiting({ error, refetch }: { error: Error | null; refetch: () => unknown }) {
  if (error) return <FailureMessage text={CHANGES_TEXTS.failed} onRetry={() => void refetch()} />;
  return <p className="note">{CHANGES_TEXTS.loading}</p>;
}

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="stack-2 from-start pad-4">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
    </div>
  );
}
