import { X } from "lucide-react";
import { useRef } from "react";
import type { NisabsAnswer } from "../../../../../schema/contracts/zakat.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { formatCount, formatDollars } from "../../../../../schema/wording/en/format.ts";
import { ZAKAT_ASSET_LABELS } from "../../../../../schema/wording/en/zakat.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { zakatTexts } from "../messages.ts";
import { assetValue } from "../result/estimate.ts";
import type { ListedAsset } from "../use-zakat-form.ts";
import styles from "./AssetList.module.css";

type AssetListProps = {
  assets: readonly ListedAsset[];
  nisabs: NisabsAnswer | undefined;
  onRemove: (listed: ListedAsset) => void;
};

export function AssetList({ assets, nisabs, onRemove }: AssetListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (listed: ListedAsset) => {
    onRemove(listed);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="assets-title" className={styles.assets}>
      <h2 id="assets-title" ref={heading} tabIndex={-1}>
        {zakatTexts.listTitle}
      </h2>
      {assets.length === 0 && <p className={styles.empty}>{zakatTexts.listEmpty}</p>}
      <ul>
        {assets.map((listed) => (
          <li key={listed.id} className={styles.asset}>
            <span>
              {ZAKAT_ASSET_LABELS[listed.asset.type]}
              <Remark asset={listed.asset} nisabs={nisabs} />
            </span>
            <Worth asset={listed.asset} nisabs={nisabs} />
            <IconButton label={zakatTexts.remove(ZAKAT_ASSET_LABELS[listed.asset.type])} onClick={() => remove(listed)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {assets.length > 0 && <p className={styles.empty}>{zakatTexts.listKept}</p>}
    </section>
  );
}

function Remark({ asset, nisabs }: { asset: ZakatAssetInput; nisabs: NisabsAnswer | undefined }) {
  const weight =
    "weightGrams" in asset && asset.weightGrams !== undefined ? zakatTexts.grams(asset.weightGrams) : undefined;
  const given =
    asset.currency !== undefined && asset.value !== undefined && nisabs
      ? zakatTexts.given(formatCount(asset.value), asset.currency, nisabs.exchangeRates.asOf)
      : undefined;
  const remark = [weight, given, asset.note].filter(Boolean).join(", ");
  return remark ? <small>{remark}</small> : null;
}

function Worth({ asset, nisabs }: { asset: ZakatAssetInput; nisabs: NisabsAnswer | undefined }) {
  const value = assetValue(asset, nisabs);
  return <span className={`tabular ${styles.worth}`}>{value === undefined ? "–" : formatDollars(value)}</span>;
}
