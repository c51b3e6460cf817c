import { lazyPart } from "../../ui/layout/lazy-part.tsx";

/** A file of its own, so that the page's code does not name all that the scores at its very end need. */
export const MethodologyScores = lazyPart(() => import("../../features/funds/FundScores.tsx"), "FundScores");
