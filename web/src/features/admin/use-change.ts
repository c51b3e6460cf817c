import { useState } from "react";
import { HttpError } from "../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../lib/notices.ts";

/**
 * Runs one change at a time. A failure is reported, except an invalid token, which `asAdmin` reports; a success removes the earlier
 * error.
 */
export function useChange(failure: (error: unknown) => Notice) {
  const [isChanging, setChanging] = useState(false);
  const change = async (act: () => Promise<unknown>) => {
    setChanging(true);
    try {
      await act();
      withdrawError();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 401)) notify(failure(error));
    } finally {
      setChanging(false);
    }
  };
  return { isChanging, change };
}
