import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./layout/ErrorBoundary.tsx";

const FAILURE = {
  title: "A part of this page could not be loaded",
  text: "You are offline, or a new version of Mizan is ready. Reload to use it.",
};

/**
 * Loads a component that has no place in the page, such as a dialog, when it is first needed. If its code cannot be loaded, the page
 * stays and a notice appears at the bottom of the window, unless nobody asked for the component.
 */
export function Extra({ isUnasked = false, children }: { isUnasked?: boolean; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" place={isUnasked ? "nowhere" : "foot"} {...FAILURE}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
