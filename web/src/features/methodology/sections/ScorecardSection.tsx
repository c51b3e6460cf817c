import { methodologyTexts } from "#messages/methodology.ts";
import { formatCount, formatDay, formatPercent, listText } from "#wording/format.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { COMPLIANCE_STATUSES } from "../../../../../domain/screening/screening.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { Section } from "./parts.tsx";

const texts = methodologyTexts.scorecard;

/** How our verdicts compare with halal funds and regulators' lists, from the file that `npm run scorecard` writes. */
export function ScorecardSection() {
  const { screenedOn, companies, everydayNames } = scorecard;
  return (
    <Section id="scorecard" title={texts.title} lead={texts.lead(formatDay(screenedOn))}>
      {scorecard.lists.map((list) => (
        <ListScore key={list.list} list={list} />
      ))}
      <p>{texts.remaining}</p>
      <Causes of={Object.entries(scorecard.remaining)} />
      <h3>{texts.companies}</h3>
      <p>
        {texts.contradictions(companies.withListings, companies.contradictions.length)}{" "}
        {texts.names(everydayNames.typed, everydayNames.opened)}
      </p>
      <h3>{texts.byWeight}</h3>
      <p>
        {texts.byWeightText} <a href="#fund-scores">{texts.byWeightBelow}</a>
      </p>
    </Section>
  );
}

function ListScore({ list }: { list: (typeof scorecard.lists)[number] }) {
  const { publisher, list: name, number, asOf, standardId, table, disagreements, haramByHouse } = list;
  const members = COMPLIANCE_STATUSES.map((status) => table[status].held);
  const all = members.reduce((sum, held) => sum + held, 0);
  const title = listText([publisher, name, number].filter((part) => part !== null));
  return (
    <>
      <p>
        {texts.listLead(title, formatDay(asOf), standardName(standardId), all)}{" "}
        {listText(
          COMPLIANCE_STATUSES.map((status, place) => `${share(members[place] ?? 0, all)} ${texts.members[status]}`),
        )}
        . {texts.byHouse(haramByHouse)}
      </p>
      <Causes
        of={[...Map.groupBy<string, { symbol: string; why: string }>(disagreements, ({ why }) => why)].map(
          ([why, stocks]) => [why, stocks.map(({ symbol }) => symbol)],
        )}
      />
    </>
  );
}

function Causes({ of }: { of: readonly (readonly [why: string, symbols: readonly string[]])[] }) {
  return (
    <ul className="bullets">
      {of.map(([why, symbols]) => (
        <li key={why}>
          <strong>{formatCount(symbols.length)}</strong> {texts.causes[why] ?? why}: {listText(symbols)}
        </li>
      ))}
    </ul>
  );
}

function share(count: number, of: number): string {
  return `${formatCount(count)} (${formatPercent(of > 0 ? (count / of) * 100 : 0)})`;
}
