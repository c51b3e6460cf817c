import { startProduct } from "../web/e2e/served-product.ts";
import { compared, exactly, type Measured, quantityOf } from "./measure.ts";

const STARTS = 3;
const LIMIT_SECONDS = 15;

/** P21: `npm start` on an empty state, until all companies are in. */
export async function firstStart(): Promise<Measured[]> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const { stop } = await startProduct();
    seconds.push((performance.now() - began) / 1000);
    await stop();
  }
  const ours = quantityOf(seconds, "s");
  const reference = exactly(LIMIT_SECONDS, "s");
  return [
    compared("P21", "first start, until all companies are in ÷ its limit", { ours, reference, goal: { atMost: 1 } }),
  ];
}
