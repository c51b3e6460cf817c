import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ZakatRequestInput } from "../../../../schema/contracts/zakat-request.ts";
import { call } from "../../lib/http.ts";

const HISTORY_SHOWN = 5;

export const nisabQuery = queryOptions({
  queryKey: ["zakat", "nisab"],
  queryFn: ({ signal }) => call("GET /api/zakat/nisab", { signal }),
});

export const zakatHistoryQuery = queryOptions({
  queryKey: ["zakat", "history"],
  queryFn: ({ signal }) => call("GET /api/zakat/history", { query: { limit: String(HISTORY_SHOWN) }, signal }),
});

export const calculateZakatMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: ZakatRequestInput) => call("POST /api/zakat/calculate", { body }),
    onSuccess: () => queryClient.invalidateQueries(zakatHistoryQuery),
  });
