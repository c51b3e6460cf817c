import { RefreshCw } from "lucide-react";
import type { AutomationStatus } from "../../../../schema/contracts/automation.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Automation.module.css";
import { automationTexts } from "./messages.ts";
import { type UpdateAuthority, useManualUpdate } from "./use-manual-update.ts";

type ManualUpdateProps = { status: AutomationStatus; authority: UpdateAuthority };

export function ManualUpdate({ status, authority }: ManualUpdateProps) {
  const { isUpdating, start } = useManualUpdate(status, authority);
  return (
    <div className={styles.manual}>
      <Button disabled={isUpdating} onClick={start}>
        <RefreshCw aria-hidden="true" size={18} />
        {isUpdating ? automationTexts.updating : automationTexts.trigger}
      </Button>
      {!authority.isAdmin && <p>{automationTexts.triggerNote}</p>}
    </div>
  );
}
