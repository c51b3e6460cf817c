import * as z from "zod/mini";

const STOCK_ID_MAX = 1e9;
const error = "stockId must be the id of a stock, a whole number";

/** `stockId` in a body. */
export const stockIdSchema = z.int({ error }).check(z.positive({ error }), z.lte(STOCK_ID_MAX, { error }));

/** `stockId` in a path. */
export const stockIdParamSchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,10}$/, { error })), z.transform(Number)),
  stockIdSchema,
);
