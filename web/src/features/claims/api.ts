import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { NewClaim } from "../../../../schema/contracts/claims.ts";
import { call } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { submissionKey } from "../../lib/submission-key.ts";

export const claimsQuery = (symbol: string) =>
  answerQuery(["claims", symbol], "GET /api/claims", { query: { symbol, limit: "100" } });

/** What this browser's visitor said of a figure; the server tells nobody who is who. */
export type Said = "given" | "agreed" | "disputed";

/** What the visitor said of each figure, by its id. */
export const SAID_KEY = "mizan:figures";

export function saidOf(stored: string | null): Readonly<Record<string, Said>> {
  try {
    return Object(JSON.parse(stored ?? "{}"));
  } catch {
    return {};
  }
}

function keep(id: number, said: Said): void {
  writeStored(SAID_KEY, JSON.stringify({ ...saidOf(readStored(SAID_KEY)), [id]: said }));
}

const ofClaim = (id: number) => ({ params: { id: String(id) } });

export const submitClaimMutation = (queryClient: QueryClient, symbol: string) =>
  mutationOptions({
    mutationFn: (body: NewClaim) => call("POST /api/claims", { body, headers: submissionKey(body) }),
    onSuccess: ({ id, voices }) => {
      keep(id, voices.length > 0 ? "agreed" : "given");
      return queryClient.invalidateQueries(claimsQuery(symbol));
    },
  });

export const sayMutation = (queryClient: QueryClient, symbol: string, id: number) =>
  mutationOptions({
    mutationFn: (body: { agrees: boolean; note?: string }) =>
      call("POST /api/claims/:id/voices", { ...ofClaim(id), body, headers: submissionKey([id, body]) }),
    onSuccess: (_, { agrees }) => {
      keep(id, agrees ? "agreed" : "disputed");
      return queryClient.invalidateQueries(claimsQuery(symbol));
    },
  });

export const withdrawMutation = (queryClient: QueryClient, symbol: string, id: number) =>
  mutationOptions({
    mutationFn: () => call("DELETE /api/claims/:id", ofClaim(id)),
    onSuccess: () => queryClient.invalidateQueries(claimsQuery(symbol)),
  });
