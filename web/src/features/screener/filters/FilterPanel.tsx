import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { EXCHANGES, exchangeByName, SCREENER_EXCHANGES } from "../../../../../domain/issuers/exchanges.ts";
import { REGIONS, SECTORS } from "../../../../../domain/issuers/sectors.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/Field.tsx";
import { MultiSelect } from "../../../ui/MultiSelect.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { filterTexts } from "../messages.ts";
import styles from "./FilterPanel.module.css";
import { filterKey, NO_FILTER, STATUS_FILTERS, type StockFilter } from "./stock-filter.ts";
import { useRestedFilter } from "./use-rested-filter.ts";

/** The contract of the search takes no longer text. */
const TEXT_MAX_LENGTH = 80;

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: filterTexts.statuses[value] }));
const EXCHANGE_OPTIONS = SCREENER_EXCHANGES.map((value) => ({ value, label: exchangeLabel(value) }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: value }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const LABELS = { anyLabel: filterTexts.any, countLabel: filterTexts.chosen, clearLabel: filterTexts.clear };

type FilterPanelProps = { filter: StockFilter; onChange: (filter: StockFilter) => void };

export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const [draft, setDraft] = useRestedFilter(filter, onChange);
  const change = (part: Partial<StockFilter>) => setDraft({ ...draft, ...part });
  const [isMoreShown, setMoreShown] = useState(false);
  const isWatchlist = draft.status === "watchlist";
  const chosenCount = draft.exchanges.length + draft.sectors.length + draft.regions.length;
  return (
    <section className={styles.panel} aria-label={filterTexts.heading}>
      <div className={styles.statuses}>
        <Segmented
          legend={filterTexts.status}
          options={STATUSES}
          value={draft.status}
          onChange={(status) => change({ status })}
        />
      </div>
      <div className={styles.fields}>
        <TextField
          className={styles.text}
          label={
            <>
              <Search aria-hidden="true" size={16} /> {filterTexts.text}
            </>
          }
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_MAX_LENGTH}
          placeholder={filterTexts.textPlaceholder}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Button
          look="secondary"
          aria-expanded={isMoreShown}
          className={styles.more}
          onClick={() => setMoreShown(!isMoreShown)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          {filterTexts.more}
          {chosenCount > 0 && ` (${chosenCount})`}
        </Button>
        <div className={classNames(styles.choices, isMoreShown && styles.shown)}>
          <MultiSelect
            {...LABELS}
            label={filterTexts.exchanges}
            options={EXCHANGE_OPTIONS}
            values={draft.exchanges}
            onChange={(exchanges) => change({ exchanges })}
          />
          <MultiSelect
            {...LABELS}
            label={filterTexts.sectors}
            options={SECTOR_OPTIONS}
            values={draft.sectors}
            onChange={(sectors) => change({ sectors })}
          />
          {isWatchlist ? (
            <p className={styles.off}>{filterTexts.regionsOff}</p>
          ) : (
            <MultiSelect
              {...LABELS}
              label={filterTexts.regions}
              options={REGION_OPTIONS}
              values={draft.regions}
              onChange={(regions) => change({ regions })}
            />
          )}
        </div>
      </div>
      {filterKey(draft) !== filterKey(NO_FILTER) && (
        <Button look="quiet" size="small" className={styles.clear} onClick={() => setDraft(NO_FILTER)}>
          {filterTexts.clearAll}
        </Button>
      )}
    </section>
  );
}

function exchangeLabel(name: (typeof SCREENER_EXCHANGES)[number]) {
  const exchange = exchangeByName(name);
  if (!exchange) return name;
  const { flag, displayName } = EXCHANGES[exchange.code];
  return (
    <>
      <span aria-hidden="true">{flag} </span>
      {displayName.toUpperCase() === name ? name : `${name} (${displayName.replace(`/${name}`, "")})`}
    </>
  );
}
