import { methodologyTexts } from "#messages/methodology.ts";
import { exactPercent, formatCount, formatDollars } from "#wording/format.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { HOUSE_EDITION } from "../../../../../domain/standards/editions.ts";
import { standardsOn } from "../../../../../domain/standards/standards-on.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { STATUS_TONES } from "../../../config/standings.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Terms } from "../../../ui/Terms.tsx";
import styles from "../Methodology.module.css";
import { Section } from "./parts.tsx";
import { EXAMPLE_COMPANY, EXAMPLE_HOLDING, type ExampleRatio, workExample } from "./worked-example.ts";

const texts = methodologyTexts.example;
const worked = workExample(EXAMPLE_COMPANY, EXAMPLE_HOLDING, HOUSE_EDITION);

const millions = (amount: number) => texts.millions(formatCount(amount));

const FACTS = [
  [texts.facts.marketCapitalization, millions(EXAMPLE_COMPANY.marketCapitalization)],
  [texts.facts.interestBearingDebt, millions(EXAMPLE_COMPANY.interestBearingDebt)],
  [texts.facts.cash, millions(EXAMPLE_COMPANY.cashAndInterestBearingSecurities)],
  [texts.facts.totalRevenue, millions(EXAMPLE_COMPANY.totalRevenue)],
  [texts.facts.interestIncome, millions(EXAMPLE_COMPANY.interestIncome)],
  [texts.facts.prohibitedSales, millions(EXAMPLE_COMPANY.prohibitedSales)],
  [texts.facts.dividendPerShare, formatDollars(EXAMPLE_COMPANY.dividendPerShare)],
] as const;

export function ExampleSection() {
  return (
    <Section id="example" title={texts.title} lead={texts.lead}>
      <div className="stack-4 card padded-wide">
        <Badge tone="caution">{texts.invented}</Badge>
        <Terms terms={FACTS} className="tabular facts" />
        <h3>{texts.stepsTitle}</h3>
        <ol>
          <Step name={methodologyTexts.principles.debt.name} ratio={worked.debt} />
          <Step name={methodologyTexts.principles.cash.name} ratio={worked.cash} />
          <Step
            name={methodologyTexts.principles.income.name}
            ratio={worked.income}
            part={`(${EXAMPLE_COMPANY.interestIncome} + ${EXAMPLE_COMPANY.prohibitedSales})`}
          />
        </ol>
        <h3>{texts.statusTitle}</h3>
        <Badge tone={STATUS_TONES[worked.status]}>{methodologyTexts.verdicts[worked.status].name}</Badge>
        <p>{texts.status(worked.income.percent)}</p>
        <Split />
        <h3>{texts.purificationTitle}</h3>
        <Purification />
      </div>
    </Section>
  );
}

function Step({ name, ratio, part = String(ratio.part) }: { name: string; ratio: ExampleRatio; part?: string }) {
  return (
    <li className={`grid gap-0-4 pad-2 ${styles.step}`}>
      <span>{name}</span>
      <span className={`tabular text-4 ${styles.sum}`}>
        {part} ÷ {formatCount(ratio.whole)} = <strong>{exactPercent(ratio.percent)}</strong>
      </span>
      <span className="note">
        {ratio.isWithin ? texts.within : texts.above} {exactPercent(ratio.limit)}
      </span>
    </li>
  );
}

function Split() {
  const comparable = standardsOn(scorecard.screenedOn).filter(
    ({ debt }) => debt.denominator === "marketCapitalization",
  );
  const failing = comparable.filter(({ debt }) =>
    debt.atLimit === "passes" ? worked.debt.percent > debt.limit : worked.debt.percent >= debt.limit,
  );
  if (failing.length === 0) return null;
  return (
    <>
      <h3>{texts.splitTitle}</h3>
      <p>
        {texts.split(
          worked.debt.percent,
          failing.map(({ id, debt }) => `${standardName(id)} (${exactPercent(debt.limit)})`),
        )}
      </p>
    </>
  );
}

function Purification() {
  const { shares, purchasePrice, salePrice } = EXAMPLE_HOLDING;
  const { percent } = worked.income;
  return (
    <ul className="bullets">
      <li>
        {texts.dividend(formatDollars(EXAMPLE_COMPANY.dividendPerShare), percent)}{" "}
        <strong className="tabular">{formatDollars(worked.purificationPerShare)}</strong> {texts.dividendOn(shares)}{" "}
        <strong className="tabular">{formatDollars(worked.dividendTotal)}</strong>.
      </li>
      <li>
        {texts.sale({
          shares,
          percent,
          bought: formatDollars(purchasePrice),
          sold: formatDollars(salePrice),
          gain: formatDollars(salePrice - purchasePrice),
        })}{" "}
        <strong className="tabular">{formatDollars(worked.capitalGainsTotal)}</strong>.
      </li>
    </ul>
  );
}
