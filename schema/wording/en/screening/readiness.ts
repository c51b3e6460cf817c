export type ReadinessProblem =
  | { code: "lists_differ"; listed: number; counted: number }
  | { code: "stocks_missing"; missing: number; sampled: number }
  | { code: "triggers_missing"; triggers: readonly string[] }
  | { code: "figures_old"; days: number; isReplay: boolean }
  | { code: "refresh_failed" | "refresh_under_review" | "refresh_stalled"; run: number }
  | { code: "source_failing"; source: string };

export function readinessText(problem: ReadinessProblem): string {
  switch (problem.code) {
    case "lists_differ":
      return `The lists have ${problem.listed} stocks, and the dataset counts ${problem.counted}`;
    case "stocks_missing":
      return `${problem.missing} of ${problem.sampled} stocks looked for are missing`;
    case "triggers_missing":
      return `The database has lost ${problem.triggers.join(", ")}`;
    case "figures_old":
      return `The newest figures are ${problem.days} days old${problem.isReplay ? "; the last refresh replayed recorded ones" : ""}`;
    case "refresh_failed":
      return `Refresh ${problem.run} failed`;
    case "refresh_under_review":
      return `Refresh ${problem.run} is under review`;
    case "refresh_stalled":
      return `Refresh ${problem.run} has not moved for over an hour`;
    case "source_failing":
      return `${problem.source} could not be read at the last try`;
  }
}
