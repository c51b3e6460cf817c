import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { earlierZakatTexts, metalDayTexts, missedTexts as texts } from "#messages/zakat/missed.ts";
import { detailTexts, nisabTexts, resultTexts, zakatTexts } from "#messages/zakat.ts";
import { formatDollars } from "#wording/format.ts";
import { zakatDay } from "#wording/zakat.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { hawlEnd } from "../../../../../domain/zakat/hawl.ts";
import {
  EARLIER_ZAKAT,
  EARLIER_ZAKAT_SOURCES,
  LATE_ZAKAT_SOURCES,
  METAL_DAY_SOURCES,
  METAL_DAYS,
  type MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { type MissedYearLine, missedYears } from "../../../../../domain/zakat/missed-years.ts";
import { SHIPPED_METAL_PRICES, shippedPricePerGram } from "../../../../../domain/zakat/nisab.ts";
import { NISAB_TYPES, type NisabType } from "../../../../../domain/zakat/zakat-terms.ts";
import months from "../../../../../schema/seed/metal-months.json" with { type: "json" };
import { amountText } from "../../../lib/amount-text.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { RadioList } from "../../../ui/form/RadioList.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { nisabQuery } from "../api.ts";
import { CurrencyField } from "../CurrencyField.tsx";
import panel from "../result/EstimatePanel.module.css";
import { HawlsSideBySide, Told } from "./HawlsSideBySide.tsx";
import styles from "./Missed.module.css";
import {
  EMPTY_MISSED,
  endsSince,
  isFieldValid,
  isPastDay,
  keepMissed,
  keptMissed,
  type MissedForm,
  pricesOn,
  type YearField,
  type YearTexts,
  yearOf,
} from "./missed-form.ts";

/** Zakat of years that were missed, worked out on the device and kept there; nothing of it is sent. */
export function MissedYears({ nisabType: chosen }: { nisabType: NisabType }) {
  const [form, setForm] = useState<MissedForm>(keptMissed);
  const [nisabType, setNisabType] = useState(chosen);
  const { data: nisabs } = useQuery(nisabQuery);
  useEffect(() => keepMissed(form), [form]);
  const change = (fields: Partial<MissedForm>) => setForm((current) => ({ ...current, ...fields }));
  const changeYear = (place: number, field: YearField, text: string) =>
    setForm((current) => {
      const years = Array.from(
        { length: Math.max(current.years.length, place + 1) },
        (_, at) => current.years[at] ?? {},
      );
      years[place] = { ...years[place], [field]: text };
      return { ...current, years };
    });

  const pricesNow = {
    gold: nisabs?.gold.pricePerGram ?? shippedPricePerGram("gold"),
    silver: nisabs?.silver.pricePerGram ?? shippedPricePerGram("silver"),
  };
  const rates = nisabs?.exchangeRates.rates ?? {};
  const known = {
    months,
    pricesNow,
    rate: form.currency === "" ? 1 : rates[form.currency],
    hasOwnPrices: form.hasOwnPrices,
  };
  const ends = endsSince(form.began);
  const years = ends.map((end, place) => yearOf(form.years[place] ?? {}, end, known));
  const { earlierZakat, metalDay, began } = form;
  const { lines, owed, countUnknown } = missedYears({ began, years, nisabType, earlierZakat, metalDay, pricesNow });
  const first = form.years[0] ?? {};
  const fillDown = () =>
    change({
      years: ends.map((_, place) => {
        const own = form.years[place] ?? {};
        const { money = "", gold = "", silver = "" } = first;
        return [own.money, own.gold, own.silver].some((text) => text?.trim()) ? own : { ...own, money, gold, silver };
      }),
    });
  const hasGap = ends.some((_, place) => years[place]?.money === null);
  return (
    <div className={`stack-5 may-shrink ${styles.missed}`}>
      <p>{texts.lead}</p>
      <Told summary={texts.late} sources={LATE_ZAKAT_SOURCES} />
      <div className="fields items-end">
        <TextField
          label={texts.began}
          hint={texts.beganHint}
          type="date"
          max={isoDay(new Date())}
          value={began}
          error={began === "" || isPastDay(began) ? undefined : texts.beganInvalid}
          onChange={({ target }) => change({ began: target.value })}
        />
        <CurrencyField
          name="missedCurrency"
          label={zakatTexts.currency}
          value={form.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {isPastDay(began) && ends.length === 0 && <p>{texts.nothingMissed(hawlEnd(began))}</p>}
      {ends.length > 0 && (
        <>
          <Segmented
            legend={nisabTexts.title}
            options={NISAB_TYPES.map((value) => ({ value, label: nisabTexts.name(value) }))}
            value={nisabType}
            onChange={setNisabType}
          />
          <RadioList
            legend={earlierZakatTexts.legend}
            options={EARLIER_ZAKAT.map((value) =>
              optionOf(value, earlierZakatTexts[value], EARLIER_ZAKAT_SOURCES[value]),
            )}
            value={earlierZakat}
            onChange={(value) => change({ earlierZakat: value })}
          />
          <RadioList
            legend={metalDayTexts.legend}
            options={METAL_DAYS.map((value) => optionOf(value, metalDayTexts[value], METAL_DAY_SOURCES[value]))}
            value={metalDay}
            onChange={(value) => change({ metalDay: value })}
          />
          <label className="gap-3 line finger">
            <input
              type="checkbox"
              checked={form.hasOwnPrices}
              onChange={({ target }) => change({ hasOwnPrices: target.checked })}
            />
            {texts.ownPrices}
          </label>
          <ol className="stack-5">
            {lines.map((line, place) => (
              <li key={line.end}>
                <YearFields
                  line={line}
                  typed={form.years[place] ?? {}}
                  currency={form.currency}
                  prices={form.hasOwnPrices ? pricesOn(line.end, {}, known) : undefined}
                  onChange={(field, text) => changeYear(place, field, text)}
                />
                {place === 0 && ends.length > 1 && hasGap && years[0]?.money !== null && (
                  <Button look="secondary" size="small" onClick={fillDown}>
                    {texts.fillDown}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          <dl className="facts" aria-live="polite">
            <div className={panel.estimate}>
              <dt>{texts.total}</dt>
              <dd className="tabular">{formatDollars(owed)}</dd>
            </div>
          </dl>
          {countUnknown > 0 && <p>{texts.leftOut(countUnknown)}</p>}
          {lines.some(({ isNisabReached }) => isNisabReached === false) && <p>{texts.broken}</p>}
          <p className="fine">
            {texts.prices(SHIPPED_METAL_PRICES.asOf, nisabs?.[nisabType].asOf ?? SHIPPED_METAL_PRICES.asOf)}{" "}
            {form.currency !== "" && nisabs && texts.rateOf(nisabs.exchangeRates.asOf)} {texts.kept}{" "}
            {resultTexts.disclaimer}
          </p>
          <Button look="quiet" onClick={() => setForm({ ...EMPTY_MISSED, wealth: form.wealth })}>
            {texts.clear}
          </Button>
        </>
      )}
      <HawlsSideBySide form={form} nisab={nisabs?.[nisabType]} onChange={change} />
    </div>
  );
}

type YearFieldsProps = {
  line: MissedYearLine;
  typed: YearTexts;
  currency: string;
  /** What is known, where the person may say better. */
  prices: { gold: number; silver: number } | undefined;
  onChange: (field: YearField, text: string) => void;
};

function YearFields({ line, typed, currency, prices, onChange }: YearFieldsProps) {
  const { end, nisabValue, isNisabReached, earlierZakat, owed, zakat } = line;
  const field = (name: YearField) => ({
    value: typed[name] ?? "",
    error: isFieldValid(typed, name)
      ? undefined
      : name.endsWith("Price")
        ? detailTexts.priceInvalid
        : detailTexts.amountInvalid,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const price = (known: number) => amountText(Math.round(known * 100) / 100);
  return (
    <fieldset className="stack-3 under-3">
      <legend className="strong">{zakatDay(end)}</legend>
      <div className="fields items-end">
        <AmountField label={inCurrency(texts.money, currency)} prefix={currency || "$"} {...field("money")} />
        <AmountField label={texts.gold} {...field("gold")} />
        <AmountField label={texts.silver} {...field("silver")} />
        <AmountField label={inCurrency(texts.paid, currency)} prefix={currency || "$"} {...field("paid")} />
        {prices && (
          <>
            <AmountField label={texts.goldPrice} placeholder={price(prices.gold)} {...field("goldPrice")} />
            <AmountField label={texts.silverPrice} placeholder={price(prices.silver)} {...field("silverPrice")} />
          </>
        )}
      </div>
      <p className="tabular">
        {nisabValue !== null && `${texts.nisab(formatDollars(nisabValue))}. `}
        {earlierZakat > 0 && zakat !== null && `${texts.earlier(formatDollars(earlierZakat))}. `}
        {owed === null ? (
          texts.left
        ) : isNisabReached ? (
          <strong>{texts.zakat(formatDollars(owed))}</strong>
        ) : (
          texts.notReached
        )}
      </p>
    </fieldset>
  );
}

const inCurrency = (label: typeof texts.money, currency: string) =>
  currency ? label.inCurrency(currency) : label.inDollars;

function optionOf<Value extends string>(
  value: Value,
  { label, summary }: { label: string; summary: string },
  sources: readonly MissedSource[],
) {
  return { value, label, description: <Told summary={summary} sources={sources} /> };
}
