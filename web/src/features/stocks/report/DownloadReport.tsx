import { FileDown } from "lucide-react";
import { useState } from "react";
import { reportTexts } from "#messages/stocks/report.ts";
import { stockNotices } from "#messages/stocks.ts";
import { LANGUAGE } from "#wording/language.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { siteAddress, stockPath } from "../../../config/paths.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";

export function DownloadReport({ stock }: { stock: Stock }) {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    // The library that draws the document writes from left to right only.
    if (LANGUAGE.direction === "rtl") return print();
    setPreparing(true);
    try {
      const [{ reportContent }, { drawReport }] = await Promise.all([
        import("./report-content.ts"),
        import("../../../lib/draw-report.ts"),
      ]);
      const address = new URL(siteAddress(stockPath(stock.symbol)), location.origin).href;
      const bytes = await drawReport(reportContent(stock, address), new Date());
      downloadFile(`mizan-${stock.symbol}.pdf`, "application/pdf", bytes.slice());
    } catch {
      notify(stockNotices.reportFailed);
    } finally {
      setPreparing(false);
    }
  };
  return (
    <Button look="secondary" disabled={isPreparing} onClick={download}>
      <FileDown aria-hidden="true" size={18} />
      {isPreparing ? reportTexts.preparing : reportTexts.download}
    </Button>
  );
}
