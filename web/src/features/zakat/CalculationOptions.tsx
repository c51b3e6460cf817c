import { detailTexts, zakatTexts } from "#messages/zakat.ts";
import { MADHAB_LABELS, wordedPosition } from "#wording/zakat.ts";
import {
  HAWL_POSITION,
  LIABILITY_POSITIONS,
  LIABILITY_TREATMENTS,
  MADHABS,
  WORN_JEWELRY_POSITIONS,
  WORN_JEWELRY_RULING_BY_MADHAB,
  YEAR_BASES,
  YEAR_BASIS_POSITIONS,
} from "../../../../domain/zakat/zakat-positions.ts";
import { AmountField } from "../../ui/AmountField.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { PositionAbout, positionOptions } from "./assets/PositionAbout.tsx";
import styles from "./CalculationOptions.module.css";
import { CurrencyField } from "./CurrencyField.tsx";
import { areLiabilitiesValid, isPriceValid, type ZakatForm, type ZakatFormChange } from "./use-zakat-form.ts";

const SCHOOLS = [
  { value: "", label: detailTexts.noMadhab },
  ...MADHABS.map((value) => ({ value, label: MADHAB_LABELS[value] })),
];

type CalculationOptionsProps = { form: ZakatForm; onChange: (change: ZakatFormChange) => void };

export function CalculationOptions({ form, onChange }: CalculationOptionsProps) {
  const set = (fields: Partial<Omit<ZakatForm, "assets">>) => onChange({ kind: "set", fields });
  return (
    <section aria-labelledby="calculation-title" className={styles.options}>
      <h2 id="calculation-title">{detailTexts.optionsTitle}</h2>
      <div className="stack-2">
        <SelectField
          label={detailTexts.madhab}
          options={SCHOOLS}
          value={form.madhab}
          onChange={({ target }) => set({ madhab: MADHABS.find((madhab) => madhab === target.value) ?? "" })}
        />
        {form.madhab !== "" && (
          <div className="note">
            <PositionAbout
              position={wordedPosition(WORN_JEWELRY_POSITIONS[WORN_JEWELRY_RULING_BY_MADHAB[form.madhab]])}
            />
          </div>
        )}
      </div>
      <AmountField
        label={detailTexts.liabilities(form.liabilitiesCurrency)}
        prefix={form.liabilitiesCurrency || "$"}
        value={form.liabilities}
        error={areLiabilitiesValid(form) ? undefined : detailTexts.amountInvalid}
        onChange={({ target }) => set({ liabilities: target.value })}
      />
      <CurrencyField
        name="liabilitiesCurrency"
        label={zakatTexts.liabilitiesCurrency}
        value={form.liabilitiesCurrency}
        onChange={(liabilitiesCurrency) => set({ liabilitiesCurrency })}
      />
      <RadioList
        legend={detailTexts.liabilityLegend}
        options={positionOptions(LIABILITY_POSITIONS, LIABILITY_TREATMENTS)}
        value={form.liabilityTreatment}
        onChange={(liabilityTreatment) => set({ liabilityTreatment })}
      />
      <div className={styles.prices}>
        {(["goldPrice", "silverPrice"] as const).map((price) => (
          <AmountField
            key={price}
            label={detailTexts[price]}
            prefix="$"
            value={form[price]}
            error={isPriceValid(form[price]) ? undefined : detailTexts.priceInvalid}
            onChange={({ target }) => set({ [price]: target.value })}
          />
        ))}
        <p className="note">{detailTexts.priceNote}</p>
      </div>
      <RadioList
        legend={detailTexts.yearLegend}
        options={positionOptions(YEAR_BASIS_POSITIONS, YEAR_BASES)}
        value={form.yearBasis}
        onChange={(yearBasis) => set({ yearBasis })}
      />
      <div className="stack-2">
        <p className="text-2 strong" aria-hidden="true">
          {detailTexts.hawlLegend}
        </p>
        <Segmented
          legend={detailTexts.hawlLegend}
          options={[
            { value: "yes", label: detailTexts.hawlYes },
            { value: "no", label: detailTexts.hawlNo },
          ]}
          value={form.isHawlComplete ? "yes" : "no"}
          onChange={(answer) => set({ isHawlComplete: answer === "yes" })}
        />
        <div className="note">
          <PositionAbout position={wordedPosition(HAWL_POSITION)} />
        </div>
      </div>
    </section>
  );
}
