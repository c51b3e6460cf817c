import { mutationOptions } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";

export const fundsQuery = answerQuery(["funds"], "GET /api/funds", {});

export const fundQuery = (symbol: string) =>
  answerQuery(["funds", symbol], "GET /api/funds/:symbol", { params: { symbol } });

/** Notes that the fund is wanted. A refusal changes nothing on the page: the next reader asks again. */
export const askForFundMutation = mutationOptions({
  mutationFn: (symbol: string) => call("POST /api/funds/:symbol/requests", { params: { symbol } }),
});

export const fundScoresQuery = answerQuery(["fund-scores"], "GET /api/fund-scores.json", {});
