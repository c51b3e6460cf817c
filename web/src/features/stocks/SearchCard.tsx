import { type RefObject, useState } from "react";
import { Segmented } from "../../ui/Segmented.tsx";
import { BrowseSearch } from "./BrowseSearch.tsx";
import { searchTexts } from "./messages.ts";
import styles from "./SearchCard.module.css";
import { SpecificSearch } from "./SpecificSearch.tsx";
import type { StockSearch } from "./use-stock-search.ts";

const MODES = [
  { value: "specific", label: searchTexts.specific },
  { value: "browse", label: searchTexts.browse },
] as const;

type SearchCardProps = { search: StockSearch; inputRef?: RefObject<HTMLInputElement | null> };

export function SearchCard({ search, inputRef }: SearchCardProps) {
  const [mode, setMode] = useState<"specific" | "browse">("specific");
  const [text, setText] = useState("");
  const [market, setMarket] = useState("all");
  const changeMode = (next: "specific" | "browse") => {
    setMode(next);
    if (next === "browse" && market === "all") setMarket("NYSE");
  };
  return (
    <section className={styles.card} aria-label="Stock search">
      <Segmented legend={searchTexts.modeLegend} options={MODES} value={mode} onChange={changeMode} />
      {mode === "specific" ? (
        <SpecificSearch search={search} text={text} onTextChange={setText} {...(inputRef && { inputRef })} />
      ) : (
        <BrowseSearch search={search} market={market} onMarketChange={setMarket} />
      )}
    </section>
  );
}
