import type { SourceProblem } from "../../../domain/refresh/refresh-problems.ts";

/** A provider's unusable answer: the provider, the path, and what was wrong. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly path: string;
  readonly problem: SourceProblem;

  constructor(provider: string, path: string, problem: SourceProblem) {
    super(`${provider} ${path}: ${problem}`);
    this.name = "ProviderError";
    this.provider = provider;
    this.path = path;
    this.problem = problem;
  }
}

/** No answer arrived in time: thrown by the fetch itself. */
export class NoAnswer extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(problem);
    this.name = "NoAnswer";
    this.problem = problem;
  }
}
