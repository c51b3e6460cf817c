import { FileDown, FileSpreadsheet, FileText } from "lucide-react";
import { portfolioNotices } from "#messages/portfolio.ts";
import { downloadFile } from "../../lib/download-file.ts";
import type { ReportContent } from "../../lib/draw-report.ts";
import { notify } from "../../lib/notices.ts";
import { Button } from "../../ui/Button.tsx";

const TEXT = { icon: FileText, type: "text/plain;charset=utf-8" };
const FILES = {
  pdf: { icon: FileDown, type: "application/pdf" },
  csv: { icon: FileSpreadsheet, type: "text/csv;charset=utf-8" },
  beancount: TEXT,
  ledger: TEXT,
};

type SaveButtonProps = {
  name: string;
  ending: keyof typeof FILES;
  label: string;
  make: () => Promise<ReportContent | string>;
};

/** Saves what the thread makes, or says that it could not. */
export function SaveButton({ name, ending, label, make }: SaveButtonProps) {
  const { icon, type } = FILES[ending];
  const save = async () => downloadFile(`${name}.${ending}`, type, await fileOf(await make()));
  return (
    <Button icon={icon} look="secondary" onClick={() => void save().catch(() => notify(portfolioNotices.recordFailed))}>
      {label}
    </Button>
  );
}

async function fileOf(content: ReportContent | string): Promise<BlobPart> {
  if (typeof content === "string") return content;
  const { drawReport } = await import("../../lib/draw-report.ts");
  return (await drawReport(content, new Date())).slice();
}
