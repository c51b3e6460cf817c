import { stockNotices } from "#messages/stocks.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { stockQuestion } from "#wording/screening/verdict.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { siteAddress, stockPath } from "../../../config/paths.ts";
import { type Notice, notify } from "../../../lib/notices.ts";

export async function shareStock(stock: Stock): Promise<void> {
  const url = new URL(siteAddress(stockPath(stock.symbol)), location.origin).href;
  if ("share" in navigator) {
    try {
      await navigator.share({ title: `${stock.name} (${stock.symbol})`, text: shareText(stock), url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  notify(await copied(url));
}

export function shareText(stock: Stock): string {
  return `${stockQuestion(stock)} ${answerOf(stock)}`;
}

async function copied(text: string): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(text);
    return stockNotices.linkCopied;
  } catch {
    return stockNotices.shareFailed;
  }
}
