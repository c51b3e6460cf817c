import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { quotaTexts, securityTexts } from "#messages/admin.ts";
import { formatMoment } from "#wording/format.ts";
import type { SecurityEvent } from "../../../../schema/contracts/security-events.ts";
import type { Output } from "../../lib/http.ts";
import { AdminArea } from "./AdminArea.tsx";
import { AdminList } from "./AdminList.tsx";
import { callAsAdmin } from "./admin-session.ts";
import styles from "./SecurityLog.module.css";
import { ADMIN_KEY } from "./use-change.ts";

type Entry = Output<"GET /api/admin/security-log">[number];

/** Enough of the code to tell one address from another. */
const CODE_LENGTH = 8;

const WARNINGS: readonly SecurityEvent[] = ["login_refused", "login_throttled"];
const LOGINS: readonly SecurityEvent[] = ["login_succeeded", "logout"];

export function SecurityLog() {
  return (
    <AdminArea title={securityTexts.list.label}>
      <div className={`stack-4 ${styles.log}`}>
        <p>
          {securityTexts.lead} {securityTexts.fromHint}
        </p>
        <Quotas />
        <AdminList
          of="GET /api/admin/security-log"
          texts={securityTexts.list}
          isDense
          renderRow={(entry) => <LogEntry entry={entry} />}
        />
      </div>
    </AdminArea>
  );
}

function Quotas() {
  const { data } = useQuery({
    queryKey: [...ADMIN_KEY, "quotas"],
    queryFn: ({ signal }) => callAsAdmin("GET /api/admin/quotas", { signal }),
    staleTime: 0,
  });
  if (!data) return <p className={styles.quotas} />;
  const { rowsWritten, visitorRows, bytesStored } = data;
  const alerts = Object.entries({ rowsWritten, visitorRows, bytesStored }).filter(([, { isAlert }]) => isAlert);
  return (
    <>
      <p className={styles.quotas}>
        {quotaTexts.line({
          rowsWritten: Math.round(rowsWritten.percent),
          bytesStored: Math.round(bytesStored.percent),
        })}
      </p>
      {alerts.map(([name]) => (
        <p key={name} role="alert" className={styles.warning}>
          <TriangleAlert size={18} aria-hidden="true" /> {quotaTexts.alerts[name as keyof typeof quotaTexts.alerts]}
        </p>
      ))}
    </>
  );
}

function LogEntry({ entry }: { entry: Entry }) {
  const { event, happenedAt, detail, addressHash } = entry;
  const isWarning = WARNINGS.includes(event);
  const Icon = isWarning ? TriangleAlert : LOGINS.includes(event) ? CircleCheck : Info;
  return (
    <div className={isWarning ? `${styles.entry} ${styles.warning}` : styles.entry}>
      <Icon size={18} aria-hidden="true" />
      <p>
        <strong>{securityTexts.events[event]}</strong>
        {detail && <span>{detail}</span>}
      </p>
      <p className={styles.origin}>
        <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
        <span>
          {securityTexts.from} <code>{addressHash?.slice(0, CODE_LENGTH) ?? securityTexts.unknownAddress}</code>
        </span>
      </p>
    </div>
  );
}
