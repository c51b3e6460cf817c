import { COMPLIANCE_STATUSES } from "../../../../../domain/screening/screening.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { formatCount, formatDay, formatPercent } from "../../../../../schema/wording/en/format.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Head, Section } from "./parts.tsx";

const texts = methodologyTexts.scorecard;

/** How our verdicts compare with a halal fund's holdings, from the file that `npm run scorecard` writes. */
export function ScorecardSection() {
  const { fund, fundAsOf, screenedOn, disagreements, companies, everydayNames } = scorecard;
  return (
    <Section id="scorecard" title={texts.title} lead={texts.lead(fund, formatDay(fundAsOf), formatDay(screenedOn))}>
      <table className={`${styles.table} ${styles.scorecard}`}>
        <Head columns={Object.values(texts.columns)} />
        <tbody>
          {COMPLIANCE_STATUSES.map((status) => (
            <tr key={status}>
              <th scope="row">{methodologyTexts.verdicts[status].name}</th>
              <td className="tabular">{share(scorecard.table[status].held, total("held"))}</td>
              <td className="tabular">{share(scorecard.table[status].notHeld, total("notHeld"))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.absence}</p>
      <h3>{texts.disagreements}</h3>
      <ul className={styles.list}>
        {disagreements.map(({ symbol, name, reasons }) => (
          <li key={symbol}>
            <strong>{`${name} (${symbol})`}</strong> {reasons.map(({ message }) => message).join(" ")}
          </li>
        ))}
        {disagreements.length === 0 && <li>{texts.none}</li>}
      </ul>
      <h3>{texts.lists}</h3>
      {scorecard.lists.map((list) => (
        <ListScore key={list.number} list={list} />
      ))}
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
  const { publisher, list: name, number, asOf, table, haramByReason } = list;
  const members = COMPLIANCE_STATUSES.map((status) => table[status].held);
  const all = members.reduce((sum, held) => sum + held, 0);
  const reasons = Object.entries(haramByReason).sort(([, one], [, other]) => other - one);
  return (
    <>
      <p>
        {texts.listLead(publisher, name, number, formatDay(asOf), all)}{" "}
        {COMPLIANCE_STATUSES.map((status, place) => `${share(members[place] ?? 0, all)} ${texts.members[status]}`).join(
          ", ",
        )}
        .
      </p>
      <p>{texts.listReasons}</p>
      <ul className={styles.list}>
        {reasons.map(([code, count]) => (
          <li key={code}>
            <strong>{formatCount(count)}</strong> {texts.reasons[code] ?? code}
          </li>
        ))}
      </ul>
    </>
  );
}

function total(part: "held" | "notHeld"): number {
  return COMPLIANCE_STATUSES.reduce((sum, status) => sum + scorecard.table[status][part], 0);
}

function share(count: number, of: number): string {
  return `${formatCount(count)} (${formatPercent(of > 0 ? (count / of) * 100 : 0)})`;
}
