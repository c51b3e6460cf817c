import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { whatIfTexts as texts } from "#messages/second-look.ts";
import { exactPercent, formatAmount, formatPercent, formatPercentAgainst } from "#wording/format.ts";
import { answerLine } from "#wording/screening/answer.ts";
import { noRatioText, RATIO_LABELS } from "#wording/screening/ratios.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { stockAgain } from "#wording/stock-again.ts";
import type { FlipPoint } from "../../../../domain/screening/screening.ts";
import { type Standing, standingAt, standingOf } from "../../../../domain/screening/standing.ts";
import {
  HOUSE_STANDARD_ID,
  RATIO_NAMES,
  type StandardId,
  standardsShown,
} from "../../../../domain/standards/standards.ts";
import { limitOn, standardOn } from "../../../../domain/standards/standards-on.ts";
import type { OtherFigures } from "../../../../domain/verdict/other-figures.ts";
import type { Stock, StockFigures } from "../../../../schema/contracts/stocks.ts";
import { parseAmount, parsePercent } from "../../lib/amount-text.ts";
import { figuresQuery } from "../../lib/stock-query.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { Arrow } from "../../ui/icons/Arrow.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StandingWord } from "../../ui/StandingWord.tsx";
import { Lever, shortText } from "./Lever.tsx";
import styles from "./SecondLook.module.css";

const MILLION = 1e6;
const PERCENT = { least: -99, most: 1000 };

const AMOUNTS = {
  debt: "interestBearingDebt",
  cash: "cashAndInterestBearingSecurities",
  interest: "interestIncome",
} as const;
type Name = keyof typeof AMOUNTS;
const NAMES = Object.keys(AMOUNTS) as Name[];

type Typed = Readonly<Record<Name | "price", string>>;

/** Figures that can be changed, and the screening that would follow, worked out here. */
export function WhatIf({ stock, standardId = HOUSE_STANDARD_ID }: { stock: Stock; standardId?: StandardId }) {
  const { data: figures, isError } = useQuery(figuresQuery(stock.verdictOf?.symbol ?? stock.symbol));
  if (isError) return <p>{texts.cannot}</p>;
  if (!figures) return <Skeleton className="tall-20" />;
  return <Levers stock={stock} figures={figures} usual={standardId} />;
}

