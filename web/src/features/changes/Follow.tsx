import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FEED_TEXTS, FOLLOW_TEXTS } from "#wording/feeds.ts";
import { LANGUAGE } from "#wording/language.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { nextHawlEnds } from "../../../../domain/zakat/hawl.ts";
import { withEvents } from "../../../../schema/wording/calendar-file.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { call } from "../../lib/http.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { TitledSection } from "../../ui/TitledSection.tsx";
import { PushSwitch } from "./PushSwitch.tsx";

const KEY = "mizan:watchlist-feed";
const YEARS = 5;

const feedOf = (key: string) => `/api/feeds${LANGUAGE.prefix}/watchlists/${key}`;

type FollowProps = { hawlBegan: string | null; onHawl: (day: string | null) => void };

export function Follow(props: FollowProps) {
  const [key, setKey] = useState(() => readStored(KEY));
  const keep = (next: string | null) => {
    writeStored(KEY, next);
    setKey(next);
  };
  return (
    <TitledSection
      id="follow-heading"
      level="h2"
      title={FOLLOW_TEXTS.heading}
      className="stack-2 from-start ruled-above pad-over-4"
    >
      <p>{FOLLOW_TEXTS.lead}</p>
      <Addresses feedKey={key} onKey={keep} />
      <OwnCalendar feedKey={key} {...props} />
    </TitledSection>
  );
}

function useSaid() {
  const [said, setSaid] = useState("");
  const act = async (action: () => Promise<string>) => {
    setSaid("");
    setSaid(await action().catch(() => FOLLOW_TEXTS.failed));
  };
  return [said, act] as const;
}

function Addresses({ feedKey, onKey }: { feedKey: string | null; onKey: (key: string | null) => void }) {
  const [said, act] = useSaid();
  const renew = async () => {
    onKey((await call("POST /api/watchlist-feed", {})).key);
    return FOLLOW_TEXTS.made;
  };
  const forget = async () => {
    await call("DELETE /api/watchlist-feed", {});
    onKey(null);
    return FOLLOW_TEXTS.forgotten;
  };
  return (
    <>
      {feedKey === null ? (
        <Button look="secondary" onClick={() => void act(renew)}>
          {FOLLOW_TEXTS.make}
        </Button>
      ) : (
        <>
          <ul className="wrap gap-2-5">
            <li>
              <a href={feedOf(feedKey)}>{FOLLOW_TEXTS.atom}</a>
            </li>
            <li>
              <a href={`${feedOf(feedKey)}/calendar.ics`}>{FOLLOW_TEXTS.calendar}</a>
            </li>
          </ul>
          <div className="wrap-3 items-end">
            <Button look="secondary" size="small" onClick={() => void act(renew)}>
              {FOLLOW_TEXTS.renew}
            </Button>
            <Button look="quiet" size="small" onClick={() => void act(forget)}>
              {FOLLOW_TEXTS.forget}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="note">
        {said || (feedKey !== null && FOLLOW_TEXTS.made)}
      </p>
    </>
  );
}

function OwnCalendar({ feedKey, hawlBegan, onHawl }: FollowProps & { feedKey: string | null }) {
  const [said, act] = useSaid();
  const save = async () => {
    downloadFile("mizan.ics", "text/calendar", await ownCalendar(feedKey, hawlBegan, new Date()));
    return FOLLOW_TEXTS.saved;
  };
  return (
    <>
      <h3 className="label">{FOLLOW_TEXTS.own}</h3>
      <p>{FOLLOW_TEXTS.ownLead}</p>
      <div className="wrap-3 items-end">
        <TextField
          label={FOLLOW_TEXTS.hawl}
          hint={FOLLOW_TEXTS.hawlHint}
          type="date"
          value={hawlBegan ?? ""}
          onChange={({ target }) => onHawl(target.value || null)}
        />
        <Button look="secondary" onClick={() => void act(save)}>
          {FOLLOW_TEXTS.save}
        </Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

async function ownCalendar(feedKey: string | null, hawlBegan: string | null, now: Date): Promise<string> {
  const language = LANGUAGE.code;
  const own = hawlBegan === null ? [] : nextHawlEnds(hawlBegan, isoDay(now), YEARS);
  const served = await (feedKey === null
    ? call("GET /api/feeds/:language/calendar.ics", { params: { language } })
    : call("GET /api/feeds/:language/watchlists/:key/calendar.ics", { params: { language, key: feedKey } }));
  const events = own.map((on) => ({ uid: `hawl-${on}@mizan`, on, ...FEED_TEXTS.hawl }));
  return withEvents(served, events, now);
}

/** What this page needs of the portfolio on this device: symbols without amounts, and the zakat year. */
export type OwnPortfolio = {
  read: () => Promise<{ symbols: readonly string[]; hawlBegan: string | null }>;
  keepHawlBegan: (day: string | null) => Promise<void>;
};

export function OnDevice({ own }: { own: OwnPortfolio }) {
  const { data: held, refetch } = useQuery({ queryKey: ["changes", "held"], queryFn: own.read, staleTime: 0 });
  if (!held) return null;
  return (
    <>
      <PushSwitch held={held.symbols} />
      <Follow hawlBegan={held.hawlBegan} onHawl={(day) => void own.keepHawlBegan(day).then(() => refetch())} />
    </>
  );
}
