import type { RefObject } from "react";
import { detailTexts } from "#messages/zakat.ts";
import {
  GOLD_KARATS,
  PURE_GOLD_KARAT,
  PURE_SILVER_FINENESS,
  SILVER_FINENESSES,
} from "../../../../../domain/zakat/metal-value.ts";
import {
  COLLECTABILITIES,
  REAL_ESTATE_POSITIONS,
  REAL_ESTATE_PURPOSES,
  RECEIVABLE_POSITIONS,
  SHARE_METHOD_POSITIONS,
  SHARE_METHODS,
} from "../../../../../domain/zakat/zakat-positions.ts";
import { ZAKAT_NOTE_MAX_LENGTH } from "../../../../../domain/zakat/zakat-terms.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { RadioList } from "../../../ui/form/RadioList.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import type { DraftAsset } from "./draft-asset.ts";
import { positionOptions } from "./PositionAbout.tsx";

type AssetDetailsProps = {
  draft: DraftAsset;
  onChange: (fields: Partial<DraftAsset>) => void;
  weightField: RefObject<HTMLInputElement | null>;
  weightError: string | undefined;
  percentError: string | undefined;
};

export function AssetDetails(props: AssetDetailsProps) {
  const { draft, onChange } = props;
  if (draft.type === "") return null;
  return (
    <div className="stack-4">
      {(draft.type === "gold" || draft.type === "silver") && <MetalDetails {...props} />}
      {draft.type === "stocks" && <SharesDetails {...props} />}
      {draft.type === "real_estate" && (
        <RadioList
          legend={detailTexts.realEstateLegend}
          options={positionOptions(REAL_ESTATE_POSITIONS, REAL_ESTATE_PURPOSES)}
          value={draft.purpose}
          onChange={(purpose) => onChange({ purpose })}
        />
      )}
      {draft.type === "loans" && (
        <RadioList
          legend={detailTexts.loansLegend}
          options={positionOptions(RECEIVABLE_POSITIONS, COLLECTABILITIES)}
          value={draft.collectability}
          onChange={(collectability) => onChange({ collectability })}
        />
      )}
      <TextField
        label={detailTexts.note}
        maxLength={ZAKAT_NOTE_MAX_LENGTH}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}

function MetalDetails({ draft, onChange, weightField, weightError }: AssetDetailsProps) {
  return (
    <>
      <Segmented
        legend={detailTexts.measureLegend}
        options={[
          { value: "value", label: detailTexts.byValue },
          { value: "weight", label: detailTexts.byWeight },
        ]}
        value={draft.isByWeight ? "weight" : "value"}
        onChange={(measure) => onChange({ isByWeight: measure === "weight" })}
      />
      {draft.isByWeight && (
        <div className="stack-4 items-start halves">
          <AmountField
            ref={weightField}
            label={detailTexts.weight}
            value={draft.weightGrams}
            error={weightError}
            onChange={({ target }) => onChange({ weightGrams: target.value })}
          />
          <StampField draft={draft} onChange={onChange} />
        </div>
      )}
      <Segmented
        legend={detailTexts.useLegend}
        options={[
          { value: "kept", label: detailTexts.kept },
          { value: "worn", label: detailTexts.worn },
        ]}
        value={draft.use}
        onChange={(use) => onChange({ use })}
      />
      {draft.use === "worn" && <p className="note">{detailTexts.wornNote}</p>}
    </>
  );
}

function StampField({ draft, onChange }: Pick<AssetDetailsProps, "draft" | "onChange">) {
  const isGold = draft.type === "gold";
  const stamps = isGold ? GOLD_KARATS : SILVER_FINENESSES;
  const pure = isGold ? PURE_GOLD_KARAT : PURE_SILVER_FINENESS;
  return (
    <SelectField
      label={isGold ? detailTexts.karat : detailTexts.fineness}
      value={isGold ? draft.karat : draft.fineness}
      options={stamps.map((value) => ({
        value,
        label: value === pure ? `${value} (${detailTexts.pure})` : `${value}`,
      }))}
      onChange={({ target }) => onChange(isGold ? { karat: Number(target.value) } : { fineness: Number(target.value) })}
    />
  );
}

function SharesDetails({ draft, onChange, percentError }: AssetDetailsProps) {
  return (
    <>
      <RadioList
        legend={detailTexts.sharesLegend}
        options={positionOptions(SHARE_METHOD_POSITIONS, SHARE_METHODS)}
        value={draft.method}
        onChange={(method) => onChange({ method })}
      />
      {draft.method === "zakatable_assets" && (
        <AmountField
          label={detailTexts.zakatablePercent}
          value={draft.zakatablePercent}
          error={percentError}
          onChange={({ target }) => onChange({ zakatablePercent: target.value })}
        />
      )}
    </>
  );
}
