import { useQuery } from "@tanstack/react-query";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { filterTexts } from "#messages/screener.ts";
import { industryText } from "#wording/industries.ts";
import { exchangeLabel, regionName, sectorName } from "#wording/places.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { exchangeByName, REGIONS, SCREENER_EXCHANGES, SECTORS } from "../../../../../domain/facts/exchanges.ts";
import { STANDARD_IDS } from "../../../../../domain/standards/standards.ts";
import { answerQuery } from "../../../lib/queries.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { MultiSelect } from "../../../ui/form/MultiSelect.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import styles from "./FilterPanel.module.css";
import {
  BOUND_NAMES,
  BOUNDS,
  type Bound,
  filterKey,
  LIST_NAMES,
  type ListName,
  NO_FILTER,
  SCREENED_STANDINGS,
  type ScreenedStanding,
  STATUS_FILTERS,
  type StockFilter,
} from "./stock-filter.ts";

const TEXT_MAX_LENGTH = 80;

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: filterTexts.statuses[value] }));
const boundText = (bound: Bound, limit: number) => {
  const { percentUpTo, priceUpTo, sizeFrom, bounds } = filterTexts;
  const within = bound === "size" ? sizeFrom : bound === "price" ? priceUpTo : percentUpTo;
  return `${bounds[bound]}: ${within(limit)}`;
};
const LABELS = { anyLabel: filterTexts.any, countLabel: filterTexts.chosen, clearLabel: filterTexts.clear };

type List = { label: string; options: readonly { value: string; label: ReactNode }[]; chip: (word: string) => string };

const listOf = <Word extends string>(
  label: string,
  words: readonly Word[],
  option: (word: Word) => ReactNode = (word) => word,
  chip: (word: Word) => string = (word) => word,
): List => ({
  label,
  options: words.map((value) => ({ value, label: option(value) })),
  chip: (word) => chip(word as Word),
});

const standingName = (standing: ScreenedStanding) => STANDING_LABELS[standing];

const LISTS: Readonly<Record<ListName, List>> = {
  standings: listOf(filterTexts.standings, SCREENED_STANDINGS, standingName, standingName),
  standards: listOf(filterTexts.standards, STANDARD_IDS, standardName, (id) =>
    filterTexts.permittedBy(standardName(id)),
  ),
  exchanges: listOf(filterTexts.exchanges, SCREENER_EXCHANGES, exchangeOption),
  sectors: listOf(filterTexts.sectors, SECTORS, sectorName, sectorName),
  regions: listOf(filterTexts.regions, REGIONS, regionName, regionName),
};

