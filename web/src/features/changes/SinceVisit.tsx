import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { CHANGES_TEXTS } from "#wording/changes.words.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import type { ChangeRun } from "../../../../schema/contracts/changes.ts";
import { PATHS } from "../../config/paths.ts";
import { changeRunsQuery } from "./api.ts";
import { noteVisit } from "./last-visit.ts";

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
