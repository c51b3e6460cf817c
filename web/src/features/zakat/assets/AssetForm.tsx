import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { detailTexts, zakatNotices, zakatTexts } from "#messages/zakat.ts";
import { ZAKAT_ASSET_LABELS } from "#wording/zakat.ts";
import { ZAKAT_ASSET_TYPES } from "../../../../../domain/zakat/zakat-terms.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { notify } from "../../../lib/notices.ts";
import { useEnteredEarly } from "../../../lib/use-entered-early.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { CurrencyField } from "../CurrencyField.tsx";
import { AssetDetails } from "./AssetDetails.tsx";
import { assetOf, type DraftAsset, EMPTY_DRAFT, isWeighed } from "./draft-asset.ts";

const TYPES = [
  { value: "", label: zakatTexts.chooseType },
  ...ZAKAT_ASSET_TYPES.map((value) => ({ value, label: ZAKAT_ASSET_LABELS[value] })),
];

type AssetFormProps = { isDetailed: boolean; onAdd: (asset: ZakatAssetInput) => void };

export function AssetForm({ isDetailed, onAdd }: AssetFormProps) {
  const [draft, setDraft] = useState<DraftAsset>(EMPTY_DRAFT);
  const [isRefused, setRefused] = useState(false);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const typeField = useRef<HTMLSelectElement>(null);
  const valueField = useRef<HTMLInputElement>(null);
  const change = (fields: Partial<DraftAsset>) => {
    setRefused(false);
    setDraft((current) => ({ ...current, ...fields }));
  };
  useEnteredEarly(form, ({ type, value }) => change({ type: assetType(type), ...(value && { value }) }));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const asset = assetOf(draft, isDetailed);
    if (!asset) {
      setRefused(true);
      notify(zakatNotices.invalidAsset);
      (draft.type === "" ? typeField : valueField).current?.focus();
      return;
    }
    onAdd(asset);
    setDraft({ ...EMPTY_DRAFT, type: draft.type, currency: draft.currency });
    valueField.current?.focus();
  };

  const hasAmount = parseAmount(isWeighed(draft, isDetailed) ? draft.weightGrams : draft.value) !== undefined;
  const isMarked = isRefused && draft.type !== "";
  const amountError = isMarked && !hasAmount ? detailTexts.amountInvalid : undefined;
  return (
    <form ref={form} onSubmit={add} noValidate className="stack-4">
      <h2>{zakatTexts.addTitle}</h2>
      <div className="stack-4 items-start halves">
        <SelectField
          ref={typeField}
          name="type"
          label={zakatTexts.type}
          value={draft.type}
          aria-invalid={isRefused && draft.type === ""}
          options={TYPES}
          onChange={(event) => change({ type: assetType(event.target.value) })}
        />
        {!isWeighed(draft, isDetailed) && (
          <AmountField
            ref={valueField}
            name="value"
            label={zakatTexts.value(isDetailed ? draft.currency : "")}
            prefix={isDetailed && draft.currency ? draft.currency : "$"}
            value={draft.value}
            error={amountError}
            onChange={({ target }) => change({ value: target.value })}
          />
        )}
      </div>
      {isDetailed && !isWeighed(draft, isDetailed) && (
        <CurrencyField
          name="currency"
          label={zakatTexts.currency}
          value={draft.currency}
          onChange={(currency) => change({ currency })}
        />
      )}
      {isDetailed && (
        <AssetDetails
          draft={draft}
          onChange={change}
          weightField={valueField}
          weightError={amountError}
          percentError={isMarked && hasAmount ? detailTexts.percentInvalid : undefined}
        />
      )}
      <Button type="submit" look="secondary" className="self-start" disabled={!isHydrated}>
        <Plus size={18} aria-hidden="true" />
        {zakatTexts.add}
      </Button>
    </form>
  );
}

const assetType = (text: string | undefined) => ZAKAT_ASSET_TYPES.find((type) => type === text) ?? "";
