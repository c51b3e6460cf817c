import { useMutation, useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { HttpError } from "../../lib/http.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { askForFundMutation, fundQuery } from "./api.ts";
import styles from "./FundReport.module.css";
import { FundReport } from "./FundReport.tsx";
import { fundTexts } from "./messages.ts";

/** The fund of the address: loading, failed or loaded. One that is read by demand is asked for by its page being opened. */
export function FundView({ symbol }: { symbol: string }) {
  const { data: fund, error, refetch } = useQuery(fundQuery(symbol));
  const { mutate: askFor, data: asked } = useMutation(askForFundMutation);
  const isByDemand = fund?.isByDemand === true;
  useEffect(() => {
    if (isByDemand) askFor(symbol);
  }, [askFor, isByDemand, symbol]);
  if (fund)
    return (
      <FundReport
        fund={fund}
        today={isoDay(new Date())}
        isListFull={fund.unread !== null && asked?.isNoted === false}
      />
    );
  if (error)
    return (
      <StateMessage icon={CloudOff} isFailure text={(error instanceof HttpError && error.sentence) || fundTexts.failed}>
        <Button look="secondary" onClick={() => refetch()}>
          {fundTexts.retry}
        </Button>
      </StateMessage>
    );
  return <Skeleton className={styles.placeholder} />;
}