function Levers({ stock, figures, usual }: { stock: Stock; figures: StockFigures; usual: StandardId }) {
  const known = knownOf(stock);
  const start = typedOf(known);
  const [typed, setTyped] = useState<Typed>(start);
  const [standardId, setStandard] = useState(usual);
  const set = (name: keyof Typed, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const { other, errors } = figuresOf(typed, start);
  const then = other && stockAgain(stock, figures, other);
  const marketValue = amountOf(stock, "marketCapitalization") ?? 0;
  return (
    <div className="stack-4 pad-3">
      <p className="note block">{texts.lead}</p>
      <div className="fields">
        {NAMES.map((name) => (
          <Lever
            key={name}
            name={texts[name]}
            hint={texts.millions}
            text={typed[name]}
            error={errors[name]}
            least={0}
            most={mostOf(known[name], marketValue) / MILLION}
            said={(value) => formatAmount(value * MILLION)}
            onChange={(text) => set(name, text)}
          />
        ))}
        <Lever
          name={texts.price}
          hint={texts.priceHint}
          text={typed.price}
          error={errors.price}
          least={-90}
          most={100}
          step={1}
          read={parsePercent}
          said={(value) => exactPercent(value)}
          onChange={(text) => set("price", text)}
        />
        <SelectField
          label={texts.standard}
          value={standardId}
          options={standardsShown(stock.analysis.standards, stock.symbol).map(({ standardId: id }) => ({
            value: id,
            label: standardName(id),
          }))}
          onChange={({ target }) => setStandard(target.value as StandardId)}
        />
      </div>
      {then && (
        <Result
          stock={then}
          standardId={standardId}
          marketValue={marketValue}
          isToday={JSON.stringify(typed) === JSON.stringify(start)}
          onMove={(point) => {
            const [name, text] = movedTo(point, marketValue);
            set(name, text);
          }}
        />
      )}
      <div>
        <Button
          look="secondary"
          onClick={() => {
            setTyped(start);
            setStandard(usual);
          }}
        >
          <RotateCcw aria-hidden="true" size={18} />
          {texts.reset}
        </Button>
      </div>
    </div>
  );
}

type ResultProps = {
  stock: Stock;
  standardId: StandardId;
  marketValue: number;
  isToday: boolean;
  onMove: (point: FlipPoint) => void;
};

function Result({ stock, standardId, marketValue, isToday, onMove }: ResultProps) {
  const id = useId();
  const { analysis, age } = stock;
  const verdict = analysis.standards.find((one) => one.standardId === standardId);
  const reasons = standardId === HOUSE_STANDARD_ID ? analysis.reasons : (verdict?.reasons ?? []);
  const standing: Standing = verdict
    ? standingOf({ status: verdict.status, reasons, isScreened: true })
    : "not_screened";
  const { dividendPerShare, business } = analysis;
  const { readOn, figuresOn, priceOn: priceAsOf } = age;
  const of = { reasons, dividendPerShare, activity: business.activity };
  const line = answerLine({ standing, readOn, figuresOn, priceAsOf, ...of });
  const announced = useDebounced(line, 700);
  return (
    <section className={styles.result} aria-labelledby={id} data-print="never">
      <p id={id} className="note block">
        {isToday ? texts.asItIs : texts.notAVerdict}
      </p>
      <strong className="text-4">{line}</strong>
      <p role="status" className="visually-hidden">
        {isToday ? "" : `${texts.notAVerdict}: ${announced}`}
      </p>
      <p>
        <StandingWord standing={standing} /> {standardName(standardId)}
      </p>
      {verdict && (
        <dl className="facts">
          {RATIO_NAMES.map((name) => {
            const [ratio, limit] = [verdict.ratios[name], limitOn(standardId, name, analysis.screenedOn)];
            return [
              <dt key={name}>{RATIO_LABELS[name]}</dt>,
              <dd key={`${name} value`}>
                {ratio === null
                  ? noRatioText(name, business, standardOn(standardId, analysis.screenedOn))
                  : limit === undefined
                    ? formatPercent(ratio)
                    : texts.ratio(formatPercentAgainst(ratio, limit), exactPercent(limit))}
              </dd>,
            ];
          })}
        </dl>
      )}
      <ul>
        {reasons.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {standardId === HOUSE_STANDARD_ID && analysis.flipPoints.length > 0 && (
        <div className="wrap items-center gap-2">
          <span>{texts.turns}</span>
          {analysis.flipPoints.filter(isNear).map((point) => (
            <Button key={point.input} look="quiet" size="small" onClick={() => onMove(point)}>
              {texts.moveTo(texts[LEVERS[point.input]], saidOf(point, marketValue))} <Arrow />{" "}
              {STANDING_LABELS[standingAt(point)]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

const LEVERS: Readonly<Record<FlipPoint["input"], keyof Typed>> = {
  interestBearingDebt: "debt",
  cashAndInterestBearingSecurities: "cash",
  nonCompliantRevenue: "interest",
  marketCapitalization: "price",
};

const isNear = ({ changePercent }: FlipPoint) => changePercent > -90 && changePercent < 900;

const priceChange = (threshold: number, marketValue: number) => (threshold / marketValue - 1) * 100;

function saidOf({ input, threshold }: FlipPoint, marketValue: number): string {
  return input === "marketCapitalization"
    ? formatPercent(priceChange(threshold, marketValue))
    : formatAmount(threshold);
}

/** Just beyond a flip point, as its field takes it. */
function movedTo({ input, threshold, changePercent }: FlipPoint, marketValue: number): [keyof Typed, string] {
  const beyond = threshold * (1 + Math.sign(changePercent) * 0.005);
  const name = LEVERS[input];
  return [name, shortText(name === "price" ? priceChange(beyond, marketValue) : beyond / MILLION)];
}

function amountOf({ analysis }: Stock, name: string): number | null {
  return analysis.evidence.find(({ input }) => input === name)?.amount ?? null;
}

const knownOf = (stock: Stock) => ({
  debt: amountOf(stock, AMOUNTS.debt),
  cash: amountOf(stock, AMOUNTS.cash),
  interest: amountOf(stock, AMOUNTS.interest),
});

function typedOf(known: Readonly<Record<Name, number | null>>): Typed {
  const text = (amount: number | null) => (amount === null ? "" : shortText(amount / MILLION));
  return { debt: text(known.debt), cash: text(known.cash), interest: text(known.interest), price: "0" };
}

const mostOf = (today: number | null, marketValue: number) => Math.max((today ?? 0) * 3, marketValue * 0.66, MILLION);

function figuresOf(typed: Typed, start: Typed): { other?: OtherFigures; errors: Partial<Record<keyof Typed, string>> } {
  const errors: Partial<Record<keyof Typed, string>> = {};
  const amounts: NonNullable<OtherFigures["amounts"]> = {};
  for (const name of NAMES) {
    if (typed[name] === start[name]) continue;
    const amount = parseAmount(typed[name]);
    if (amount === undefined) errors[name] = texts.badAmount;
    else amounts[AMOUNTS[name]] = amount * MILLION;
  }
  const percent = parsePercent(typed.price);
  if (percent === undefined || percent < PERCENT.least || percent > PERCENT.most) errors.price = texts.badPercent;
  if (Object.keys(errors).length > 0) return { errors };
  return { other: { amounts, ...(percent && { priceChangePercent: percent }) }, errors };
}
