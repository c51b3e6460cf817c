import { useReducer } from "react";
import type { LiabilityTreatment, Madhab, YearBasis } from "../../../../domain/zakat/zakat-positions.ts";
import { DEFAULT_NISAB_TYPE, type NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import type { ZakatAssetInput, ZakatRequestInput } from "../../../../schema/contracts/zakat-request.ts";
import { parseAmount } from "../../lib/amount-text.ts";

export type ListedAsset = { id: number; asset: ZakatAssetInput };

export type ZakatForm = {
  assets: readonly ListedAsset[];
  nisabType: NisabType;
  isDetailed: boolean;
  madhab: Madhab | "";
  liabilities: string;
  liabilityTreatment: LiabilityTreatment;
  yearBasis: YearBasis;
  isHawlComplete: boolean;
};

export type ZakatFormChange =
  | { kind: "add"; asset: ZakatAssetInput }
  | { kind: "remove"; id: number }
  | { kind: "set"; fields: Partial<Omit<ZakatForm, "assets">> };

const EMPTY_FORM: ZakatForm = {
  assets: [],
  nisabType: DEFAULT_NISAB_TYPE,
  isDetailed: false,
  madhab: "",
  liabilities: "",
  liabilityTreatment: "deduct",
  yearBasis: "lunar",
  isHawlComplete: true,
};

export function useZakatForm() {
  return useReducer(changeForm, EMPTY_FORM);
}

function changeForm(form: ZakatForm, change: ZakatFormChange): ZakatForm {
  switch (change.kind) {
    case "add": {
      const id = Math.max(0, ...form.assets.map((listed) => listed.id)) + 1;
      return { ...form, assets: [...form.assets, { id, asset: change.asset }] };
    }
    case "remove":
      return { ...form, assets: form.assets.filter(({ id }) => id !== change.id) };
    case "set":
      return { ...form, ...change.fields };
  }
}

/** Whether the debts are empty or a number. */
export function areLiabilitiesValid({ isDetailed, liabilities }: ZakatForm): boolean {
  return !isDetailed || liabilities.trim() === "" || parseAmount(liabilities) !== undefined;
}

/** What is sent: the plain request, and the options only while they are shown. */
export function zakatRequestOf(form: ZakatForm): ZakatRequestInput {
  const plain = { assets: form.assets.map(({ asset }) => asset), nisabType: form.nisabType };
  if (!form.isDetailed) return plain;
  const { madhab, liabilityTreatment, yearBasis, isHawlComplete } = form;
  const liabilities = parseAmount(form.liabilities);
  return {
    ...plain,
    ...(madhab !== "" && { madhab }),
    ...(liabilities !== undefined && { liabilities, liabilityTreatment }),
    yearBasis,
    isHawlComplete,
  };
}
