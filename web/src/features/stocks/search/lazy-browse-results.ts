import { lazy } from "react";

const load = () => import("./BrowseResults.tsx");

/** The stocks of a market are needed only after one was chosen: loaded during the choice, shown with the answer. */
export const BrowseResults = lazy(async () => ({ default: (await load()).BrowseResults }));

// A failure shows itself when the component is needed.
export const preloadBrowseResults = () => void load().catch(() => undefined);
