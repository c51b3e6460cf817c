import { useQuery } from "@tanstack/react-query";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import {
  EXCHANGES,
  exchangeByName,
  REGIONS,
  SCREENER_EXCHANGES,
  SECTORS,
} from "../../../../../domain/facts/exchanges.ts";
import { STANDARDS, type StandardId } from "../../../../../domain/standards/standards.ts";
import { STANDING_LABELS } from "../../../../../schema/wording/en/standing.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { MultiSelect } from "../../../ui/form/MultiSelect.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { industriesQuery } from "../api.ts";
import { filterTexts } from "../messages.ts";
import styles from "./FilterPanel.module.css";
import { DEBT_CHOICES, NO_FILTER, SCREENED_STANDINGS, STATUS_FILTERS, type StockFilter } from "./stock-filter.ts";
import { useRestedFilter } from "./use-rested-filter.ts";

/** The longest text that the search's contract accepts. */
const TEXT_MAX_LENGTH = 80;

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: filterTexts.statuses[value] }));
const EXCHANGE_OPTIONS = SCREENER_EXCHANGES.map((value) => ({ value, label: exchangeLabel(value) }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: value }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const STANDING_OPTIONS = SCREENED_STANDINGS.map((value) => ({ value, label: STANDING_LABELS[value] }));
const STANDARD_OPTIONS = STANDARDS.map(({ id, name }) => ({ value: id, label: name }));
const LABELS = { anyLabel: filterTexts.any, countLabel: filterTexts.chosen, clearLabel: filterTexts.clear };

type FilterPanelProps = { filter: StockFilter; onChange: (filter: StockFilter) => void };

export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const [draft, setDraft] = useRestedFilter(filter, onChange);
  const change = (part: Partial<StockFilter>) => setDraft({ ...draft, ...part });
  const [isMoreShown, setMoreShown] = useState(false);
  const isWatchlist = draft.status === "watchlist";
  const chips = chipsOf(draft);
  const chosenCount =
    draft.exchanges.length +
    draft.sectors.length +
    draft.regions.length +
    draft.standings.length +
    draft.standards.length +
    (draft.industry === "" ? 0 : 1) +
    (draft.maximumDebt === null ? 0 : 1);
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
            label={filterTexts.standings}
            options={STANDING_OPTIONS}
            values={draft.standings}
            onChange={(standings) => change({ standings })}
          />
          <SelectField
            label={<span className="visually-hidden">{filterTexts.maximumDebt}</span>}
            value={draft.maximumDebt ?? ""}
            onChange={({ target }) => change({ maximumDebt: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">{`${filterTexts.maximumDebt}: ${filterTexts.anyDebt}`}</option>
            {DEBT_CHOICES.map((percent) => (
              <option key={percent} value={percent}>
                {`${filterTexts.maximumDebt}: ${filterTexts.debtUpTo(percent)}`}
              </option>
            ))}
          </SelectField>
          {!isWatchlist && (
            <MultiSelect
              {...LABELS}
              label={filterTexts.standards}
              options={STANDARD_OPTIONS}
              values={draft.standards}
              onChange={(standards) => change({ standards })}
            />
          )}
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
            <>
              <IndustrySelect value={draft.industry} onChange={(industry) => change({ industry })} />
              <MultiSelect
                {...LABELS}
                label={filterTexts.regions}
                options={REGION_OPTIONS}
                values={draft.regions}
                onChange={(regions) => change({ regions })}
              />
            </>
          )}
        </div>
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={filterTexts.chips}>
          {chips.map(({ name, without }) => (
            <li key={name}>
              <button type="button" aria-label={filterTexts.remove(name)} onClick={() => setDraft(without)}>
                {name}
                <X aria-hidden="true" size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button look="quiet" size="small" onClick={() => setDraft(NO_FILTER)}>
              {filterTexts.clearAll}
            </Button>
          </li>
        </ul>
      )}
    </section>
  );
}

/** The industries as the sources name them, each with its number of stocks. */
function IndustrySelect({ value, onChange }: { value: string; onChange: (industry: string) => void }) {
  const { data: industries = [] } = useQuery(industriesQuery);
  const isListed = industries.some(({ name }) => name === value);
  return (
    <SelectField
      label={<span className="visually-hidden">{filterTexts.industry}</span>}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${filterTexts.industry}: ${filterTexts.anyIndustry}`}</option>
      {value !== "" && !isListed && <option value={value}>{value}</option>}
      {industries.map(({ name, stocks }) => (
        <option key={name} value={name}>
          {filterTexts.industryCount(name, stocks)}
        </option>
      ))}
    </SelectField>
  );
}

const standardName = (id: StandardId) => STANDARDS.find((standard) => standard.id === id)?.name ?? id;

type Chip = { name: string; without: StockFilter };

/** Every chosen value, each with the filter without it. */
function chipsOf(filter: StockFilter): Chip[] {
  const { status, text, exchanges, sectors, regions, standings, standards, industry, maximumDebt } = filter;
  const others = <Word,>(words: readonly Word[], left: Word) => words.filter((word) => word !== left);
  const debt = filterTexts.maximumDebt;
  return [
    ...(status === "all"
      ? []
      : [{ name: filterTexts.statuses[status], without: { ...filter, status: "all" as const } }]),
    ...(text.trim() === "" ? [] : [{ name: `“${text.trim()}”`, without: { ...filter, text: "" } }]),
    ...standings.map((word) => ({
      name: STANDING_LABELS[word],
      without: { ...filter, standings: others(standings, word) },
    })),
    ...standards.map((id) => ({
      name: filterTexts.permittedBy(standardName(id)),
      without: { ...filter, standards: others(standards, id) },
    })),
    ...(maximumDebt === null
      ? []
      : [{ name: `${debt}: ${filterTexts.debtUpTo(maximumDebt)}`, without: { ...filter, maximumDebt: null } }]),
    ...exchanges.map((word) => ({ name: word, without: { ...filter, exchanges: others(exchanges, word) } })),
    ...sectors.map((word) => ({ name: word, without: { ...filter, sectors: others(sectors, word) } })),
    ...(industry === "" ? [] : [{ name: industry, without: { ...filter, industry: "" } }]),
    ...regions.map((word) => ({ name: word, without: { ...filter, regions: others(regions, word) } })),
  ];
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
