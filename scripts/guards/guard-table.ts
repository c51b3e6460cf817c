import type { Guard } from "./guard-list.ts";

const INTRODUCTION = `# The guards

Each row is a line of code that keeps the product trustworthy. \`npm run guards\` takes each one out in turn, in a copy of the project, runs the
test beside it and reports whether the test notices: a test that stays green protects nothing. \`npm run guards -- --only WORD\` does so for the
guards whose name holds the word. The list is \`scripts/guards/guard-list.ts\`; this page is written from it by \`npm run guards -- --write\`.

| Guard | Without it | Where | The test that notices |
|---|---|---|---|
`;

/** The list of guards as a page for people. */
export function guardTable(guards: readonly Guard[]): string {
  const rows = guards.map(({ name, without, file, test, part }) => {
    const noticed = part ? `\`${test}\` (${part})` : `\`${test}\``;
    return `| ${name} | ${without} | \`${file}\` | ${noticed} |\n`;
  });
  return INTRODUCTION + rows.join("");
}
