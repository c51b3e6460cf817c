import { useEffect, useReducer, useRef } from "react";
import {
  type LiabilityTreatment,
  liabilityTreatmentOf,
  type Madhab,
  type YearBasis,
} from "../../../../domain/zakat/zakat-positions.ts";
import { DEFAULT_NISAB_TYPE, type NisabType, ZAKAT_ASSET_TYPES } from "../../../../domain/zakat/zakat-terms.ts";
import type { ZakatAssetInput, ZakatRequestInput } from "../../../../schema/contracts/zakat-request.ts";
import { HANDED_OVER, ZAKAT_DRAFT_KEY, ZAKAT_HAND_OVER_KEY, type ZakatHandOver } from "../../config/zakat-hand-over.ts";
import { DECIMAL_MARK, type DecimalMark, parseAmount, retyped } from "../../lib/amount-text.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

export type ListedAsset = { id: number; asset: ZakatAssetInput };

export type ZakatForm = {
  assets: readonly ListedAsset[];
  nisabType: NisabType;
  isDetailed: boolean;
  madhab: Madhab | "";
  liabilities: string;
  liabilitiesCurrency: string;
  liabilityTreatment: LiabilityTreatment;
  goldPrice: string;
  silverPrice: string;
  yearBasis: YearBasis;
  isHawlComplete: boolean;
};

export type ZakatFormChange =
  | { kind: "add"; asset: ZakatAssetInput }
  | { kind: "remove"; id: number }
  | { kind: "restore"; form: ZakatForm }
  | { kind: "take_over"; handOver: ZakatHandOver }
  | { kind: "set"; fields: Partial<Omit<ZakatForm, "assets">> };

const EMPTY_FORM: ZakatForm = {
  assets: [],
  nisabType: DEFAULT_NISAB_TYPE,
  isDetailed: false,
  madhab: "",
  liabilities: "",
  liabilitiesCurrency: "",
  liabilityTreatment: "deduct",
  goldPrice: "",
  silverPrice: "",
  yearBasis: "lunar",
  isHawlComplete: true,
};

export function useZakatForm() {
  return useReducer(changeForm, EMPTY_FORM);
}

/** Saves the form on this device while it is filled in, so that a reload loses nothing. Call it after other hooks that fill the form. */
export function useKeptDraft(form: ZakatForm, change: (change: ZakatFormChange) => void): void {
  const isRestored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const kept = keptDraft();
    if (kept) change({ kind: "restore", form: kept });
    const handOver = takeHandOver();
    if (Array.isArray(handOver?.assets)) change({ kind: "take_over", handOver });
    isRestored.current = true;
  }, []);
  useEffect(() => {
    if (!isRestored.current || form === EMPTY_FORM) return;
    const isEmpty = form.assets.length === 0 && form.liabilities === "";
    writeStored(
      ZAKAT_DRAFT_KEY,
      isEmpty ? null : JSON.stringify({ ...form, pricesOn: today(), decimalMark: DECIMAL_MARK }),
    );
  }, [form]);
}

