import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fundTexts } from "#messages/funds.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { HttpError } from "../../lib/http.ts";
import { PageHead } from "../../ui/layout/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import { askForFundMutation, fundQuery } from "./api.ts";
import { FundQuestion, FundReport } from "./FundReport.tsx";

export function FundView({ symbol }: { symbol: string }) {
  const { data: fund, error, refetch } = useQuery(fundQuery(symbol));
  const { mutate: askFor, data: asked } = useMutation(askForFundMutation);
  const isByDemand = fund?.isByDemand === true;
  useEffect(() => {
    if (isByDemand) askFor(symbol);
  }, [askFor, isByDemand, symbol]);
  const isListFull = fund?.unread != null && asked?.isNoted === false;
  if (fund) return <FundReport fund={fund} today={isoDay(new Date())} isListFull={isListFull} />;
  if (!error) return <Skeleton className="tall-20" />;
  const text = (error instanceof HttpError && error.sentence) || fundTexts.failed;
  return <FailureMessage text={text} onRetry={() => refetch()} />;
}

/** What follows the shell on a fund's own page. */
export function FundPageBody({ symbol }: { symbol: string }) {
  const { data: fund } = useQuery(fundQuery(symbol));
  return (
    <>
      <PageHead
        title={fund ? fundTexts.question(fund.name, fund.symbol) : fundTexts.shellTitle}
        description={fundTexts.listLead}
      />
      {fund && <FundQuestion fund={fund} />}
      <FundView symbol={symbol} />
    </>
  );
}
