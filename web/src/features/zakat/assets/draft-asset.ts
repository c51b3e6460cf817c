import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "../../../../../domain/zakat/metal-value.ts";
import type {
  Collectability,
  MetalUse,
  RealEstatePurpose,
  ShareMethod,
} from "../../../../../domain/zakat/zakat-positions.ts";
import type { ZakatAssetType } from "../../../../../domain/zakat/zakat-terms.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { parseAmount } from "../../../lib/amount-text.ts";

/** The form's content: texts as typed. The details count only while they are shown. */
export type DraftAsset = {
  type: ZakatAssetType | "";
  value: string;
  currency: string;
  isByWeight: boolean;
  weightGrams: string;
  karat: number;
  fineness: number;
  use: MetalUse;
  method: ShareMethod;
  zakatablePercent: string;
  purpose: RealEstatePurpose;
  collectability: Collectability;
  note: string;
};

export const EMPTY_DRAFT: DraftAsset = {
  type: "",
  value: "",
  currency: "",
  isByWeight: false,
  weightGrams: "",
  karat: PURE_GOLD_KARAT,
  fineness: PURE_SILVER_FINENESS,
  use: "kept",
  method: "market_value",
  zakatablePercent: "",
  purpose: "resale",
  collectability: "good",
  note: "",
};

export function isWeighed({ type, isByWeight }: DraftAsset, isDetailed: boolean): boolean {
  return isDetailed && isByWeight && (type === "gold" || type === "silver");
}

export function assetOf(draft: DraftAsset, isDetailed: boolean): ZakatAssetInput | undefined {
  if (draft.type === "") return undefined;
  if (!isDetailed) return plainAsset(draft, draft.type);
  const asset = detailedAsset(draft, draft.type);
  return asset?.value === undefined || draft.currency === "" ? asset : { ...asset, currency: draft.currency };
}

function plainAsset(draft: DraftAsset, type: ZakatAssetType): ZakatAssetInput | undefined {
  const value = parseAmount(draft.value);
  return value === undefined ? undefined : { type, value };
}

function detailedAsset(draft: DraftAsset, type: ZakatAssetType): ZakatAssetInput | undefined {
  const note = draft.note.trim() ? { note: draft.note.trim() } : {};
  if (type === "gold" || type === "silver") return metalAsset(draft, type, note);
  const value = parseAmount(draft.value);
  if (value === undefined) return undefined;
  switch (type) {
    case "stocks":
      return sharesAsset(draft, value, note);
    case "real_estate":
      return { type, value, purpose: draft.purpose, ...note };
    case "loans":
      return { type, value, collectability: draft.collectability, ...note };
    default:
      return { type, value, ...note };
  }
}

function metalAsset(draft: DraftAsset, type: "gold" | "silver", note: { note?: string }): ZakatAssetInput | undefined {
  const { use } = draft;
  if (!draft.isByWeight) {
    const value = parseAmount(draft.value);
    return value === undefined ? undefined : { type, value, use, ...note };
  }
  const weightGrams = parseAmount(draft.weightGrams);
  if (weightGrams === undefined) return undefined;
  return type === "gold"
    ? { type, weightGrams, karat: draft.karat, use, ...note }
    : { type, weightGrams, fineness: draft.fineness, use, ...note };
}

function sharesAsset(draft: DraftAsset, value: number, note: { note?: string }): ZakatAssetInput | undefined {
  const { method } = draft;
  if (method !== "zakatable_assets") return { type: "stocks", value, method, ...note };
  const zakatablePercent = parseAmount(draft.zakatablePercent);
  if (zakatablePercent === undefined || zakatablePercent > 100) return undefined;
  return { type: "stocks", value, method, zakatablePercent, ...note };
}
