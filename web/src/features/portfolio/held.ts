import { changePortfolio, readAnswers, readPortfolio } from "./portfolio-store.ts";
import { viewPortfolio } from "./portfolio-view.ts";

export type Held = { symbols: readonly string[]; hawlBegan: string | null };

export async function readHeld(): Promise<Held> {
  try {
    const kept = await readPortfolio();
    const { positions } = viewPortfolio(kept, await readAnswers());
    return { symbols: positions.flatMap(({ stock }) => (stock ? [stock.symbol] : [])), hawlBegan: kept.hawlBegan };
  } catch {
    return { symbols: [], hawlBegan: null };
  }
}

export async function keepHawlBegan(hawlBegan: string | null): Promise<void> {
  await changePortfolio((before) => ({ ...before, hawlBegan })).catch(() => undefined);
}
