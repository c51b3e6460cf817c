import { afterEach, beforeEach, vi } from "vitest";

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
