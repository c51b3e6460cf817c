import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fundTexts } from "#messages/funds.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { call, HttpError } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";
import { PageHead } from "../../ui/layout/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import { FundQuestion, FundReport } from "./FundReport.tsx";

const fundQuery = (symbol: string) => answerQuery(["funds", symbol], "GET /api/funds/:symbol", { params: { symbol } });

export function FundView({ symbol }: { symbol: string }) {
  const { data: fund, error, refetch } = useQuery(fundQuery(symbol));
  // A refusal changes nothing on the page: the next reader asks again.
  const { mutate: askFor, data: asked } = useMutation({
    mutationFn: () => call("POST /api/funds/:symbol/requests", { params: { symbol } }),
  });
  const isByDemand = fund?.isByDemand === true;
  useEffect(() => {
    if (isByDemand) askFor();
  }, [askFor, isByDemand]);
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
