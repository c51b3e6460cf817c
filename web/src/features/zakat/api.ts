import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ZakatRequestInput } from "../../../../schema/contracts/zakat-request.ts";
import { call } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";

const HISTORY_SHOWN = "5";

export const nisabQuery = answerQuery(["zakat", "nisab"], "GET /api/zakat/nisab", {});

export const zakatHistoryQuery = answerQuery(["zakat", "history"], "GET /api/zakat/history", {
  query: { limit: HISTORY_SHOWN },
});

export const calculateZakatMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: ZakatRequestInput) => call("POST /api/zakat/calculate", { body }),
    onSuccess: () => queryClient.invalidateQueries(zakatHistoryQuery),
  });
