import { errorSentence } from "../schema/contracts/reasons.ts";
import { ERROR_SENTENCES } from "../schema/wording/en/refusals.ts";
import { AppError } from "../worker/platform/errors.ts";

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function messageOf(error: unknown): string {
  const refusal = error instanceof AppError && errorSentence(ERROR_SENTENCES, error.reason, error.parameters);
  return refusal || (error instanceof Error ? error.message : String(error));
}

/** Runs a command's main function; an error is shown as one message, and the process exits with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
