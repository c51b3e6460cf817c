import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { calculationFailed, resultTexts, zakatNotices, zakatTexts } from "#messages/zakat.ts";
import { formatDollars } from "#wording/format.ts";
import { ZAKAT_ASSET_LABELS } from "#wording/zakat.ts";
import { nisabsAtPrices, referenceNisab } from "../../../../domain/zakat/nisab.ts";
import { calculateGivenZakat, type ZakatCalculation } from "../../../../domain/zakat/zakat.ts";
import { NISAB_TYPES } from "../../../../domain/zakat/zakat-terms.ts";
import type { NisabsAnswer } from "../../../../schema/contracts/zakat.ts";
import type { ZakatAssetInput } from "../../../../schema/contracts/zakat-request.ts";
import { PATHS } from "../../config/paths.ts";
import { firstTouch } from "../../lib/first-touch.ts";
import { notify } from "../../lib/notices.ts";
import { useEnteredEarly } from "../../lib/use-entered-early.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { later } from "../../ui/layout/lazy-part.tsx";
import { calculateZakatMutation, nisabQuery } from "./api.ts";
import { AssetForm } from "./assets/AssetForm.tsx";
import { AssetList } from "./assets/AssetList.tsx";
import { CalculationOptions } from "./CalculationOptions.tsx";
import { NisabChoice } from "./NisabChoice.tsx";
import panel from "./result/EstimatePanel.module.css";
import {
  areOptionsValid,
  type ListedAsset,
  pricesOf,
  useKeptDraft,
  useZakatForm,
  type ZakatForm,
  zakatRequestOf,
} from "./use-zakat-form.ts";
import styles from "./ZakatCalculator.module.css";

const loadResult = () => import("./result/ZakatResultPanel.tsx");
const ZakatResultPanel = later(loadResult, "ZakatResultPanel");
const ZakatHistory = later(() => firstTouch.then(() => import("./result/ZakatHistory.tsx")), "ZakatHistory");
const MissedYears = later(() => import("./missed/MissedYears.tsx"), "MissedYears");
/** Always the same element: a part that is not loaded yet keeps its HTML while the form changes. */
const HISTORY = <ZakatHistory />;
if (!import.meta.env.SSR) firstTouch.then(loadResult).catch(() => undefined);

