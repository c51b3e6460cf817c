import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { ReadReport } from "./ReadReport.tsx";

/** What only some need to fill in a form. Without a network the form stands without it. */
const Reading = lazy<ComponentType<ComponentProps<typeof ReadReport>>>(async () => ({
  default: (await import("./ReadReport.tsx").catch(() => ({ ReadReport: () => null }))).ReadReport,
}));

export const LazyReadReport = (props: ComponentProps<typeof ReadReport>) => (
  <Suspense>
    <Reading {...props} />
  </Suspense>
);
