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
  const { type, currency, karat, fineness, use, method, purpose, collectability } = draft;
  const byWeight = isWeighed(draft, isDetailed);
  const amount = parseAmount(byWeight ? draft.weightGrams : draft.value);
  if (type === "" || amount === undefined) return undefined;
  if (!isDetailed) return { type, value: amount };
  const note = draft.note.trim() ? { note: draft.note.trim() } : {};
  if (byWeight) {
    const metal = { weightGrams: amount, use, ...note };
    return type === "gold" ? { type, karat, ...metal } : { type: "silver", fineness, ...metal };
  }
  const given = { value: amount, ...note, ...(currency && { currency }) };
  if (type === "gold" || type === "silver") return { type, use, ...given };
  if (type === "real_estate") return { type, purpose, ...given };
  if (type === "loans") return { type, collectability, ...given };
  if (type !== "stocks") return { type, ...given };
  if (method !== "zakatable_assets") return { type, method, ...given };
  const zakatablePercent = parseAmount(draft.zakatablePercent);
  if (zakatablePercent === undefined || zakatablePercent > 100) return undefined;
  return { type, method, zakatablePercent, ...given };
}
