import { parseArgs } from "node:util";
import { siteOrigin } from "../site/share-tags.ts";
import { messageOf, runCommand, say } from "../terminal.ts";
import { type Ask, CHECKS } from "./doctor-checks.ts";

const USAGE = `Examines a deployment from outside, as a visitor sees it: pages, headers, API, refresh, settings, age of the data.

  npm run doctor -- https://your.domain      without an address: SITE_ORIGIN
`;
const PATIENCE_MILLISECONDS = 20_000;

/** Runs every check against an address and prints each finding; true when there is no fault. */
export async function doctor(origin: string, now: Date): Promise<boolean> {
  const ask: Ask = (path, init) =>
    fetch(`${origin}${path}`, { ...init, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  let faults = 0;
  say(`Examining ${origin}`);
  for (const { about, run } of CHECKS) {
    try {
      say(`  ok     ${about}: ${await run(ask, now)}`);
    } catch (error) {
      faults += 1;
      say(`  FAULT  ${about}: ${reasonOf(error)}`);
    }
  }
  say(faults === 0 ? "All is well." : `${faults} of ${CHECKS.length} checks found a fault.`);
  return faults === 0;
}

/** The message in one line; for a network error, the cause behind "fetch failed". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return messageOf(cause).replaceAll(/\s+/g, " ").slice(0, 300);
}

/**
 * The origin of an address that a person typed.
 *
 * @throws Error with an example when it is not an address
 */
export function originOf(address: string): string {
  const isWeb = /^https?:\/\//.test(address) && URL.canParse(address);
  if (!isWeb)
    throw new Error(`"${address}" is not a web address. For example: npm run doctor -- https://mizan.pages.dev`);
  return new URL(address).origin;
}

if (import.meta.main) {
  await runCommand(async () => {
    const options = { help: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values.help) say(USAGE);
    else if (!(await doctor(positionals[0] ? originOf(positionals[0]) : siteOrigin(), new Date())))
      process.exitCode = 1;
  });
}
