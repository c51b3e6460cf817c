import * as z from "zod/mini";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { complaint } from "./reasons.ts";

/**
 * What browsers measure of a visit: the largest paint and the slowest answer to an input in milliseconds, and the layout shift. Only the
 * bounds between which a figure falls are counted; what is beyond the last one has a place of its own.
 */
export const SPEED_BOUNDS = {
  largestPaint: [500, 1000, 1500, 2000, 2500, 4000, 6000],
  slowestInput: [50, 100, 150, 200, 300, 500, 1000],
  layoutShift: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;
export type SpeedMeasure = keyof typeof SPEED_BOUNDS;

const figure = (field: string, max: number) => {
  const error = complaint("between", { field, min: 0, max });
  return z.optional(z.number({ error }).check(z.gte(0, { error }), z.lte(max, { error })));
};

const visitSchema = z
  .object({
    largestPaint: figure("largestPaint", 600_000),
    slowestInput: figure("slowestInput", 600_000),
    layoutShift: figure("layoutShift", 100),
  })
  .check(
    z.refine((visit) => Object.values(visit).some((figure) => figure !== undefined), {
      error: complaint("without_figure"),
    }),
  );
export type VisitSpeed = z.output<typeof visitSchema>;

/** Three of four visits had at most this figure; null when nobody reported one, or when it is beyond the last bound. */
const threeOfFour = z.object({ visits: z.int().check(z.gte(0)), atMost: z.nullable(z.number()) });

export const pageSpeedEndpoints = {
  reportSpeed: endpoint("POST /api/page-speed", {
    cache: "never",
    body: visitSchema,
    ...NO_CONTENT,
    errors: ["too_many_requests"],
  }),
  readSpeed: endpoint("GET /api/page-speed", {
    cache: { seconds: 300 },
    reads: 60,
    response: z.object({
      /** The days that are counted, up to today. */
      days: z.int().check(z.positive()),
      isOn: z.boolean(),
      largestPaint: threeOfFour,
      slowestInput: threeOfFour,
      layoutShift: threeOfFour,
    }),
  }),
};
