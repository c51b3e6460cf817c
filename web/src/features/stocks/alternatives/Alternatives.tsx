import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { leadsToAlternatives } from "../../../../../domain/screening/alternatives.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { alternativesQuery } from "../api.ts";
import { AlternativesList } from "./AlternativesList.tsx";

type AlternativesProps = {
  stock: Stock;
  Comparison: ComponentType<{ symbols: readonly string[]; onClose: () => void }>;
};

export function Alternatives({ stock, Comparison }: AlternativesProps) {
  const symbol = stock.verdictOf?.symbol ?? stock.symbol;
  const { data: found, isError } = useQuery({
    ...alternativesQuery(symbol),
    enabled: leadsToAlternatives(stock.standing),
  });
  const [isComparing, setComparing] = useState(false);
  if (!leadsToAlternatives(stock.standing) || isError) return null;
  if (!found)
    return (
      <div className="ruled-above padded-wide">
        <Skeleton className="tall-20" />
      </div>
    );
  const symbols = [stock.symbol, ...found.stocks.map((peer) => peer.symbol)];
  return (
    <>
      <AlternativesList stock={stock} found={found} onCompare={() => setComparing(true)} />
      {isComparing && <Comparison symbols={symbols} onClose={() => setComparing(false)} />}
    </>
  );
}