export function FilterPanel({ filter, onChange }: { filter: StockFilter; onChange: (filter: StockFilter) => void }) {
  const [draft, setDraft] = useRestedFilter(filter, onChange);
  const change = (part: Partial<StockFilter>) => setDraft({ ...draft, ...part });
  const [isMoreShown, setMoreShown] = useState(false);
  const chips = chipsOf(draft);
  const inLists = LIST_NAMES.reduce((count, name) => count + draft[name].length, 0);
  const chosenCount = inLists + Number(draft.industry !== "") + Object.keys(draft.bounds).length;
  const bound = (name: Bound) => (
    <BoundSelect key={name} bound={name} bounds={draft.bounds} onChange={(bounds) => change({ bounds })} />
  );
  const list = (name: ListName) => (
    <MultiSelect
      {...LABELS}
      label={LISTS[name].label}
      options={LISTS[name].options}
      values={draft[name]}
      onChange={(values) => change({ [name]: values })}
    />
  );
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
        <div className={classNames(`all-columns gap-3 ${styles.choices}`, isMoreShown && "grid")} hidden={!isMoreShown}>
          {list("standings")}
          {list("standards")}
          {list("exchanges")}
          {list("sectors")}
          <IndustrySelect value={draft.industry} onChange={(industry) => change({ industry })} />
          {list("regions")}
          {BOUND_NAMES.map(bound)}
        </div>
      </div>
      {chips.length > 0 && (
        <ul className={`wrap items-center gap-2 ${styles.chips}`} aria-label={filterTexts.chips}>
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

type BoundSelectProps = {
  bound: Bound;
  bounds: StockFilter["bounds"];
  onChange: (bounds: StockFilter["bounds"]) => void;
};

function BoundSelect({ bound, bounds, onChange }: BoundSelectProps) {
  const { [bound]: limit, ...others } = bounds;
  const { choices }: { choices: readonly number[] } = BOUNDS[bound];
  const offered = limit === undefined || choices.includes(limit) ? choices : [...choices, limit];
  return (
    <SelectField
      label={<span className="visually-hidden">{filterTexts.bounds[bound]}</span>}
      value={limit ?? ""}
      options={[
        { value: "", label: `${filterTexts.bounds[bound]}: ${filterTexts.anyFigure}` },
        ...offered.map((value) => ({ value, label: boundText(bound, value) })),
      ]}
      onChange={({ target: { value } }) => onChange(value === "" ? others : { ...others, [bound]: Number(value) })}
    />
  );
}

function IndustrySelect({ value, onChange }: { value: string; onChange: (industry: string) => void }) {
  const { data: industries = [] } = useQuery(answerQuery(["stocks", "industries"], "GET /api/stocks/industries", {}));
  const isListed = industries.some(({ name }) => name === value);
  return (
    <SelectField
      label={<span className="visually-hidden">{filterTexts.industry}</span>}
      value={value}
      options={industries.map(({ name, stocks }) => ({
        value: name,
        label: filterTexts.industryCount(industryText(name), stocks),
      }))}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${filterTexts.industry}: ${filterTexts.anyIndustry}`}</option>
      {value !== "" && !isListed && <option value={value}>{industryText(value)}</option>}
    </SelectField>
  );
}

type Chip = { name: string; without: StockFilter };

function chipsOf(filter: StockFilter): Chip[] {
  const { status, text, industry, bounds } = filter;
  const ofList = (name: ListName) =>
    filter[name].map((word: string) => ({
      name: LISTS[name].chip(word),
      without: { ...filter, [name]: filter[name].filter((other) => other !== word) },
    }));
  const chips: (Chip | false)[] = [
    status !== "all" && { name: filterTexts.statuses[status], without: { ...filter, status: "all" } },
    text.trim() !== "" && { name: `“${text.trim()}”`, without: { ...filter, text: "" } },
    ...ofList("standings"),
    ...ofList("standards"),
    ...BOUND_NAMES.map((bound) => {
      const { [bound]: limit, ...others } = bounds;
      return limit !== undefined && { name: boundText(bound, limit), without: { ...filter, bounds: others } };
    }),
    ...ofList("exchanges"),
    ...ofList("sectors"),
    industry !== "" && { name: industryText(industry), without: { ...filter, industry: "" } },
    ...ofList("regions"),
  ];
  return chips.filter((chip) => chip !== false);
}

function exchangeOption(name: (typeof SCREENER_EXCHANGES)[number]) {
  const exchange = exchangeByName(name);
  if (!exchange) return name;
  const { code, flag } = exchange;
  const label = exchangeLabel(code);
  return (
    <>
      <span aria-hidden="true">{flag} </span>
      {label.toUpperCase() === name ? name : `${name} (${label.replace(`/${name}`, "")})`}
    </>
  );
}

/**
 * The filter as it is being chosen, which is applied once it has rested for half a second. It gives way to an applied one that came from
 * elsewhere, such as the button "back", also when that came before the page has drawn what was chosen; not to the one chosen before it.
 */
export function useRestedFilter(
  applied: StockFilter,
  apply: (filter: StockFilter) => void,
): [draft: StockFilter, setDraft: (filter: StockFilter) => void] {
  const appliedKey = filterKey(applied);
  const [{ filter, restsOn }, setDraft] = useState<{ filter: StockFilter; restsOn?: string[] }>({ filter: applied });
  const isResting = restsOn?.includes(appliedKey);
  const sent = useRef([appliedKey]);
  useEffect(() => {
    if (!isResting) return;
    const rested = () => {
      sent.current = [appliedKey, filterKey(filter)];
      setDraft({ filter });
      if (filterKey(filter) !== appliedKey) apply(filter);
    };
    const timer = setTimeout(() => startTransition(rested), 500);
    return () => clearTimeout(timer);
  }, [filter, isResting, appliedKey, apply]);
  const draft = isResting || filterKey(filter) === appliedKey ? filter : applied;
  const ground = () => (sent.current[0] === appliedKey ? sent.current : [appliedKey]);
  return [draft, (next) => setDraft({ filter: next, restsOn: ground() })];
}
