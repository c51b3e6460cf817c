import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { CHANGES_TEXTS } from "#wording/changes.words.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { ChangeRun } from "../../../../schema/contracts/changes.ts";
import { PATHS } from "../../config/paths.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { changeRunsQuery } from "./api.ts";

const KEY = "mizan:last-visit";
const VISIT = /^(\d{4}-\d{2}-\d{2}) (\d{1,9})$/;

type Visit = { day: string; version: number };

/** Returns the visit before today's, which is stored on this device, and records today's as the next one's predecessor. */
export function noteVisit(today: string, version: number): Visit | undefined {
  const [last, before] = (readStored(KEY) ?? "").split("|").map(visitOf);
  const previous = last?.day === today ? before : last;
  const now = `${today} ${version}`;
  writeStored(KEY, previous ? `${now}|${previous.day} ${previous.version}` : now);
  return previous;
}

function visitOf(text: string): Visit | undefined {
  const [, day, version] = VISIT.exec(text) ?? [];
  return day && version ? { day, version: Number(version) } : undefined;
}

/** How many verdicts have changed since the visitor's last visit, as far as this device remembers, with a link to them. */
export function SinceVisit() {
  const { data: runs } = useQuery(changeRunsQuery);
  if (!runs) return null;
  return <Line runs={runs} />;
}

function Line({ runs }: { runs: readonly ChangeRun[] }) {
  const [before] = useState(() => noteVisit(isoDay(new Date()), runs[0]?.version ?? 0));
  const newer = runs.filter(({ version }) => before && version > before.version);
  const aged = runs.flatMap((run) => run.aged).filter(({ on }) => before && on > before.day);
  const count = [...newer.map(({ changes }) => changes), ...aged.map(({ verdicts }) => verdicts)].reduce(
    (sum, some) => sum + some,
    0,
  );
  const text =
    before && (count > 0 ? CHANGES_TEXTS.sinceVisit(count, before.day) : CHANGES_TEXTS.nothingSince(before.day));
  return (
    <p>
      {text} <Link to={PATHS.changes}>{CHANGES_TEXTS.see}</Link>
    </p>
  );
}
