import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { automationNotices, updatedBut } from "#messages/automation.ts";
import { healthText } from "#wording/refresh.ts";
import type { AutomationStatus, SystemHealth } from "../../../../schema/contracts/automation.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";
import { type Notice, notify } from "../../lib/notices.ts";
import { answerQuery } from "../../lib/queries.ts";

export const STATUS_EVERY = 30_000;
export const PROGRESS_EVERY = 3_000;

/** Polled every 30 seconds, more often during a run, never in a hidden tab. */
export const automationStatusQuery = queryOptions({
  ...answerQuery(["automation", "status"], "GET /api/automation/status", {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.run ? PROGRESS_EVERY : STATUS_EVERY),
  refetchIntervalInBackground: false,
});

export type UpdateAuthority = {
  isAdmin: boolean;
  askToLogIn: () => void;
  startUpdate: () => Promise<{ runId: number }>;
  onUpdated: () => void;
};

export function useManualUpdate(status: AutomationStatus, authority: UpdateAuthority) {
  const { isAdmin, askToLogIn, startUpdate, onUpdated } = authority;
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const [followedId, setFollowedId] = useState<number>();
  const isRunning = status.run !== null;

  const ended = followedId === undefined ? null : endOf(followedId, status);
  useEffect(() => {
    if (!ended) return;
    setFollowedId(undefined);
    notify(noticeOfEnd(ended.state, status.health));
    onUpdated();
  }, [ended, status.health, onUpdated]);

  const start = async () => {
    if (!isAdmin) return askToLogIn();
    setStarting(true);
    try {
      const { runId } = await startUpdate();
      setFollowedId(runId);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return askToLogIn();
      const { notStarted, noNetwork } = automationNotices;
      const sentence = error instanceof HttpError ? error.sentence : undefined;
      notify(
        error instanceof NetworkError ? noNetwork : { ...notStarted, description: sentence || notStarted.description },
      );
    } finally {
      setStarting(false);
      await queryClient.invalidateQueries({ queryKey: automationStatusQuery.queryKey });
    }
  };
  return { isUpdating: isStarting || isRunning || followedId !== undefined, start };
}

/** The end of the followed run, or of the last one if newer runs ended between two polls. */
function endOf(followedId: number, { run, lastRun }: AutomationStatus): AutomationStatus["lastRun"] {
  return run?.id !== followedId && lastRun && lastRun.id >= followedId ? lastRun : null;
}

function noticeOfEnd(state: string, health: SystemHealth): Notice {
  if (state === "published")
    return health.state === "healthy"
      ? automationNotices.done
      : { ...updatedBut, description: updatedBut.description(healthText(health)) };
  return state === "under_review" ? automationNotices.underReview : automationNotices.failed;
}
