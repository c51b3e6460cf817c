import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminNotices } from "#messages/admin.ts";
import { type EndpointName, HttpError } from "../../lib/http.ts";
import { type Notice, notify, withdrawError } from "../../lib/notices.ts";

/** Starts the key of every query of the admin area; the name of the endpoint follows. */
export const ADMIN_KEY = ["admin"] as const;

type AfterSuccess = { notice?: Notice; reload?: readonly EndpointName[] };

function changeFailed(error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return sentence ? { ...adminNotices.changeFailed, description: sentence } : adminNotices.changeFailed;
}

/**
 * Runs one change at a time. A failure is reported, except an invalid token, which `callAsAdmin` reports; a success removes the earlier
 * error and loads the named lists again.
 */
export function useChange(failure: (error: unknown) => Notice = changeFailed) {
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const change = async (act: () => Promise<unknown>, { notice, reload = [] }: AfterSuccess = {}) => {
    setChanging(true);
    try {
      await act();
      withdrawError();
      if (notice) notify(notice);
      await Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [...ADMIN_KEY, name] })));
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 401)) notify(failure(error));
    } finally {
      setChanging(false);
    }
  };
  return { isChanging, change };
}
