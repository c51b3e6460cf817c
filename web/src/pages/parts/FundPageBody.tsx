import { useQuery } from "@tanstack/react-query";
import { fundTexts } from "#messages/funds.ts";
import { fundQuery } from "../../features/funds/api.ts";
import { FundQuestion } from "../../features/funds/FundReport.tsx";
import { FundView } from "../../features/funds/FundView.tsx";
import { PageHead } from "../../ui/layout/Page.tsx";

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
