import type { ExchangeCode, Sector } from "../../../../domain/facts/exchanges.ts";
import { answerQuery, pagesQuery } from "../../lib/queries.ts";

export type ChangePlace = { exchange?: ExchangeCode; sector?: Sector; day?: string };

export const changesQuery = (place: ChangePlace) =>
  pagesQuery(["changes", place], "GET /api/changes", { query: place });

export const ageingQuery = ({ day: _, ...place }: ChangePlace, when: "past" | "soon") =>
  pagesQuery(["changes", "ageing", when, place], "GET /api/changes/ageing", { query: { ...place, when, limit: "20" } });

export const changeRunsQuery = answerQuery(["changes", "runs"], "GET /api/changes/runs", {});

export const announcementsQuery = answerQuery(["changes", "announced"], "GET /api/changes/announced", {});

export const nearMissesQuery = ({ day: _, ...place }: ChangePlace) =>
  answerQuery(["changes", "near", place], "GET /api/changes/near", { query: place });

export const watchedChangesQuery = answerQuery(["changes", "watched"], "GET /api/changes/watched", {});
