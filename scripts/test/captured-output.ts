import { afterEach, beforeEach, vi } from "vitest";

/** What a command says while a test runs, instead of on the screen; empty again for the next test. */
export function captureOutput(): { said: string } {
  const output = { said: "" };
  beforeEach(() => {
    output.said = "";
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      output.said += text;
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return output;
}
