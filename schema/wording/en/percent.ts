/** A percentage in a sentence, to two decimals; with all of them when two would hide on which side of the limit it lies. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return `${isHidden ? percent : rounded}%`;
}
