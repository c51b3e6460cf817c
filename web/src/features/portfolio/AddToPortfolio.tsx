import { WalletCards } from "lucide-react";
import { watchlistTexts } from "#messages/watchlist.ts";
import { addToPortfolioPath } from "../../config/paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";

export function AddToPortfolio({ symbol }: { symbol: string }) {
  return (
    <ButtonLink look="secondary" to={addToPortfolioPath(symbol)}>
      <WalletCards aria-hidden="true" size={18} />
      {watchlistTexts.addToPortfolio}
    </ButtonLink>
  );
}
