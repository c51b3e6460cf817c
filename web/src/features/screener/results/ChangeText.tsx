import { resultTexts } from "#messages/screener.ts";
import { formatPercent } from "#wording/format.ts";

export function ChangeText({ percent }: { percent: number | null }) {
  if (percent === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{resultTexts.changeNotKnown}</span>
      </>
    );
  }
  const text = formatPercent(Math.abs(percent), 2);
  if (Number(percent.toFixed(2)) === 0) return text;
  return percent > 0 ? `+${text}` : `−${text}`;
}
