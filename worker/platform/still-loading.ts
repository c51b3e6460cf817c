import { type StillLoading, stillLoadingText } from "../../schema/wording/en/loading.ts";
import { AppError } from "./errors.ts";

const RETRY_SECONDS = "10";

/** Says that the companies an answer rests on are not all in yet; `missing` names the one that was asked for. */
export function stillLoading(progress: StillLoading, missing?: string): AppError {
  return new AppError("unavailable", stillLoadingText(progress, missing), { "retry-after": RETRY_SECONDS });
}
