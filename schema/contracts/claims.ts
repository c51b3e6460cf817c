import * as z from "zod/mini";
import { reportHost } from "../../domain/claims/check-claim.ts";
import {
  CLAIM_MAX_LENGTHS,
  CLAIM_STATES,
  CLAIMED_INPUTS,
  CLAIM_PAGE_MAX as PAGE_MAX,
  PRINTED_UNITS,
  type PrintedUnit,
} from "../../domain/claims/claim.ts";
import { DATA_QUALITIES, SOURCE_IDS } from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES } from "../../domain/facts/exchanges.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { exchangeSchema } from "./changes.ts";
import { adminEndpoint, endpoint, KEPT_ONCE } from "./endpoint.ts";
import { cursorSchema, flag, isoDate, isoTime, limitSchema, oneOf, rowIdSchema } from "./fields.ts";
import { complaint, wrongKind } from "./reasons.ts";
import { symbolSchema } from "./stocks.ts";
import { plainText } from "./typed-texts.ts";

const UNITS = Object.keys(PRINTED_UNITS) as [PrintedUnit, ...PrintedUnit[]];
const AMOUNT_MAX = 1e15;

const amountRange = complaint("between", { field: "amount", min: 0, max: AMOUNT_MAX });
const wrongPage = complaint("whole_number", { field: "page", max: PAGE_MAX });
const wrongCurrency = wrongKind("currency", "currency");

const correctedShape = {
  amount: z
    .number({ error: wrongKind("amount", "number") })
    .check(z.gte(0, { error: amountRange }), z.lte(AMOUNT_MAX, { error: amountRange })),
  unit: oneOf("unit", UNITS),
  currency: z.string({ error: wrongCurrency }).check(z.regex(/^[A-Z]{3}$/, { error: wrongCurrency })),
  /** The end of the year, or the day of the balance. */
  periodEnd: isoDate,
  /** The report, over https and at a plain public host. */
  url: z.string({ error: complaint("report_address") }).check(
    z.maxLength(CLAIM_MAX_LENGTHS.url, { error: complaint("too_long", { field: "url", max: CLAIM_MAX_LENGTHS.url }) }),
    z.refine((url) => reportHost(url) !== undefined, { error: complaint("report_address") }),
  ),
  page: z.int({ error: wrongPage }).check(z.gte(1, { error: wrongPage }), z.lte(PAGE_MAX, { error: wrongPage })),
};
const correctedSchema = z.object(correctedShape);
export type CorrectedFigure = z.output<typeof correctedSchema>;

const figureShape = {
  input: oneOf("input", CLAIMED_INPUTS),
  ...correctedShape,
  quotation: z.nullish(plainText("quotation", CLAIM_MAX_LENGTHS.quotation)),
};

const newClaimSchema = z.object({
  symbol: symbolSchema,
  ...figureShape,
  /** Sent again with it after a warning that the unit looks wrong. */
  isSure: z._default(flag("isSure"), false),
});
export type NewClaim = z.output<typeof newClaimSchema>;

const findingSchema = z.discriminatedUnion("code", [
  z.object({ code: z.literal("unknown_host") }),
  z.object({ code: z.literal("unit_mistake"), times: z.number() }),
  z.object({ code: z.literal("far_from_known"), percent: z.number() }),
]);

const voiceSchema = z.object({
  username: z.string(),
  agrees: z.boolean(),
  note: z.nullable(z.string()),
  /** Where its reader found the figure, of one who gave all of it. */
  url: z.nullable(z.string()),
  page: z.nullable(z.number()),
  quotation: z.nullable(z.string()),
  createdAt: isoTime,
});

const effectsSchema = z.array(z.object({ symbol: z.string(), from: z.enum(STANDINGS), to: z.enum(STANDINGS) }));

/** A figure that a reader copied from a report, with everybody's checks of it. Public, like every decision about it. */
export const claimSchema = z.object({
  id: z.int().check(z.positive()),
  symbol: z.string(),
  /** Null of a company that is no longer listed. */
  name: z.nullable(z.string()),
  ...figureShape,
  quotation: z.nullable(z.string()),
  /** The figure that was accepted in its place, where an admin corrected it. */
  corrected: z.nullable(correctedSchema),
  /** The whole amount in its currency, as corrected. */
  value: z.number(),
  findings: z.array(findingSchema),
  username: z.string(),
  createdAt: isoTime,
  state: z.enum(CLAIM_STATES),
  voices: z.array(voiceSchema),
  /** How many more readers must find it in the report before it can be accepted. */
  readersMissing: z.int().check(z.gte(0)),
  decidedAt: z.nullable(isoTime),
  reason: z.nullable(z.string()),
  /** What it moved when it was accepted, a row per listing; null before. */
  effects: z.nullable(effectsSchema),
});
export type Claim = z.infer<typeof claimSchema>;

