import { queryOptions, useQuery } from "@tanstack/react-query";
import { automationTexts as texts } from "#messages/automation.ts";
import { SPEED_BOUNDS, type SpeedMeasure } from "../../../../schema/contracts/page-speed.ts";
import { call, type Output } from "../../lib/http.ts";
import styles from "./Automation.module.css";

const pageSpeedQuery = queryOptions({
  queryKey: ["page-speed"],
  queryFn: ({ signal }) => call("GET /api/page-speed", { signal }),
});

type Speed = Output<"GET /api/page-speed">;

export function PageSpeed() {
  const { data: speed } = useQuery(pageSpeedQuery);
  return (
    <section aria-labelledby="page-speed" className={styles.speed}>
      <h2 id="page-speed">{texts.speedTitle}</h2>
      <p>{speed ? (speed.isOn ? texts.speedLead(speed.days) : texts.speedOff) : texts.speedUnknown}</p>
      {speed?.isOn && (
        <dl className={styles.figures}>
          {(Object.keys(SPEED_BOUNDS) as SpeedMeasure[]).map((measure) => (
            <div key={measure}>
              <dt>{texts.speedMeasures[measure]}</dt>
              <dd>{shown(measure, speed[measure])}</dd>
              {speed[measure].visits > 0 && <dd className={styles.visits}>{texts.visits(speed[measure].visits)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function shown(measure: SpeedMeasure, { visits, atMost }: Speed[SpeedMeasure]): string {
  if (visits === 0) return texts.noVisits;
  const bound = atMost ?? SPEED_BOUNDS[measure].at(-1) ?? 0;
  const figure =
    measure === "layoutShift"
      ? String(bound)
      : measure === "largestPaint"
        ? texts.figure.seconds(bound / 1000)
        : texts.figure.milliseconds(bound);
  return atMost === null ? texts.over(figure) : figure;
}
