import { useState } from "react";
import { type Notice, notify } from "../../lib/notices.ts";

/** A change on its way; a second one waits until it is over. Says what went wrong. */
export function useChange(failure: (error: unknown) => Notice) {
  const [isChanging, setChanging] = useState(false);
  const change = async (act: () => Promise<unknown>) => {
    setChanging(true);
    try {
      await act();
    } catch (error) {
      notify(failure(error));
    } finally {
      setChanging(false);
    }
  };
  return { isChanging, change };
}
