import { useState } from "react";
import { HttpError } from "../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../lib/notices.ts";

/**
 * A change on its way; a second one waits until it is over. Says what went wrong, but for a token that counts no longer, of which
 * `asAdmin` has spoken; what went well takes back what was said before.
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