function takeHandOver(): ZakatHandOver | undefined {
  const text = readStored(ZAKAT_HAND_OVER_KEY);
  writeStored(ZAKAT_HAND_OVER_KEY, null);
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

const today = () => new Date().toDateString();

/** The form saved at the last visit, without prices of another day; undefined when there is none or it is invalid. */
function keptDraft(): ZakatForm | undefined {
  try {
    const kept = JSON.parse(readStored(ZAKAT_DRAFT_KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !Array.isArray(kept.assets)) return undefined;
    const assets = kept.assets.filter(isListedAsset);
    const { pricesOn, decimalMark = ".", ...form } = kept;
    const prices = pricesOn === today() ? {} : { goldPrice: "", silverPrice: "" };
    if (assets.length !== kept.assets.length) return undefined;
    return inThisLanguage({ ...EMPTY_FORM, ...form, assets, ...prices }, decimalMark);
  } catch {
    return undefined;
  }
}

/** Amounts that were typed on a page of another language mean what they meant there. */
function inThisLanguage(form: ZakatForm, mark: DecimalMark): ZakatForm {
  const { liabilities, goldPrice, silverPrice } = form;
  return {
    ...form,
    liabilities: retyped(liabilities, mark),
    goldPrice: retyped(goldPrice, mark),
    silverPrice: retyped(silverPrice, mark),
  };
}

function isListedAsset(listed: unknown): listed is ListedAsset {
  const { id, asset } = (listed ?? {}) as Partial<ListedAsset>;
  return typeof id === "number" && ZAKAT_ASSET_TYPES.some((type) => type === asset?.type);
}

function changeForm(form: ZakatForm, change: ZakatFormChange): ZakatForm {
  switch (change.kind) {
    case "add": {
      const id = Math.max(0, ...form.assets.map((listed) => listed.id)) + 1;
      return { ...form, assets: [...form.assets, { id, asset: change.asset }] };
    }
    case "remove":
      return { ...form, assets: form.assets.filter(({ id }) => id !== change.id) };
    case "restore":
      return form.assets.length > 0 ? form : change.form;
    case "take_over": {
      const { assets, isHawlComplete = form.isHawlComplete } = change.handOver;
      const own = form.assets.filter(({ asset }) => !asset.note?.startsWith(HANDED_OVER));
      const first = Math.max(0, ...own.map(({ id }) => id)) + 1;
      const listed = assets.map((asset, place) => ({ id: first + place, asset })).filter(isListedAsset);
      return { ...form, assets: [...own, ...listed], isDetailed: true, isHawlComplete };
    }
    case "set":
      return { ...form, ...treatmentOfSchool(change.fields), ...change.fields };
  }
}

/** A school sets its treatment of debts, which can then be changed. */
function treatmentOfSchool({ madhab }: Partial<ZakatForm>): Partial<ZakatForm> {
  return madhab === undefined ? {} : { liabilityTreatment: liabilityTreatmentOf(madhab || undefined) };
}

export function pricesOf({ isDetailed, goldPrice, silverPrice }: ZakatForm): ZakatRequestInput["pricePerGram"] {
  const [gold, silver] = [goldPrice, silverPrice].map((text) => parseAmount(text) || undefined);
  if (!isDetailed || (gold === undefined && silver === undefined)) return undefined;
  return { ...(gold !== undefined && { gold }), ...(silver !== undefined && { silver }) };
}

export function areLiabilitiesValid({ isDetailed, liabilities }: ZakatForm): boolean {
  return !isDetailed || liabilities.trim() === "" || parseAmount(liabilities) !== undefined;
}

export function isPriceValid(price: string): boolean {
  return price.trim() === "" || (parseAmount(price) ?? 0) > 0;
}

/** Whether every shown option can be sent: nothing that was typed is left out in silence. */
export function areOptionsValid(form: ZakatForm): boolean {
  return areLiabilitiesValid(form) && (!form.isDetailed || [form.goldPrice, form.silverPrice].every(isPriceValid));
}

/** The request: the plain one, with the options only while they are shown. */
export function zakatRequestOf(form: ZakatForm): ZakatRequestInput {
  const plain = { assets: form.assets.map(({ asset }) => asset), nisabType: form.nisabType };
  if (!form.isDetailed) return plain;
  const { madhab, liabilitiesCurrency, liabilityTreatment, yearBasis, isHawlComplete } = form;
  const liabilities = parseAmount(form.liabilities);
  const pricePerGram = pricesOf(form);
  return {
    ...plain,
    ...(madhab !== "" && { madhab }),
    ...(liabilities !== undefined && {
      liabilities,
      liabilityTreatment,
      ...(liabilitiesCurrency && { liabilitiesCurrency }),
    }),
    ...(pricePerGram && { pricePerGram }),
    yearBasis,
    isHawlComplete,
  };
}