const queuedClaimSchema = z.object({
  ...claimSchema.shape,
  /** Of the company's largest listing, in US dollars. */
  marketCapitalization: z.nullable(z.number()),
  /** The verdicts in doubt that it settles: at how many listings it is the one wanted figure. */
  settles: z.int().check(z.gte(0)),
});
export type QueuedClaim = z.infer<typeof queuedClaimSchema>;

const claimCheckSchema = z.object({
  /** The figure in use; null when there is none. */
  inUse: z.nullable(
    z.object({
      value: z.number(),
      currency: z.string(),
      periodEnd: isoDate,
      source: z.enum(SOURCE_IDS),
      quality: z.enum(DATA_QUALITIES),
      url: z.nullable(z.string()),
    }),
  ),
  /** What other readers say of the same quantity instead. */
  others: z.array(claimSchema),
  /** What accepting it would move, a row per listing; null when it would be refused. */
  effects: z.nullable(effectsSchema),
  /** Why it would be refused, whoever has checked it. */
  refusal: z.nullable(z.string()),
});
export type ClaimCheck = z.infer<typeof claimCheckSchema>;

const wantedFigureSchema = z.object({
  id: z.int().check(z.positive()),
  symbol: z.string(),
  name: z.string(),
  exchange: z.enum(EXCHANGE_CODES),
  marketCapitalization: z.nullable(z.number()),
  /** The one figure of a report that settles its verdict. */
  input: z.enum(CLAIMED_INPUTS),
});
export type WantedFigure = z.infer<typeof wantedFigureSchema>;

const note = plainText("note", CLAIM_MAX_LENGTHS.note);
const params = z.object({ id: rowIdSchema });
const DECISIONS = ["accept", "correct", "decline", "revoke"] as const;
const ORDERS = ["value", "verdicts"] as const;
export type QueueOrder = (typeof ORDERS)[number];

export const claimEndpoints = {
  listClaims: endpoint("GET /api/claims", {
    cache: "never",
    openData: true,
    paged: true,
    query: z.object({
      symbol: z.optional(symbolSchema),
      state: z.optional(oneOf("state", CLAIM_STATES)),
      limit: limitSchema,
      cursor: cursorSchema,
    }),
    response: z.array(claimSchema),
    reads: 400,
  }),
  submitClaim: endpoint("POST /api/claims", {
    cache: "never",
    body: newClaimSchema,
    requestHeaders: KEPT_ONCE,
    status: 201,
    response: claimSchema,
    reads: 60,
    errors: ["not_found", "conflict", "too_many_requests"],
  }),
  checkClaim: endpoint("POST /api/claims/:id/voices", {
    cache: "never",
    params,
    body: z.object({ agrees: flag("agrees"), note: z.nullish(note) }).check(
      z.refine(({ agrees, note: text }) => agrees || Boolean(text), {
        error: complaint("required", { field: "note" }),
        path: ["note"],
      }),
    ),
    requestHeaders: KEPT_ONCE,
    response: claimSchema,
    reads: 40,
    errors: ["not_found", "conflict", "too_many_requests"],
  }),
  withdrawClaim: endpoint("DELETE /api/claims/:id", {
    cache: "never",
    params,
    response: claimSchema,
    reads: 40,
    errors: ["not_found", "conflict"],
  }),
  listWanted: endpoint("GET /api/claims/wanted", {
    cache: { seconds: 300 },
    openData: true,
    paged: true,
    query: z.object({
      exchange: z.optional(exchangeSchema),
      input: z.optional(oneOf("input", CLAIMED_INPUTS)),
      limit: limitSchema,
      cursor: cursorSchema,
    }),
    response: z.array(wantedFigureSchema),
  }),
  countWanted: endpoint("GET /api/claims/wanted/counts", {
    cache: { seconds: 300 },
    openData: true,
    response: z.array(
      z.object({
        exchange: z.enum(EXCHANGE_CODES),
        input: z.enum(CLAIMED_INPUTS),
        stocks: z.int().check(z.positive()),
      }),
    ),
  }),
  listQueue: adminEndpoint("GET /api/admin/claims", {
    paged: true,
    query: z.object({
      order: z._default(oneOf("order", ORDERS), "value"),
      limit: limitSchema,
      cursor: cursorSchema,
    }),
    response: z.array(queuedClaimSchema),
    reads: 2000,
  }),
  foreseeClaim: adminEndpoint("GET /api/admin/claims/:id", { params, response: claimCheckSchema, reads: 200 }),
  decideClaim: adminEndpoint("POST /api/admin/claims/:id", {
    params,
    body: z
      .object({
        decision: oneOf("decision", DECISIONS),
        reason: plainText("reason", CLAIM_MAX_LENGTHS.reason),
        /** The figure as the report has it, for a correction. */
        figure: z.optional(correctedSchema),
      })
      .check(
        z.refine(({ decision, figure }) => decision !== "correct" || figure !== undefined, {
          error: complaint("required", { field: "figure" }),
          path: ["figure"],
        }),
      ),
    response: claimSchema,
    reads: 100,
    errors: ["not_found", "conflict"],
  }),
};
