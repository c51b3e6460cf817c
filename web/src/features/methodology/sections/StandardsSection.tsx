import { methodologyTexts } from "#messages/methodology.ts";
import { exactPercent, formatCount, listText } from "#wording/format.ts";
import { activityClassName } from "#wording/screening/activity-rules.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { COUNTED, standardNotes } from "#wording/screening/standards.ts";
import { PRODUCT } from "#wording/site.ts";
import { EDITIONS, type Edition, type Limit, SINCE_EVER } from "../../../../../domain/standards/editions.ts";
import type { StandardId } from "../../../../../domain/standards/standards.ts";
import { type Standard, standardsOn } from "../../../../../domain/standards/standards-on.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { Terms } from "../../../ui/Terms.tsx";
import styles from "../Methodology.module.css";
import { Fold, Lines, Section } from "./parts.tsx";

const texts = methodologyTexts.standards;
const STANDARDS_TODAY = standardsOn(scorecard.screenedOn);

const PARTS = ["debt", "cash", "receivables", "income"] as const;

export function StandardsSection() {
  return (
    <Section id="standards" title={texts.title} lead={texts.lead}>
      <Lines lines={texts.applied} className="bullets" />
      <p>{texts.titles}</p>
      <h3>{texts.houseTitle}</h3>
      {texts.house.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 id="standards-table">{texts.tableTitle}</h3>
      <DataTable
        caption={texts.tableTitle}
        className={`${stacked.table} ${stacked.thirds} ${styles.table}`}
        columns={COLUMNS}
        rows={STANDARDS_TODAY}
        rowKey={({ id }) => id}
      />
      <Terms terms={PARTS.map((part) => [texts.columns[part], COUNTED[part]])} className={styles.rules} />
      <p>{texts.judgedNote}</p>
      <h3>{texts.detailsTitle}</h3>
      <div className="ruled-above">
        {STANDARDS_TODAY.map((standard) => (
          <StandardDetails key={standard.id} standard={standard} />
        ))}
      </div>
    </Section>
  );
}

const COLUMNS: readonly Column<Standard>[] = [
  { label: texts.columns.standard, cell: ({ id }) => standardName(id) },
  ...PARTS.map((part) => ({
    label: texts.columns[part],
    className: "tabular",
    cell: ({ [part]: test }: Standard) => limitOf(test),
  })),
  { label: texts.columns.against, cell: denominatorText },
  { label: texts.columns.judged, className: "tabular", cell: ({ id }) => judgedText(id) },
];

/** Counted by `npm run scorecard`, which a new standard waits for. */
function judgedText(id: StandardId): string {
  const { [id]: count }: Partial<Record<StandardId, number>> = scorecard.judged;
  return count === undefined ? texts.notCounted : texts.judged(formatCount(count), formatCount(scorecard.judged.mizan));
}

function StandardDetails({ standard }: { standard: Standard }) {
  const { id, publisher, document, url } = standard;
  const isOwnPage = url.startsWith("/");
  return (
    <Fold title={standardName(id)}>
      {standardNotes(standard).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {standard.alsoExcludes.length > 0 && (
        <p>
          {texts.alsoExcludes} {listText(standard.alsoExcludes.map(activityClassName))}.
        </p>
      )}
      {EDITIONS[id].length > 1 && <Terms terms={EDITIONS[id].map(editionLine)} className={`stack-3 ${styles.rules}`} />}
      <p>
        {texts.source} {isOwnPage ? PRODUCT : <bdi lang="en">{publisher}</bdi>}
        {listText(["", ""])}
        {isOwnPage ? (
          methodologyTexts.title
        ) : (
          <a href={url} lang="en">
            {document}
          </a>
        )}
      </p>
    </Fold>
  );
}

/** Less than the limit, or not more than it, from left to right in every language. */
function limitOf(test: (Limit & { withCash?: boolean }) | null): string {
  if (!test) return texts.none;
  const limit = `\u2066${test.atLimit === "fails" ? "<" : "≤"}\u00a0${exactPercent(test.limit)}\u2069`;
  return test.withCash ? `${limit} ${texts.withCash}` : limit;
}

/** The day of an edition, or that it is announced without one, and its limits. */
function editionLine(edition: Edition, place: number, editions: readonly Edition[]) {
  const limits = PARTS.filter((part) => edition[part]).map(
    (part) => `${texts.columns[part]} ${limitOf(edition[part])}`,
  );
  return [dayText(edition, editions[place + 1]?.inForceFrom), limits.join(" · ")] as const;
}

function dayText({ inForceFrom, announcedOn = "" }: Edition, next: string | null | undefined): string {
  if (inForceFrom === null) return texts.announced(announcedOn);
  if (inForceFrom !== SINCE_EVER) return texts.since(inForceFrom);
  return next ? texts.before(next) : texts.inForce;
}

const MONTHS: Record<string, number> = { averageMarketCapitalization: 24, longAverageMarketCapitalization: 36 };

function denominatorText({ debt, cash }: Standard): string {
  const months = MONTHS[debt.denominator];
  const names = [...new Set([debt.denominator, cash?.denominator ?? debt.denominator])].map(
    (name) => methodologyTexts.denominators[name],
  );
  return months ? texts.averaged(listText(names), months) : listText(names);
}