export function ZakatCalculator() {
  const [form, changeForm] = useZakatForm();
  const [announcement, setAnnouncement] = useState("");
  const isHydrated = useHydrated();
  const nisab = useQuery(nisabQuery);
  const calculation = useMutation(calculateZakatMutation(useQueryClient()));
  const frame = useRef<HTMLDivElement>(null);
  useEnteredEarly(frame, ({ nisabType, isDetailed }) => {
    const chosen = NISAB_TYPES.find((type) => type === nisabType);
    changeForm({ kind: "set", fields: { isDetailed: isDetailed !== undefined, ...(chosen && { nisabType: chosen }) } });
  });
  useKeptDraft(form, changeForm);
  const entered = {
    asOf: new Date().toISOString(),
    source: { kind: "entered" as const, label: zakatTexts.entered, url: null },
    isReference: false,
  };
  const nisabs = nisab.data && { ...nisab.data, ...nisabsAtPrices(nisab.data, pricesOf(form), entered) };
  const estimate = nisabs || form.assets.length === 0 ? estimateZakat(form, nisabs) : undefined;

  const add = (asset: ZakatAssetInput) => {
    changeForm({ kind: "add", asset });
    setAnnouncement(zakatTexts.added(ZAKAT_ASSET_LABELS[asset.type]));
  };
  const remove = ({ id, asset }: ListedAsset) => {
    changeForm({ kind: "remove", id });
    setAnnouncement(zakatTexts.removed(ZAKAT_ASSET_LABELS[asset.type]));
  };
  const calculate = () => {
    if (form.assets.length === 0) return notify(zakatNotices.noAssets);
    if (!areOptionsValid(form)) return notify(zakatNotices.invalidOption);
    calculation.mutate(zakatRequestOf(form), { onError: (error) => notify(calculationFailed(error)) });
  };

  return (
    <div ref={frame} className={`stack-6 parts-may-shrink ${styles.calculator}`}>
      <div className="stack-6 content-start" data-print="never">
        <AssetForm isDetailed={form.isDetailed} onAdd={add} />
        <label className={styles.detail}>
          <input
            type="checkbox"
            name="isDetailed"
            checked={form.isDetailed}
            onChange={(event) => changeForm({ kind: "set", fields: { isDetailed: event.target.checked } })}
          />
          <span>
            <strong>{zakatTexts.moreDetail}</strong>
            <small className="note block">{zakatTexts.moreDetailNote}</small>
          </span>
        </label>
        <Link to={PATHS.portfolio} className="self-start inline-line finger">
          {zakatTexts.fromPortfolio}
        </Link>
        <AssetList assets={form.assets} nisabs={nisabs} lines={estimate?.assets} onRemove={remove} />
        {form.isDetailed && <CalculationOptions form={form} onChange={changeForm} />}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
      <aside className={styles.side} data-print="never">
        <div className="stack-5 card padded-5">
          <NisabChoice
            value={form.nisabType}
            onChange={(nisabType) => changeForm({ kind: "set", fields: { nisabType } })}
            nisabs={nisabs}
            isFailed={nisab.isError}
            onRetry={() => nisab.refetch()}
          />
          <Estimate estimate={estimate} />
          <Button onClick={calculate} disabled={calculation.isPending || !isHydrated}>
            {calculation.isPending ? zakatTexts.calculating : zakatTexts.calculate}
          </Button>
          <p className="fine">{zakatTexts.estimateNote}</p>
        </div>
      </aside>
      {calculation.data && (
        <div className={styles.result}>
          <ZakatResultPanel
            key={calculation.submittedAt}
            result={calculation.data}
            calculatedAt={new Date(calculation.submittedAt)}
            isOutdated={JSON.stringify(zakatRequestOf(form)) !== JSON.stringify(calculation.variables)}
          />
        </div>
      )}
      <div className={styles.history} data-print="never">
        {HISTORY}
      </div>
      <Fold title={zakatTexts.missedYears} className={styles.history} data-print="never">
        <MissedYears nisabType={form.nisabType} />
      </Fold>
    </div>
  );
}

const REFERENCE = { gold: referenceNisab("gold"), silver: referenceNisab("silver") };

/** The server's own calculation, on the same prices and rates; undefined for a kept form that it would refuse. */
function estimateZakat(form: ZakatForm, nisabs: NisabsAnswer | undefined): ZakatCalculation | undefined {
  try {
    return calculateGivenZakat(zakatRequestOf(form), nisabs ?? REFERENCE, nisabs?.exchangeRates.rates ?? {});
  } catch {
    return undefined;
  }
}

function Estimate({ estimate }: { estimate: ZakatCalculation | undefined }) {
  if (!estimate) return <p className="fine">{zakatTexts.noEstimate}</p>;
  const { assets, totalZakatable, zakatOwed, zakatAtEndOfHawl, ratePercent, isNisabReached, isHawlComplete } = estimate;
  const total = assets.reduce((sum, { value }) => sum + value, 0);
  const isWhole = Math.abs(total - totalZakatable) < 0.005;
  const percent = resultTexts.percent(ratePercent);
  return (
    <>
      <dl className="facts" aria-live="polite">
        <div>
          <dt>{zakatTexts.total}</dt>
          <dd className="tabular">{formatDollars(total)}</dd>
        </div>
        {!isWhole && (
          <div>
            <dt>{resultTexts.totalZakatable}</dt>
            <dd className="tabular">{formatDollars(totalZakatable)}</dd>
          </div>
        )}
        <div className={panel.estimate}>
          <dt>{zakatTexts.estimate(percent, isWhole)}</dt>
          <dd className="tabular">{formatDollars(zakatOwed)}</dd>
        </div>
      </dl>
      {!isNisabReached && totalZakatable > 0 && (
        <p className="fine">{zakatTexts.belowNisab(percent, formatDollars((totalZakatable * ratePercent) / 100))}</p>
      )}
      {isNisabReached && !isHawlComplete && (
        <p className="fine">{resultTexts.notYet(formatDollars(zakatAtEndOfHawl))}</p>
      )}
    </>
  );
}
