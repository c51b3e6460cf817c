import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Segmented } from "../../../ui/Segmented.tsx";
import { ANY_MARKET, type MarketChoice } from "../api.ts";
import { searchTexts } from "../messages.ts";
import { BrowseSearch } from "./BrowseSearch.tsx";
import styles from "./SearchCard.module.css";
import { SpecificSearch } from "./SpecificSearch.tsx";
import type { StockSearch } from "./use-stock-search.ts";

const MODES = [
  { value: "specific", label: searchTexts.specific },
  { value: "browse", label: searchTexts.browse },
] as const;

/** What other components can do with the input, in either mode of the card. */
export type SearchInput = { focus(): void };

type SearchCardProps = { search: StockSearch; input?: Ref<SearchInput> };

export function SearchCard({ search, input }: SearchCardProps) {
  const [mode, setMode] = useState<"specific" | "browse">("specific");
  const [text, setText] = useState("");
  const [market, setMarket] = useState<MarketChoice>(ANY_MARKET);
  const changeMode = (next: "specific" | "browse") => {
    setMode(next);
    if (next === "browse" && market === ANY_MARKET) setMarket("NYSE");
  };
  const inputElement = useRef<HTMLInputElement>(null);
  useImperativeHandle(
    input,
    () => ({
      focus() {
        flushSync(() => setMode("specific"));
        inputElement.current?.focus();
      },
    }),
    [],
  );
  return (
    <section className={styles.card} aria-label="Stock search">
      <Segmented legend={searchTexts.modeLegend} options={MODES} value={mode} onChange={changeMode} />
      {mode === "specific" ? (
        <SpecificSearch search={search} text={text} market={market} onTextChange={setText} inputRef={inputElement} />
      ) : (
        <BrowseSearch search={search} market={market} onMarketChange={setMarket} />
      )}
    </section>
  );
}
