import { lazy } from "react";

const load = () => import("./BrowseResults.tsx");

/** The stocks of a market come only after one was chosen: loaded while one chooses, shown when the answer is there. */
export const BrowseResults = lazy(async () => ({ default: (await load()).BrowseResults }));

// A failure shows itself when the component is needed.
export const preloadBrowseResults = () => void load().catch(() => undefined);
