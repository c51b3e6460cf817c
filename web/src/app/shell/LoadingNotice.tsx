import { Hourglass } from "lucide-react";
import { useEffect, useRef } from "react";
import { stillLoadingText } from "../../../../schema/wording/en/loading.ts";
import { call } from "../../lib/http.ts";
import { useStillLoading } from "../../lib/still-loading.ts";
import styles from "./OfflineNotice.module.css";

const ASK_MILLISECONDS = 2000;
const SCOPE = "Searches, lists and counts cover those so far.";

/** Shown while the server still loads companies; once they are all in, what the page shows is asked for again. */
export function LoadingNotice() {
  const progress = useStillLoading();
  const isLoading = progress !== undefined;
  const wasLoading = useRef(false);
  useEffect(() => {
    if (!isLoading) {
      if (wasLoading.current) askAgain();
      return;
    }
    wasLoading.current = true;
    const asking = setInterval(() => call("GET /api/health", {}).catch(() => undefined), ASK_MILLISECONDS);
    return () => clearInterval(asking);
  }, [isLoading]);
  return (
    <div className={styles.place}>
      {progress && (
        <p className={styles.notice} data-still-loading>
          <Hourglass aria-hidden="true" size={16} />
          <span>
            {stillLoadingText(progress)} {SCOPE}
          </span>
        </p>
      )}
    </div>
  );
}

/** Pages without queries never load their code. */
async function askAgain(): Promise<void> {
  const { queryClient } = await import("../../lib/DataProvider.tsx");
  await queryClient.invalidateQueries();
}
