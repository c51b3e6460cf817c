import { type ReactNode, Suspense } from "react";
import { EXTRA_FAILURE } from "#wording/site.ts";
import { ErrorBoundary } from "./layout/ErrorBoundary.tsx";

/**
 * Loads a component that has no place in the page, such as a dialog, when it is first needed. If its code cannot be loaded, the page
 * stays and a notice appears at the bottom of the window, unless nobody asked for the component.
 */
export function Extra({ isUnasked = false, children }: { isUnasked?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" place={isUnasked ? "nowhere" : "foot"} {...EXTRA_FAILURE}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
