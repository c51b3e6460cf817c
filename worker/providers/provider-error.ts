/** A provider's answer that cannot be used: which provider, which path of it, and what was wrong. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly path: string;
  readonly problem: string;

  constructor(provider: string, path: string, problem: string) {
    super(`${provider} ${path}: ${problem}`);
    this.name = "ProviderError";
    this.provider = provider;
    this.path = path;
    this.problem = problem;
  }
}
