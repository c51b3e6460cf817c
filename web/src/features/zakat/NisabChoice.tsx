import { nisabTexts, zakatTexts } from "#messages/zakat.ts";
import { formatDay, formatDollars } from "#wording/format.ts";
import { metalPriceSource } from "#wording/sources.ts";
import { referenceNisab } from "../../../../domain/zakat/nisab.ts";
import { NISAB_GRAMS, NISAB_TYPES, type NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import type { NisabsAnswer } from "../../../../schema/contracts/zakat.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./NisabChoice.module.css";

type NisabChoiceProps = {
  value: NisabType;
  onChange: (type: NisabType) => void;
  nisabs: NisabsAnswer | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

export function NisabChoice({ value, onChange, nisabs, isFailed, onRetry }: NisabChoiceProps) {
  return (
    <div className={`stack-3 ${styles.choice}`}>
      <RadioList
        legend={nisabTexts.title}
        name="nisabType"
        value={value}
        onChange={onChange}
        options={NISAB_TYPES.map((type) => ({
          value: type,
          label: nisabTexts.name(type),
          description: (
            <>
              <span className="block">{zakatTexts.grams(NISAB_GRAMS[type])}</span>
              <NisabValue type={type} nisabs={nisabs} isFailed={isFailed} />
            </>
          ),
        }))}
      />
      <p className="fine">{nisabTexts.lead}</p>
      <div className={`fine ${styles.source}`} role="status">
        {isFailed && (
          <p>
            {nisabTexts.failed}{" "}
            <Button look="quiet" size="small" onClick={onRetry}>
              {nisabTexts.retry}
            </Button>
          </p>
        )}
        {nisabs && <NisabSource nisab={nisabs[value]} />}
      </div>
    </div>
  );
}

type NisabValueProps = Pick<NisabChoiceProps, "nisabs" | "isFailed"> & { type: NisabType };

function NisabValue({ type, nisabs, isFailed }: NisabValueProps) {
  if (nisabs) {
    const { nisabValue, isReference } = nisabs[type];
    return <span className="tabular">{isReference ? nisabTexts.about(nisabValue) : formatDollars(nisabValue)}</span>;
  }
  if (isFailed) return <span className="tabular">{nisabTexts.about(referenceNisab(type).nisabValue)}</span>;
  return <Skeleton className={styles.value} />;
}

function NisabSource({ nisab }: { nisab: NisabsAnswer[NisabType] }) {
  if (nisab.isReference) return <p>{nisabTexts.isReference}</p>;
  const { label, url } = metalPriceSource(nisab.source);
  return (
    <p>
      {nisab.asOf && nisabTexts.price(formatDollars(nisab.pricePerGram), formatDay(nisab.asOf))}. {nisabTexts.source}{" "}
      {url ? <a href={url}>{label}</a> : label}
    </p>
  );
}
