import type { Guard } from "./guard-list.ts";

const INTRODUCTION = `# The guards

Each row is a check in the code that keeps the product trustworthy. \`npm run guards\` takes each one out in turn, in a copy of the project, runs the
test beside it and reports whether the test notices: a test that stays green protects nothing. \`npm run guards -- --only WORD\` does so for the
guards whose name holds the word. The list is \`scripts/guards/guard-list.ts\`; this page is written from it by \`npm run guards -- --write\`.

A guard is named, not copied: the file, the function or constant that holds it, and how it is taken out (\`scripts/guards/take-out.ts\`). It
\`gives\` a value at once, \`skips\` the statement that mentions a name, \`assumes\` another value for a name, or lets every row or no row pass
what a query asks of a \`column\`. Code may be moved within its function and reworded; a test fails when a guard is no longer found.

| Guard | Without it | Where | The test that notices |
|---|---|---|---|
`;

/** The list of guards as a Markdown page. */
export function guardTable(guards: readonly Guard[]): string {
  const rows = guards.map(({ name, without, file, in: within, test, part }) => {
    const place = within ? `\`${within}\` in \`${file}\`` : `\`${file}\``;
    const noticed = part ? `\`${test}\` (${part})` : `\`${test}\``;
    return `| ${name} | ${without} | ${place} | ${noticed} |\n`;
  });
  return INTRODUCTION + rows.join("");
}
