/** A step that fails twice is recorded in the database, which outlives the instance. */
export const RETRIES = { retries: { limit: 1, delay: "10 seconds" }, timeout: "2 minutes" } as const;

/** The part of the Workflow's step that an instance uses. */
export type Steps = {
  do: <Result extends Rpc.Serializable<Result>>(
    name: string,
    settings: typeof RETRIES,
    act: () => Promise<Result>,
  ) => Promise<Result>;
  sleep: (name: string, seconds: number) => Promise<void>;
};
