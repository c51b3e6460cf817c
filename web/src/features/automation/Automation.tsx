import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./Automation.module.css";
import { AutomationSkeleton } from "./AutomationSkeleton.tsx";
import { automationStatusQuery } from "./api.ts";
import { DataSources } from "./DataSources.tsx";
import { ManualUpdate } from "./ManualUpdate.tsx";
import { automationTexts } from "./messages.ts";
import { RunProgressBar } from "./RunProgressBar.tsx";
import { StatusFigures } from "./StatusFigures.tsx";
import type { UpdateAuthority } from "./use-manual-update.ts";

/** The state of the monthly refresh, with a button to start one manually. */
export function Automation(authority: UpdateAuthority) {
  const { data: status, isError, refetch } = useQuery(automationStatusQuery);
  if (!status && isError) {
    return (
      <StateMessage icon={CloudOff} text={automationTexts.failed} isFailure>
        <Button look="secondary" onClick={() => refetch()}>
          {automationTexts.retry}
        </Button>
      </StateMessage>
    );
  }
  if (!status) return <AutomationSkeleton />;
  return (
    <div className={styles.automation}>
      {isError && (
        <p role="alert" className={styles.stale}>
          {automationTexts.stale}
        </p>
      )}
      <StatusFigures status={status} />
      {status.run && <RunProgressBar run={status.run} />}
      <ManualUpdate status={status} authority={authority} />
      <DataSources sources={status.sources} />
    </div>
  );
}
