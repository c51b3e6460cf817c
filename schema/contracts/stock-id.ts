import * as z from "zod";

const STOCK_ID_MAX = 1e9;
const error = "stockId must be the id of a stock, a whole number";

/** `stockId` in a body. */
export const stockIdSchema = z.int({ error }).positive({ error }).max(STOCK_ID_MAX, { error });

/** `stockId` in a path. */
export const stockIdParamSchema = z
  .string()
  .regex(/^\d{1,10}$/, { error })
  .transform(Number)
  .pipe(stockIdSchema);
