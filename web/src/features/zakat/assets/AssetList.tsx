import { X } from "lucide-react";
import { useRef } from "react";
import { noteText, zakatTexts } from "#messages/zakat.ts";
import { formatCount, formatDollars, listText } from "#wording/format.ts";
import { ZAKAT_ASSET_LABELS } from "#wording/zakat.ts";
import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "../../../../../domain/zakat/metal-value.ts";
import type { NisabsAnswer } from "../../../../../schema/contracts/zakat.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { IconButton } from "../../../ui/Button.tsx";
import type { ListedAsset } from "../use-zakat-form.ts";
import styles from "./AssetList.module.css";

type AssetListProps = {
  assets: readonly ListedAsset[];
  nisabs: NisabsAnswer | undefined;
  /** How each asset is counted; undefined while the prices are not known. */
  lines: readonly { value: number }[] | undefined;
  onRemove: (listed: ListedAsset) => void;
};

export function AssetList({ assets, nisabs, lines, onRemove }: AssetListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (listed: ListedAsset) => {
    onRemove(listed);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="assets-title">
      <h2 id="assets-title" className="under-3" ref={heading} tabIndex={-1}>
        {zakatTexts.listTitle}
      </h2>
      {assets.length === 0 && <p className="note rounded sunk padded-4-5">{zakatTexts.listEmpty}</p>}
      <ul>
        {assets.map((listed, index) => {
          const label = ZAKAT_ASSET_LABELS[listed.asset.type];
          const remark = remarkOn(listed.asset, nisabs);
          const worth = lines?.[index]?.value;
          return (
            <li key={listed.id} className={styles.asset}>
              <span>
                {label}
                {remark && <small className="breaks">{remark}</small>}
              </span>
              <span className={`tabular strong`}>{worth === undefined ? "–" : formatDollars(worth)}</span>
              <IconButton label={zakatTexts.remove(label)} onClick={() => remove(listed)}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {assets.length > 0 && <p className="note rounded sunk padded-4-5 over-4">{zakatTexts.listKept}</p>}
    </section>
  );
}

function remarkOn(asset: ZakatAssetInput, nisabs: NisabsAnswer | undefined): string {
  const { value, currency, note } = asset;
  const remarks = [
    weighed(asset, nisabs),
    currency !== undefined && value !== undefined && nisabs
      ? zakatTexts.given(formatCount(value), currency, nisabs.exchangeRates.asOf)
      : undefined,
    note && noteText(note),
  ];
  return listText(remarks.flatMap((remark) => remark || []));
}

function weighed(asset: ZakatAssetInput, nisabs: NisabsAnswer | undefined): string | undefined {
  if ((asset.type !== "gold" && asset.type !== "silver") || asset.weightGrams === undefined) return undefined;
  const purity =
    asset.type === "gold"
      ? `${asset.karat ?? PURE_GOLD_KARAT}/${PURE_GOLD_KARAT}`
      : `${asset.fineness ?? PURE_SILVER_FINENESS}/${PURE_SILVER_FINENESS}`;
  return zakatTexts.metal(asset.weightGrams, purity, nisabs && formatDollars(nisabs[asset.type].pricePerGram));
}
