import { stockPath } from "../../../config/paths.ts";
import { type Notice, notify } from "../../../lib/notices.ts";
import { stockNotices } from "../messages.ts";

/** The device's share sheet where there is one, else the link on the clipboard. */
export async function shareStock(stock: { symbol: string; name: string }): Promise<void> {
  const url = new URL(stockPath(stock.symbol), location.origin).href;
  if ("share" in navigator) {
    try {
      await navigator.share({ title: `${stock.name} (${stock.symbol})`, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  notify(await copied(url));
}

async function copied(text: string): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(text);
    return stockNotices.linkCopied;
  } catch {
    return stockNotices.shareFailed;
  }
}
